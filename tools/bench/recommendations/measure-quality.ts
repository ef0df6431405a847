import { type Kysely, type RawBuilder, sql } from 'kysely';
import { analyzeTables } from '../../../src/server/database/analyze-tables.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { createNeighbourRefresh } from '../../../src/server/modules/recommendations/neighbour-refresh.ts';
import { recommendTitles } from '../../../src/server/modules/recommendations/recommend-titles.ts';

/** People with fewer titles are not asked. */
const LEAST_TITLES = 10;
const RECOMMENDED = 10;
/** People who are asked. */
const ASKED = 1000;

/** The share of people whose last title is among the ten, and of all titles that anybody is recommended. */
export type Quality = { hitRate: number; coverage: number };

type Recommender = (userId: string) => Promise<number[]>;
type HeldOut = { userId: string; title: number };

/**
 * Takes the last title of each person away, makes all titles watchable, and asks for ten titles for some people: by
 * `/consigli`, of the most played, and of the most played of the person's three most frequent genres.
 */
export async function measureQuality(db: Kysely<Schema>): Promise<Record<string, Quality>> {
  await sql`
    insert into source (content_id, kind, url) select id, 'link', 'https://example.org' from content
    where not exists (select from source where content_id = content.id)`.execute(db);
  const asked = (await holdOut(db)).slice(0, ASKED);
  while ((await countPlays(db)) > 0);
  await sql`create table bench_plays as select content_id, count(*) as plays from play_event group by 1`.execute(
    db,
  );
  await analyzeTables(db);
  await createNeighbourRefresh(db, 0)({ signal: new AbortController().signal, isLeader: () => true });
  const own: Recommender = async (userId) =>
    (await recommendTitles(db, userId, RECOMMENDED)).map(({ title }) => title.id);
  return {
    '/consigli': await measure(db, own, asked),
    'most played': await measure(db, (userId) => mostPlayed(db, userId, sql`true`), asked),
    'most played of their genres': await measure(db, (userId) => mostPlayedOfGenres(db, userId), asked),
  };
}

/** Deletes what people played last, likes of it included; answers it, in an order that is always the same. */
async function holdOut(db: Kysely<Schema>): Promise<HeldOut[]> {
  const { rows } = await sql<HeldOut>`
    with title as (
      select user_id, content_id, max(played_at) as at from play_event where user_id <> '' group by 1, 2
    ), placed as (
      select *, row_number() over (partition by user_id order by at desc, content_id) as place,
        count(*) over (partition by user_id) as titles
      from title
    ), held as (
      select user_id, content_id from placed where place = 1 and titles >= ${LEAST_TITLES}
    ), plays as (
      delete from play_event using held
      where play_event.user_id = held.user_id and play_event.content_id = held.content_id
    ), likes as (
      delete from list_item using held
      where list_item.user_id = held.user_id and list_item.content_id = held.content_id
    )
    select user_id as "userId", content_id as title from held order by md5(user_id)`.execute(db);
  return rows;
}

async function measure(
  db: Kysely<Schema>,
  recommend: Recommender,
  asked: readonly HeldOut[],
): Promise<Quality> {
  const recommended = new Set<number>();
  let hits = 0;
  for (const { userId, title } of asked) {
    const ids = await recommend(userId);
    for (const id of ids) recommended.add(id);
    if (ids.includes(title)) hits += 1;
  }
  const { rows } = await sql<{ titles: number }>`select count(*)::int as titles from content`.execute(db);
  return { hitRate: hits / asked.length, coverage: recommended.size / (rows[0]?.titles ?? 0) };
}

/** What is played most of the titles that a person has not played. */
async function mostPlayed(
  db: Kysely<Schema>,
  userId: string,
  condition: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from content join bench_plays on content_id = id
    where ${condition} and id not in (select content_id from play_event where user_id = ${userId})
    order by plays desc, id limit ${RECOMMENDED}`.execute(db);
  return rows.map(({ id }) => id);
}

function mostPlayedOfGenres(db: Kysely<Schema>, userId: string): Promise<number[]> {
  const genres = sql`array(
    select genre from play_event join content as chosen on chosen.id = content_id, unnest(chosen.generi) as genre
    where user_id = ${userId} group by genre order by count(*) desc, genre limit 3)`;
  return mostPlayed(db, userId, sql`generi && ${genres}`);
}
