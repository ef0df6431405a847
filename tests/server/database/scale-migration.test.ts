// @vitest-environment node
import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { titlesOfGenre } from '../../../src/server/modules/catalogue/genres.ts';
import { findTitle } from '../../../src/server/modules/catalogue/titles.ts';
import { staticListTitles, toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { homeTitles } from '../../../src/server/modules/rankings/home-titles.ts';
import { mostPlayedOfGenre } from '../../../src/server/modules/rankings/rankings.ts';
import { filterTitles } from '../../../src/server/modules/search/filter-titles.ts';
import { testDatabase } from '../support/test-database.ts';

const BEFORE = '0009-updates';
let database: Database;
let db: Kysely<Schema>;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  await backTo(BEFORE);
  for (const statement of OLD_ROWS) await sql.raw(statement).execute(db);
  await migrate(db);
});
afterAll(() => database.close());

/** Makes the database what it was at an older version: empty. */
async function backTo(version: string): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= version));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => older },
  }).migrateToLatest();
  if (error) throw error;
}

/** Titles 1, 2 and 3 are of one genre; the second is a series, the third was never played and 4 is hidden. */
const OLD_ROWS = [
  `insert into genre (nome) values ('Dramma')`,
  `insert into content (origin, type, titolo, titolo_ricerca, trama, generi, data_uscita, durata, adult, mi_piace,
      preferiti, visualizzazioni, created_at, hidden)
    select 'old:' || n, case n when 2 then 'serie' else 'film' end, 'Titolo ' || n, 'titolo ' || n, '', '{Dramma}',
      make_date(2000 + n, 1, 1), 30 * n, false, n, 10 * n, case n when 3 then 0 else 100 * n end,
      timestamptz '2026-01-01' + n * interval '1 day', n = 4
    from generate_series(1, 4) n`,
  `insert into content_genre select 1, id, created_at from content where not hidden`,
  `insert into genre_window values (1, 'film', 1, 5)`,
  `insert into list_item (user_id, list, content_id, added_at)
    select '42', 'liste', n, timestamptz '2026-02-01' - n * interval '1 day' from generate_series(1, 4) n`,
];

const idsOf = (titles: readonly { id: number }[]) => titles.map(({ id }) => id);

it('titles keep their counters', async () => {
  expect(await findTitle(db, 2)).toMatchObject({ miPiace: 2, preferiti: 20, visualizzazioni: 200 });
  expect(idsOf(await homeTitles(db))).toEqual([3, 2, 1]);
});

it('titles are found by what they are', async () => {
  const paging = { page: 1, perPage: 9 };
  const nothing = { genres: [], durations: [], years: [], types: [], paging };
  expect(idsOf(await titlesOfGenre(db, { genre: 'Dramma', paging }))).toEqual([3, 2, 1]);
  expect(idsOf(await filterTitles(db, { ...nothing, genres: ['Dramma'], types: ['film'] }))).toEqual([3, 1]);
  expect(idsOf(await filterTitles(db, { ...nothing, genres: ['Dramma'], years: ['2002'] }))).toEqual([2]);
  expect(idsOf(await filterTitles(db, { ...nothing, durations: ['2 ore'] }))).toEqual([3]);
});

it('rankings go on with the titles that were not played', async () => {
  const ranking = await mostPlayedOfGenre(db, { type: 'film', genre: 'Dramma', limit: 9 });
  expect(idsOf(ranking)).toEqual([1, 3]);
});

it('lists are what they were, without the hidden title', async () => {
  expect(idsOf(await staticListTitles(db, { userId: '42', list: 'liste' }))).toEqual([1, 2, 3]);
});

it('what a server of the older version counts meanwhile is counted', async () => {
  await sql`update content set mi_piace = mi_piace + 1, visualizzazioni = visualizzazioni + 7 where id = 1`.execute(
    db,
  );
  await toggleInStaticList(db, { userId: '42', list: 'mi_piace', contentId: 1 });
  expect(await findTitle(db, 1)).toMatchObject({ miPiace: 3, preferiti: 10, visualizzazioni: 107 });
  expect(await countPlays(db)).toBe(0);
});
