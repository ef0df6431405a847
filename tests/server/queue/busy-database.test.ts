import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { startLeaderJob } from '../../../src/server/queue/leader-job.ts';
import { startQueueWorker } from '../../../src/server/queue/queue-worker.ts';
import { testDatabase } from '../support/test-database.ts';

const { db, close } = await testDatabase({ size: 1, waitLimit: 1000 });
afterAll(close);

it('work that gets no connection in time is one line in the log, and is done once there is one', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const done = new Set<string>();
  const work = async (name: string) => {
    await sql`select 1`.execute(db);
    done.add(name);
  };
  const startQueue = (name: string) =>
    startQueueWorker({
      name,
      log,
      concurrency: 1,
      claim: async () => work(name).then(() => []),
      renew: async () => undefined,
      work: async () => undefined,
      intervalMs: 50,
    });
  const startJob = () =>
    startLeaderJob({ name: 'job', everyMs: 60_000, isLeader: () => true, work: () => work('job'), log });
  const all: { stop(): Promise<unknown> }[] = [];
  await db.connection().execute(async (only) => {
    await sql`select 1`.execute(only);
    // The only connection is taken by now: none of these has to wait for another of them.
    all.push(...['one', 'two', 'three'].map(startQueue), startJob());
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  await vi.waitUntil(() => done.size === 4, { timeout: 5000 });
  await Promise.all(all.map((one) => one.stop()));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      leftOut: 0,
      msg: 'the database is busy: work that got no connection in time is tried again',
    }),
  ]);
  expect(lines.join('')).not.toContain('stack');
});
