import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShownPeople } from '../../../../src/contract/desk/people.ts';
import { readUsage } from '../../../../src/server/modules/desk/figures/usage-statistics.ts';
import { listPeople } from '../../../../src/server/modules/people/list-people.ts';
import { listPayments } from '../../../../src/server/modules/premium/list-payments.ts';
import { findReports, listOpenReports } from '../../../../src/server/modules/reports/read-reports.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { testDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

// An index that a page no longer fits is missed by nobody until there are a hundred thousand people.

const database = await testDatabase();
const db = database.db;
beforeAll(async () => {
  await sql`
    insert into person (user_id, first_seen_at, premium_until, barred_at)
    select n, now() - n / 2 * interval '1 hour', case when n % 20 = 0 then now() + interval '1 day' end,
      case when n % 50 = 0 then now() end
    from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into payment (telegram_payment_charge_id, user_id, stars, paid_at)
    select n, n % 100, 100, now() - n / 2 * interval '1 hour' from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into premium_grant (user_id, granted_at) select n, now() - n / 2 * interval '1 hour'
    from generate_series(1, 5000) as n`.execute(db);
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await sql`
    insert into video (title_id, kind, file_id, position)
    select ${titleId}, 'video', n, n from generate_series(0, 2) as n`.execute(db);
  await sql`insert into report (title_id, kind, people) values (${titleId}, 'audio', 3000)`.execute(db);
  await sql`
    insert into report_person (report_id, user_id, title_id, version_id, note)
    select report.id, n, ${titleId}, video.id, case when n % 10 = 0 then 'Si sente male' end
    from report, generate_series(1, 3000) as n join video on position = n % 3`.execute(db);
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

/** A step that sorts rows after it has read them to the end. */
const SORT = /-> +(Incremental )?Sort\n/;

it.each<[ShownPeople, string]>([
  ['all', 'person_newest'],
  ['premium', 'person_newest_premium'],
  ['banned', 'person_newest_banned'],
])('a page of people (%s) begins at its place in the index', async (show, index) => {
  const plan = await explainQueries(db, (asking) =>
    listPeople(asking, { show, words: '', after: '300', limit: 40 }),
  );
  expect(plan).toMatch(
    new RegExp(`using ${index} on person\\n +Index Cond: \\(ROW\\(first_seen_at, user_id\\)`),
  );
  expect(plan).not.toMatch(SORT);
});

it('a page of payments begins at its place in the index', async () => {
  const plan = await explainQueries(db, (asking) =>
    listPayments(asking, { person: undefined, after: '300', limit: 40 }),
  );
  expect(plan).toMatch(/using payment_newest on payment\n +Index Cond: \(ROW\(/);
  expect(plan).not.toMatch(SORT);
});

it('the latest people of a report are read off indexes, however many there are', async () => {
  const [{ id } = { id: 0 }] = await listOpenReports(db, { limit: 1 });
  const plan = await explainQueries(db, (asking) => findReports(asking, [id]));
  expect(plan).toContain('using report_person_note on');
  expect(plan).toMatch(/Limit\n +-> +Index Only Scan using report_person_of_version on/);
});

it('what happened in the last days is counted along indexes on the time', async () => {
  const plan = await explainQueries(db, (asking) => readUsage(asking, { days: 7 }));
  for (const index of ['person_(newest|by_first_visit)', 'premium_grant_by_time', 'payment_(newest|by_time)'])
    expect(plan).toMatch(new RegExp(`using ${index} on .*\\n +Index Cond: .*<`));
});
