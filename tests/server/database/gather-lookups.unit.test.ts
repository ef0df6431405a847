import { expect, it } from 'vitest';
import { gatherLookups } from '../../../src/server/database/gather-lookups.ts';

function heldLookups() {
  const batches: { keys: readonly number[]; answer: () => void; fail: () => void }[] = [];
  const lookUp = gatherLookups<number, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(keys.map((key) => key * 2));
        batches.push({ keys, answer, fail: () => reject(new Error('no database')) });
      }),
  );
  return { batches, lookUp };
}

const passTime = () => new Promise((resolve) => setTimeout(resolve, 5));

it('lookups that come while a statement runs share the next one', async () => {
  const { batches, lookUp } = heldLookups();
  const first = [lookUp(1), lookUp(2)];
  await passTime();
  const later = [lookUp(3)];
  await passTime();
  later.push(lookUp(3), lookUp(4));
  await passTime();
  expect(batches.map(({ keys }) => keys)).toEqual([[1, 2]]);
  batches[0]?.answer();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await passTime();
  expect(batches.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, 3, 4],
  ]);
  batches[1]?.answer();
  expect(await Promise.all(later)).toEqual([6, 6, 8]);
});

it('a failed statement fails its own lookups, and the next ones are answered', async () => {
  const { batches, lookUp } = heldLookups();
  const failing = Promise.allSettled([lookUp(1), lookUp(2)]);
  await passTime();
  const next = lookUp(3);
  batches[0]?.fail();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await passTime();
  batches[1]?.answer();
  expect(await next).toBe(6);
});
