import { type Kysely, sql } from 'kysely';
import { readDemoTitles } from '../../../packages/demo-catalogue/titles.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { normalizeForSearch } from '../../../src/server/lib/normalize-for-search.ts';
import { lockRankingState } from '../../../src/server/modules/catalogue/locks.ts';
import { refreshGenreAndRankingRows } from '../../../src/server/modules/catalogue/refresh-genre-and-ranking-rows.ts';
import { generateFilmPeople, generateTitles } from './generate-titles.ts';
import { loadUnindexed, timed } from './load-unindexed.ts';

/** The rows of a full database; all of them shrink with the scale. */
type Sizes = { titles: number; people: number; plays: number; artists: number };

const FULL: Sizes = { titles: 200_000, people: 1_000_000, plays: 10_000_000, artists: 100_000 };
const DONE = 'bench.scale';
const CHUNK = 10_000;

/** The sizes of a database of this scale. */
export function sizesAt(scale: number): Sizes {
  const at = (size: number) => Math.round(size * scale);
  const { titles, people, plays, artists } = FULL;
  return { titles: at(titles), people: at(people), plays: at(plays), artists: at(artists) };
}

/** Person 20 is premium and has the longest possible lists. */
export const USER_WITH_FULL_LISTS = '20';

/**
 * Fills a database with people who play and keep titles as people do: few titles have most of it (Zipf). Once is
 * enough: a filled one stays unchanged, one with other contents is refused. Returns the scale of its contents.
 */
export async function fillDatabase({ url, scale }: { url: string; scale: number }): Promise<number> {
  const { db, close } = await openDatabase({ url, folder: '', waitsForSlowStatements: true });
  const sizes = sizesAt(scale);
  try {
    const done = await db.selectFrom('setting').select('value').where('key', '=', DONE).executeTakeFirst();
    if (done) return Number(done.value);
    if (await db.selectFrom('title').select('id').limit(1).executeTakeFirst())
      throw new Error('The database holds a catalogue: only an empty one is filled.');
    await db.connection().execute((connection) => fillEmpty(connection, sizes));
    await timed('rankings', () => group(db, sizes));
    await timed('statistics', () => sql`vacuum (freeze, analyze)`.execute(db));
    await db
      .insertInto('setting')
      .values({ key: DONE, value: String(scale) })
      .execute();
    return scale;
  } finally {
    await close();
  }
}

async function fillEmpty(db: Kysely<Schema>, sizes: Sizes): Promise<void> {
  await loadUnindexed(db, STATEMENTS(sizes), { first: () => addTitles(db, sizes) });
}

async function addTitles(db: Kysely<Schema>, { titles, artists }: Sizes): Promise<void> {
  const demo = await readDemoTitles();
  await timed('titles', async () => {
    await insert(
      db,
      'genre',
      ['nome'],
      [...new Set(demo.flatMap(({ generi }) => generi)), 'Soap', 'News'].map((nome) => ({ nome })),
    );
    for (const some of chunks(generateFilmPeople(artists, demo)))
      await insert(db, 'artist', ['nome', 'nome_ricerca'], some.map(withSearchedName));
    for (const some of chunks(generateTitles(titles, demo)))
      await insert(db, 'title', TITLE_FIELDS, some.map(withSearchedTitles));
  });
}

const withSearchedName = ({ nome }: { nome: string }) => ({ nome, nome_ricerca: normalizeForSearch(nome) });

type MadeTitle = { titolo: string; titolo_originale?: string };

const withSearchedTitles = (title: MadeTitle) => ({
  ...title,
  titolo_ricerca: normalizeForSearch(title.titolo),
  originale_ricerca: normalizeForSearch(title.titolo_originale ?? ''),
});

const TITLE_FIELDS =
  `origin type titolo titolo_ricerca titolo_originale originale_ricerca trama generi data_uscita durata
  adult copertina banner trailer tmdb_id created_at`.split(/\s+/);

function* chunks<Row>(rows: Iterable<Row>): Generator<Row[]> {
  const chunk: Row[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length === CHUNK) yield chunk.splice(0);
  }
  if (chunk.length > 0) yield chunk;
}

async function insert(
  db: Kysely<Schema>,
  table: string,
  fields: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const [into, names] = [sql.raw(table), sql.raw(fields.join(', '))];
  await sql`insert into ${into} (${names})
    select ${names} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** A rank from the first to the last title, by Zipf, as the id of some title anywhere in the catalogue. */
export const titleOfRank = (rank: string, titles: number) => `1 + (${rank})::bigint * 7919 % ${titles}`;

/** Generated in the database: COPY of the same rows, from one session into a second one, takes a quarter longer. */
const STATEMENTS = ({ titles, people, plays, artists }: Sizes) => ({
  credits: [
    `insert into credit (title_id, artist_id, role, position)
     select n, 1 + floor(${artists} * random() ^ 2)::int, case k when 0 then 'regia' else 'cast' end, k
     from generate_series(1, ${titles}) n, generate_series(0, 5) k`,
  ],
  people: [
    `insert into person (user_id, premium_until, first_seen_at)
     select n::text, case when n % 20 = 0 then timestamptz 'infinity' end, now() - n * interval '1 minute'
     from generate_series(1, ${people}) n`,
  ],
  'list entries': [
    // A rank for each entry of a list, each from a separate stretch: no duplicates. Each stretch is at least twice
    // as far from the first title as the previous one, so that none is empty.
    `insert into list_item (user_id, list, title_id, added_at)
     select n::text, list, ${titleOfRank('first + floor(random() * (next - first))', titles)},
       now() - random() * interval '700 days'
     from generate_series(1, ${people}) n
     cross join unnest(array['liste', 'mi_piace', 'preferiti']) list
     cross join lateral (select least(3 + n * 31 % 8, ${Math.floor(Math.log2(titles))}) as size) as own
     cross join lateral generate_series(0, size - 1) k
     cross join lateral (select floor(${titles} ^ (k / size::float8)) as first, floor(${titles} ^ ((k + 1) / size::float8)) as next)
       as stretch
     where n <> ${USER_WITH_FULL_LISTS}`,
    `insert into list_item (user_id, list, title_id, added_at)
     select '${USER_WITH_FULL_LISTS}', list, n, now() - n * interval '1 hour'
     from generate_series(1, 1000) n, unnest(array['liste', 'mi_piace', 'preferiti']) list`,
    `insert into custom_list (user_id, titolo)
     select (20 * n)::text, 'Lista ' || k from generate_series(1, ${people / 20}) n, generate_series(1, 2) k order by n, k`,
    `insert into custom_list_item (list_id, title_id, added_at)
     select id, 1 + (id * 7919 + k * 104729) % ${titles}, now() - random() * interval '700 days'
     from custom_list, generate_series(1, 10) k where id > 1`,
    `insert into custom_list_item (list_id, title_id, added_at)
     select 1, n, now() - n * interval '1 hour' from generate_series(1, 1000) n`,
  ],
  plays: [
    `insert into play_event (user_id, title_id, played_at, day, first_of_day)
     select user_id, title_id, min(played_at), day, true from (
       select (1 + floor(${people} * random() ^ 2))::bigint::text as user_id,
         ${titleOfRank(`floor(${titles} ^ random())`, titles)} as title_id, played_at, (played_at at time zone 'Europe/Rome')::date as day
       from (select now() - random() * interval '380 days' as played_at from generate_series(1, ${plays})) as moment
     ) as play group by user_id, title_id, day order by min(played_at)`,
    `insert into delivery (user_id, kind, title_id, created_at, state, attempts, next_attempt_at, delivered_at)
     select user_id, 'play', title_id, played_at, 'delivered', 1, played_at, played_at
     from play_event where played_at > now() - interval '30 days'`,
    `insert into play_daily (title_id, day, plays)
     select title_id, day, count(*) from play_event
     where day > (now() at time zone 'Europe/Rome')::date - 365 group by title_id, day`,
    `update ranking_state set day = (now() at time zone 'Europe/Rome')::date`,
  ],
  counters: [
    `insert into title_stats (title_id, type) select id, type from title`,
    `update title_stats set mi_piace = likes, preferiti = loves
     from (select title_id, count(*) filter (where list = 'mi_piace') as likes, count(*) filter (where list = 'preferiti') as loves
       from list_item group by title_id) as number
     where title_stats.title_id = number.title_id`,
    `update title_stats set visualizzazioni = number.plays
     from (select title_id, count(*) as plays from play_event group by title_id) as number
     where title_stats.title_id = number.title_id`,
  ],
});

/** Genres and windows as the server itself makes them. */
async function group(db: Kysely<Schema>, { titles }: Sizes): Promise<void> {
  const ids = Array.from({ length: titles }, (_, index) => index + 1);
  for (const some of chunks(ids))
    await db.transaction().execute(async (transaction) => {
      await refreshGenreAndRankingRows(transaction, some, await lockRankingState(transaction));
    });
}
