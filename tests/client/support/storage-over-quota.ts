/** The same storage, over quota. */
export function overQuota(store: Storage): Storage {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'setItem')
        return () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
