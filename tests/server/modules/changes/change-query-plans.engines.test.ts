import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRecorded, listChanges } from '../../../../src/server/modules/changes/find-changes.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { testDatabase } from '../../support/test-database.ts';

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

it.each([
  ['owner', undefined, 'change_pkey'],
  ['owner', '300', 'change_pkey'],
  ['helper', '300', 'change_of_helpers'],
] as const)(
  'a page of changes for a role (%s, after %s) is read along an index',
  async (role, after, index) => {
    const plan = await explainQueries(db, (asking) => listChanges(asking, { role, after, limit: 40 }));
    expect(plan).toContain(`Index Scan Backward using ${index} on change\n`);
  },
);

it('what is recorded once is found by its key', async () => {
  const plan = await explainQueries(db, (asking) => isRecorded(asking, 'video 7'));
  expect(plan).toContain('Bitmap Index Scan on change_about\n');
});
