import { expect, it } from 'vitest';
import { createFairQueue } from '../../../src/server/images/fair-queue.ts';

/** A queue of one job at a time, and the order in which its jobs began. */
function singleQueue() {
  const started: string[] = [];
  const queue = createFairQueue<string>({ concurrency: 1, maxOfCaller: 3, max: 4 });
  const run = (caller: string, key: string, work = () => Promise.resolve(key), options = {}) =>
    queue(
      caller,
      key,
      () => {
        started.push(key);
        return work();
      },
      options,
    );
  return { started, run };
}

it('the next job is that of the caller with the least running time, even after a failure', async () => {
  const { started, run } = singleQueue();
  const failing = run('a', 'a1', () => Promise.reject(new Error('no')));
  const others = [run('a', 'a2'), run('a', 'a3'), run('b', 'b1')];
  await expect(failing).rejects.toThrow('no');
  expect(await Promise.all(others)).toEqual(['a2', 'a3', 'b1']);
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('a job runs once for everyone who waits for it, at the first turn of any of them', async () => {
  const { started, run } = singleQueue();
  const all = [run('a', 'first'), run('a', 'a1'), run('a', 'shared'), run('b', 'shared'), run('b', 'b1')];
  expect(await Promise.all(all)).toEqual(['first', 'a1', 'shared', 'shared', 'b1']);
  expect(started.slice(0, 2)).toEqual(['first', 'shared']);
  expect(started.toSorted()).toEqual(['a1', 'b1', 'first', 'shared']);
});

it('a caller joins a running job, and starts it again once it has ended', async () => {
  const { started, run } = singleQueue();
  expect(await Promise.all([run('a', 'same'), run('b', 'same')])).toEqual(['same', 'same']);
  await run('a', 'same');
  expect(started).toEqual(['same', 'same']);
});

it('a job beyond the limit of its caller, or of all, is refused', async () => {
  const { run } = singleQueue();
  const taken = ['a0', 'a1', 'a2', 'a3'].map((key) => run('a', key));
  const own = run('a', 'a4');
  taken.push(run('b', 'b1'));
  const anybodys = run('c', 'c1');
  await expect(own).rejects.toMatchObject({ name: 'QueueFullError', isCallersOwn: true });
  await expect(anybodys).rejects.toMatchObject({ name: 'QueueFullError', isCallersOwn: false });
  await Promise.all(taken);
  expect(await run('c', 'c1')).toBe('c1');
});

it('an urgent job runs before the others of its caller, even beyond the limit', async () => {
  const { started, run } = singleQueue();
  const taken = ['a0', 'a1', 'a2', 'a3'].map((key) => run('a', key));
  taken.push(run('a', 'next', undefined, { isNext: true }));
  await Promise.all(taken);
  expect(started).toEqual(['a0', 'next', 'a1', 'a2', 'a3']);
});
