/** The keys of an object that has only those of its type. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(object, key);
  return Object.keys(object).filter(isKey);
}
