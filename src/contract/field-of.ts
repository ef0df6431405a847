/** A field of an unparsed value; undefined if it has none. */
export function fieldOf(value: unknown, name: string): unknown {
  return Reflect.get(Object(value), name);
}
