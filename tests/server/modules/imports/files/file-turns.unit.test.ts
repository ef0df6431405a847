import { expect, it } from 'vitest';
import { CALL_WAIT, inFileTurn } from '../../../../../src/server/modules/imports/files/file-turns.ts';

/** A file whose reading ends at the test's word. */
function slowFile() {
  const done = { now: () => {}, isBegun: false };
  const read = () =>
    new Promise<void>((resolve) => {
      done.isBegun = true;
      done.now = resolve;
    });
  return { done, read };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

it('one person’s files are read one after the other, and hold up nobody else’s', async () => {
  const own = [slowFile(), slowFile(), slowFile()];
  const turns = own.map(({ read }) => inFileTurn('anna', CALL_WAIT, read));
  const other = slowFile();
  turns.push(inFileTurn('bruno', CALL_WAIT, other.read));
  await aMoment();
  expect([...own, other].map(({ done }) => done.isBegun)).toEqual([true, false, false, true]);
  const third = slowFile();
  turns.push(inFileTurn('carla', CALL_WAIT, third.read));
  await aMoment();
  expect(third.done.isBegun).toBe(false);
  own[0]?.done.now();
  await aMoment();
  // Her turn comes before the second file of somebody who had the first one.
  expect([third.done.isBegun, own[1]?.done.isBegun]).toEqual([true, false]);
  for (const file of [other, third, own[1], own[2]]) {
    await aMoment();
    file?.done.now();
  }
  await Promise.all(turns);
});

it('a file whose turn does not come in time is answered so, and not read later', async () => {
  const first = slowFile();
  const late = slowFile();
  const turn = inFileTurn('anna', CALL_WAIT, first.read);
  await expect(inFileTurn('anna', { ...CALL_WAIT, maxMs: 20 }, late.read)).rejects.toMatchObject({
    statusCode: 503,
    retryAfter: 10,
  });
  first.done.now();
  await turn;
  await aMoment();
  expect(late.done.isBegun).toBe(false);
});

it('a file that cannot be read leaves its turn to the next one', async () => {
  await expect(inFileTurn('anna', CALL_WAIT, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await inFileTurn('anna', CALL_WAIT, () => Promise.resolve('read'))).toBe('read');
});
