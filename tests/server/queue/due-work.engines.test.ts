import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDueWork, type DueJob, dueWork } from '../../../src/server/queue/due-work.ts';
import {
  dropGivenUp,
  listGivenUp,
  readQueueHealth,
  retryGivenUp,
} from '../../../src/server/queue/given-up-work.ts';
import { doDueWork } from '../support/do-due-work.ts';
import { kindOfWork } from '../support/kind-of-work.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = await useTestDatabase();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const context = { db, log };

class OutageError extends Error {}
const done: string[] = [];
let failure: Error | undefined;
let againInMs: number | undefined;

/** Work as the kind of that name, which is owners’ to see. */
const ENDINGS = dueWork({
  name: 'endings',
  summary: '',
  isOutage: (error) => error instanceof OutageError,
  handler:
    () =>
    async ({ subject }: DueJob) => {
      if (failure) throw failure;
      done.push(subject);
      return againInMs === undefined ? undefined : { againInMs };
    },
});
const work = () => doDueWork(ENDINGS, context);
const kind = kindOfWork('endings');
const health = async () => (await readQueueHealth(db, [kind]))[0];
const rows = () => db.selectFrom('due_work').select(['subject', 'failures', 'attempts']).execute();

beforeEach(async () => {
  done.splice(0);
  [failure, againInMs] = [undefined, undefined];
  await addDueWork(db, 'endings', { subject: '7' });
});

it('a thing to be done is stored once, and done once', async () => {
  await addDueWork(db, 'endings', { subject: '7' });
  await work();
  await work();
  expect(done).toEqual(['7']);
  expect(await rows()).toEqual([]);
});

it('a job that is due again waits for its time, without counting as work that waits', async () => {
  againInMs = 300_000;
  expect(await ENDINGS.doNext(context)).toBe(true);
  expect(await ENDINGS.doNext(context)).toBe(false);
  expect(await health()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
  await work();
  expect(done).toEqual(['7', '7']);
});

it('a job of another kind is left to that kind', async () => {
  await addDueWork(db, 'lookups', { subject: '8' });
  await work();
  expect(await rows()).toMatchObject([{ subject: '8', attempts: 0 }]);
});

describe('a job that fails', () => {
  it('a job at fault is given up after three attempts, with its reason, and delays no other', async () => {
    failure = new TypeError('no');
    await work();
    await work();
    expect(await listGivenUp(db, kind)).toEqual([]);
    await work();
    expect(await listGivenUp(db, kind)).toMatchObject([{ failure: 'TypeError: no' }]);
    expect(await health()).toMatchObject({ waiting: 0, givenUp: 1 });
    failure = undefined;
    await addDueWork(db, 'endings', { subject: '8' });
    await work();
    expect(done).toEqual(['8']);
  });

  it('a retry has as many attempts as new work', async () => {
    failure = new TypeError('no');
    for (let attempt = 0; attempt < 3; attempt += 1) await work();
    expect(await retryGivenUp(db, kind, 'all')).toBe(1);
    await work();
    expect(await rows()).toMatchObject([{ failures: 1 }]);
    failure = undefined;
    await work();
    expect([done, await rows()]).toEqual([['7'], []]);
  });

  it('a job that was given up starts anew when it is asked for again', async () => {
    failure = new TypeError('no');
    for (let attempt = 0; attempt < 3; attempt += 1) await work();
    failure = undefined;
    await addDueWork(db, 'endings', { subject: '7' });
    await work();
    expect(done).toEqual(['7']);
  });

  it('a drop deletes it', async () => {
    failure = new TypeError('no');
    for (let attempt = 0; attempt < 3; attempt += 1) await work();
    expect(await dropGivenUp(db, kind, 'all')).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('an outage of another service is waited for, a day long', async () => {
    failure = new OutageError('down');
    for (let attempt = 0; attempt < 5; attempt += 1) await work();
    expect(await rows()).toMatchObject([{ failures: 0, attempts: 5 }]);
    await sql`update due_work set moved_at = now() - interval '1 day'`.execute(db);
    await work();
    expect(await listGivenUp(db, kind)).toMatchObject([{ failure: 'Error: down' }]);
  });

  it('a job whose process ends again and again is given up', async () => {
    await sql`update due_work set failures = 10`.execute(db);
    await work();
    expect(done).toEqual([]);
    expect(await listGivenUp(db, kind)).toMatchObject([
      { failure: expect.stringContaining('the process ended') },
    ]);
  });
});

it('a job that another server has by now is left to it', async () => {
  const [job] = await ENDINGS.queue.claim(db, 1);
  await sql`update due_work set claimed_until = now() - interval '1 second'`.execute(db);
  await ENDINGS.queue.claim(db, 1);
  expect(job && (await ENDINGS.queue.remove(db, job))).toBe(false);
  expect(await rows()).toHaveLength(1);
});
