import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { DIGESTS } from '../../../src/server/modules/notices/due-digests.ts';
import { PREMIUM_ENDS } from '../../../src/server/modules/premium/ending-premium.ts';
import { readQueueHealth } from '../../../src/server/queue/given-up-work.ts';
import { explainQueries } from '../support/explain-queries.ts';
import { kindOfWork } from '../support/kind-of-work.ts';
import { testDatabase } from '../support/test-database.ts';

// Servers ask every second for work, and there may be a million people.

const database = await testDatabase();
const db = database.db;
const log = createLogger('silent');
beforeAll(async () => {
  await sql`
    insert into person (user_id, digest_at, premium_until)
    select n, now() + make_interval(mins => n), now() + make_interval(days => 4, mins => n)
    from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into due_work (kind, subject, due_at, next_attempt_at, given_up_at)
    select kind, n, now() + make_interval(mins => n), now() + make_interval(mins => n), case when n % 9 = 0 then now() end
    from generate_series(1, 2000) as n, unnest('{removals,lookups,digests}'::text[]) as kind`.execute(db);
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

it.each([DIGESTS, PREMIUM_ENDS])('the next job is read off indexes', async (kind) => {
  const plan = await explainQueries(db, (asking) => kind.doNext({ db: asking, log, bot: {} }));
  expect(plan).toContain('using due_work_next on');
  expect(plan).not.toContain('Seq Scan');
});

it('the work that waits and the work that was given up are counted off indexes', async () => {
  const kinds = ['digests', 'endings', 'lookups', 'removals'].map(kindOfWork);
  const plan = await explainQueries(db, (asking) => readQueueHealth(asking, kinds));
  expect(plan).toContain('due_work_oldest on');
  expect(plan).toContain('due_work_given_up on');
  expect(plan).not.toContain('Seq Scan');
});
