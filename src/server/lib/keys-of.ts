/** The keys of an object that has no others than its type says. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(object, key);
  return Object.keys(object).filter(isKey);
}
