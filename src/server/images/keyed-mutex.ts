/**
 * A mutex for each key: work of one key runs in order, of different keys concurrently. A rejection does not stop the
 * next.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
