import { afterEach, expect, it, vi } from 'vitest';
import { type LeaderJob, startLeaderJob } from '../../../src/server/queue/leader-job.ts';

const DAY = 86_400_000;

let job: LeaderJob | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await job?.stop();
});

function start(work: () => Promise<unknown>, startDelayMs = 0) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const state = { leads: false, errors: 0 };
  job = startLeaderJob({
    name: 'a job',
    everyMs: DAY,
    startDelayMs,
    isLeader: () => state.leads,
    work,
    log: { error: () => void (state.errors += 1) },
  });
  return state;
}

it('a job runs when the server becomes the leader, and then once a day', async () => {
  const work = vi.fn(async () => undefined);
  const state = start(work);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(work).not.toHaveBeenCalled();
  state.leads = true;
  await expect.poll(() => work.mock.calls.length).toBe(1);
  vi.setSystemTime(Date.now() + DAY / 2);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(work).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + DAY);
  await expect.poll(() => work.mock.calls.length).toBe(2);
});

it('a job waits for the start delay', async () => {
  const work = vi.fn(async () => undefined);
  start(work, 60_000).leads = true;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(work).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

it('a job is retried soon after a failure, which is logged once', { timeout: 20_000 }, async () => {
  const work = vi.fn(async () => undefined);
  for (let time = 0; time < 2; time += 1) work.mockRejectedValueOnce(new Error('no'));
  const state = start(work);
  state.leads = true;
  await expect.poll(() => work.mock.calls.length).toBe(1);
  vi.setSystemTime(Date.now() + 2000);
  await expect.poll(() => work.mock.calls.length).toBe(2);
  vi.setSystemTime(Date.now() + 4000);
  await expect.poll(() => work.mock.calls.length).toBe(3);
  expect(state.errors).toBe(1);
});

it('a job runs again when the clock is set back by a month', async () => {
  const work = vi.fn(async () => undefined);
  start(work).leads = true;
  await expect.poll(() => work.mock.calls.length).toBe(1);
  vi.setSystemTime(Date.now() - 30 * DAY);
  await expect.poll(() => work.mock.calls.length).toBe(2);
});
