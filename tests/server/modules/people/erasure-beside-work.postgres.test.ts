import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { sleep } from '../../../../src/server/lib/clock.ts';
import { recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { testDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

// Two transactions at once: the embedded database has a single connection.

const { db, close } = await testDatabase({ size: 4 });
afterAll(close);

const isWaiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
    db,
  );
  return rows.length > 0;
};

// PostgreSQL ends the statement whose second of waiting is over when there is a deadlock: here the work's.
it.each([
  { pause: 0, user_id: '42' },
  { pause: 1200, user_id: '43' },
])('an erasure lets work go on that waits for it after $pause ms', async ({ pause, user_id }) => {
  const [title_id = 0] = await addTestTitles(db, [{}]);
  const ofEpisode = { user_id, title_id, season: 1, episode: 1 };
  await recordSignIn(db, user_id);
  await db.insertInto('watch_progress').values(ofEpisode).execute();
  let erasure: Promise<void> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('watch_progress').set({ episode: 2 }).execute();
    erasure = erasePersonData(db, user_id);
    await expect.poll(isWaiting).toBe(true);
    await sleep(pause);
    await transaction.insertInto('muted_title').values({ user_id, title_id }).execute();
  });
  await erasure;
  for (const table of ['person', 'watch_progress', 'muted_title'] as const)
    expect(await db.selectFrom(table).select('user_id').execute()).toEqual([]);
});
