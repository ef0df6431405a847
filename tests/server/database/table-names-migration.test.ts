// @vitest-environment node
import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { claimDeliveries, markDelivered } from '../../../src/server/modules/playback/delivery-queue.ts';
import { testDatabase } from '../support/test-database.ts';

let database: Database;
let db: Kysely<Schema>;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0015'));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => older },
  }).migrateToLatest();
  if (error) throw error;
  await sql`insert into wish (user_id, kind) values ('1', 'search')`.execute(db);
  await migrate(db);
});
afterAll(() => database.close());

it('rows stay, and their numbers go on for servers of either version', async () => {
  await sql`insert into wish (user_id, kind) values ('2', 'search')`.execute(db);
  await sql`insert into delivery (user_id, kind) values ('3', 'search')`.execute(db);
  expect((await claimDeliveries(db, 8)).map(({ id, userId }) => [id, userId])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
});

it('an older server claims what a newer one does not have, and the other way round', async () => {
  await sql`insert into delivery (user_id, kind) values ('4', 'search'), ('5', 'search')`.execute(db);
  const claimed = await sql<{ id: number; attempts: number }>`
    with due as materialized (
      select id from wish where state = 'waiting' and claimed_until is null order by id limit 1 for update skip locked
    )
    update wish set claimed_until = now() + interval '30 s', attempts = least(attempts + 1, 32767)
    from due where wish.id = due.id returning wish.id, attempts`.execute(db);
  expect(claimed.rows).toEqual([{ id: 4, attempts: 1 }]);
  expect((await claimDeliveries(db, 8)).map(({ userId }) => userId)).toEqual(['5']);
  expect(await markDelivered(db, { id: 4, attempts: 1 })).toBe(true);
});

it('an older server notes an episode and counts a play', async () => {
  await sql`insert into content (origin, type, titolo, titolo_ricerca, trama, generi, data_uscita, durata, adult)
    values ('old:1', 'serie', 'Titolo', 'titolo', '', '{}', '2000-01-01', 1, false)`.execute(db);
  for (const episode of [1, 2])
    await sql`insert into reached_episode (user_id, content_id, season, episode) select '1', id, 1, ${episode} from content
      on conflict (user_id, content_id) do update set season = excluded.season, episode = excluded.episode`.execute(
      db,
    );
  expect(await db.selectFrom('watch_progress').select('episode').execute()).toEqual([{ episode: 2 }]);
  await sql`with event as (
      insert into play_event (user_id, content_id, played_at, day, first_of_day)
      select '1', id, now(), now()::date, true from content returning id
    ) insert into play_uncounted (event_id) select id from event`.execute(db);
  const taken =
    await sql`delete from play_uncounted where event_id in (select event_id from play_uncounted limit 5)
    returning event_id`.execute(db);
  expect(taken.rows).toHaveLength(1);
  expect(await db.selectFrom('pending_play').selectAll().execute()).toEqual([]);
});
