import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChange, listChanges } from '../../../../src/server/modules/changes/find-changes.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { testDatabase } from '../../support/test-database.ts';

// A plan that goes through all later changes for each row of a page is fast until there is a year of them.

const database = await testDatabase();
const db = database.db;
beforeAll(async () => {
  await sql`
    insert into change (user_id, role, what, about, undo)
    select '9', case when n % 20 = 0 then 'helper' else 'owner' end, n, array['title ' || n % 900, 'video ' || n], '{}'
    from generate_series(1, 20000) as n`.execute(db);
  await sql`vacuum analyze change`.execute(db);
});
afterAll(() => database.close());

/** What changed the same later is read from the index on keys, once for all rows. */
const LATER_BY_KEYS =
  /CTE later\n +-> +Bitmap Heap Scan on change later_1\n[^]+-> +Bitmap Index Scan on change_about\n/;

it.each([
  ['owner', undefined, 'change_pkey'],
  ['owner', '300', 'change_pkey'],
  ['helper', '300', 'change_of_helpers'],
] as const)(
  'a page of changes for a role (%s, after %s) is read along an index, and later ones by their keys',
  async (role, after, index) => {
    const plan = await explainQueries(db, (asking) => listChanges(asking, { role, after, limit: 40 }));
    expect(plan).toContain(`Index Scan Backward using ${index} on change change_1\n`);
    expect(plan).toMatch(LATER_BY_KEYS);
    expect(plan.match(/change_about/g)).toHaveLength(1);
  },
);

it('later changes of the same thing as one change are found by their keys', async () => {
  const plan = await explainQueries(db, (asking) => findChange(asking, { id: '7', role: 'owner' }));
  expect(plan).toMatch(LATER_BY_KEYS);
});
