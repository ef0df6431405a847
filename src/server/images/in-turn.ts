/** Runs works of one key one after the other, of different keys side by side. A failed work stops no other. */
export function inTurn() {
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
