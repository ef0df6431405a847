import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type QueueWorker, startQueueWorker } from '../../../src/server/queue/queue-worker.ts';

const claim = vi.fn(async (): Promise<{ id: number; attempts: number }[]> => []);
let queue: QueueWorker;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  claim.mockClear();
  queue = startQueueWorker({
    name: 'test',
    log: { error: vi.fn() },
    concurrency: 2,
    claim,
    renew: async () => undefined,
    work: async () => undefined,
  });
});
afterEach(async () => {
  await queue.stop();
  vi.useRealTimers();
});

/** The queue's reads within this many seconds, counted. */
async function readsWithin(seconds: number): Promise<number> {
  claim.mockClear();
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return claim.mock.calls.length;
}

it('a queue is polled every second, and every five seconds after half a minute without a job', async () => {
  expect(await readsWithin(29)).toBeGreaterThan(28);
  await readsWithin(5);
  expect(await readsWithin(50)).toBe(10);
});

it('an idle queue is polled immediately when woken, and every second from then on', async () => {
  await readsWithin(60);
  claim.mockClear();
  queue.wake();
  expect(claim).toHaveBeenCalledTimes(1);
  expect(await readsWithin(20)).toBe(20);
});

it('a queue is polled every second again after another process’s job', async () => {
  await readsWithin(60);
  claim.mockResolvedValueOnce([{ id: 1, attempts: 1 }]);
  await readsWithin(5);
  expect(await readsWithin(20)).toBe(20);
});
