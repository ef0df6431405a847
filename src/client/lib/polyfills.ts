/*
 * Functions that the app or its libraries call and that the oldest supported engines (Chromium 91, Safari 15.0)
 * lack. The build lowers syntax only. Imported first, by main.tsx.
 */

define(Array.prototype, 'at', function at(this: unknown[], index: number) {
  return this[index < 0 ? this.length + index : index];
});

define(Object, 'hasOwn', (object: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(object, key),
);

/** Not enumerable, like built-ins: `for in` over an array must not find it. */
function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
