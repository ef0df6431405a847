import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const PLAYS = 12_000;
const MAX_ROWS = 5000;

const db = await useTestDatabase();

/** Records the number of plays that each statement changes; from the given statement on they fail. */
async function watchUpdates({ failsAt = 1000 } = {}): Promise<void> {
  await sql`create or replace function note_update() returns trigger language plpgsql as ${sql.lit(`begin
    if (select count(*) from noted_update) >= ${failsAt - 1} then raise exception 'the server was killed'; end if;
    insert into noted_update select count(*) from changed where user_id = '';
    return null;
  end`)}`.execute(db);
}

beforeEach(async () => {
  await sql`create table noted_update (plays integer)`.execute(db);
  await watchUpdates();
  await sql`create trigger note_update after update on play_event referencing new table as changed
    for each statement execute function note_update()`.execute(db);
  const [film = 0] = await addTestTitles(db, [{}]);
  await recordSignIn(db, '42');
  await sql`insert into play_event (user_id, title_id, played_at, day)
    select '42', ${film}::int, now(), now()::date from generate_series(1, ${PLAYS}::int)`.execute(db);
});
afterEach(async () => {
  await sql`drop trigger note_update on play_event`.execute(db);
  await sql`drop function note_update`.execute(db);
  await sql`drop table noted_update`.execute(db);
});

const notedUpdates = async () =>
  (await sql<{ plays: number }>`select plays from noted_update`.execute(db)).rows.map(({ plays }) => plays);
const playsOf = (userId: string) =>
  db.selectFrom('play_event').select('id').where('user_id', '=', userId).execute();

it('no statement of an erasure changes many rows, however much the person has played', async () => {
  await erasePersonData(db, '42');
  expect(await playsOf('')).toHaveLength(PLAYS);
  expect(Math.max(...(await notedUpdates()))).toBeLessThanOrEqual(MAX_ROWS);
});

it('the next erasure completes an interrupted one', async () => {
  await watchUpdates({ failsAt: 2 });
  await expect(erasePersonData(db, '42')).rejects.toThrow('the server was killed');
  expect(await playsOf('42')).toHaveLength(PLAYS - MAX_ROWS);
  expect((await exportPersonData(db, '42')).person).toHaveLength(1);
  await watchUpdates();
  await erasePersonData(db, '42');
  expect(await playsOf('')).toHaveLength(PLAYS);
  expect((await exportPersonData(db, '42')).person).toEqual([]);
});
