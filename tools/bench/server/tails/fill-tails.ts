import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { lockRankingState } from '../../../../src/server/modules/catalogue/lock-ranking-state.ts';
import { refreshGenreAndRankingRows } from '../../../../src/server/modules/catalogue/refresh-genre-and-ranking-rows.ts';
import type { Bench } from '../bench.ts';
import { FAST_LOADING, loadUnindexed, type RunStatement } from '../load-unindexed.ts';

/** What is added to a full database; all of it shrinks with the scale. */
const ADDED = { plays: 90_000_000, deliveries: 90_000_000 };
/** Each play of so many is one of the film that is removed: 3,000,000. */
const ONE_IN = 30;
const DAYS = 380;
/** People with low ids play the most, see `fill-database.mjs`. */
const USER_WITH_MOST_PLAYS = '1';

type Sizes = { plays: number; deliveries: number; filmPlays: number; followers: number; personPlays: number };

/** Ids, the person with the most plays, and how many rows there are of what. */
export type FilledTails = { film: number; series: number; person: string; sizes: Sizes };

/** Adds old plays and deliveries, a film that many people played and a series that everybody keeps in a list. */
export async function fillTails({ url, db, scale }: Bench & { db: Kysely<Schema> }): Promise<FilledTails> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of FAST_LOADING) await client.query(`set ${setting}`);
    const run: RunStatement = async <Row extends Record<string, unknown>>(statement: string) =>
      (await client.query<Row>(statement)).rows;
    const { film, series, titles } = await queryOne<Titles>(client, TITLES);
    const plays = Math.round(ADDED.plays * scale);
    const deliveries = Math.round(ADDED.deliveries * scale);
    await client.query(`delete from list_item where content_id = ${series} and list = 'liste'`);
    await loadUnindexed(run, async () => {
      for (const statement of STATEMENTS({ film, series, titles, plays, deliveries }))
        await client.query(statement);
    });
    await addToRankings(client, db, film);
    await client.query('vacuum (freeze, analyze)');
    const sizes = await queryOne<Sizes>(client, SIZES, [film, series, USER_WITH_MOST_PLAYS]);
    return { film, series, person: USER_WITH_MOST_PLAYS, sizes };
  } finally {
    await client.end();
  }
}

type Titles = { film: number; series: number; titles: number };

async function queryOne<Row extends pg.QueryResultRow>(
  client: pg.Client,
  query: string,
  values: (string | number)[] = [],
): Promise<Row> {
  const [row] = (await client.query<Row>(query, values)).rows;
  if (!row) throw new Error('A query of one row answered none.');
  return row;
}

const TITLES = `
  select min(id) filter (where type = 'film') as film, min(id) filter (where type = 'serie') as series, count(*)::int as titles
  from content`;

const SIZES = `
  select (select count(*)::int from play_event) as plays, (select count(*)::int from delivery) as deliveries,
    (select count(*)::int from play_event where content_id = $1) as "filmPlays",
    (select count(*)::int from list_item where content_id = $2 and list = 'liste') as followers,
    (select count(*)::int from play_event where user_id = $3) as "personPlays"`;

const STATEMENTS = ({
  film,
  series,
  titles,
  plays,
  deliveries,
}: Titles & { plays: number; deliveries: number }) => [
  `insert into play_event (user_id, content_id, played_at, day)
   select (1 + n % people)::text, case when n % ${ONE_IN} = 0 then ${film} else 1 + n * 7919 % ${titles} end,
     moment, (moment at time zone 'Europe/Rome')::date
   from generate_series(1::bigint, ${plays}) n
   cross join (select count(*) as people from person) as everybody
   cross join lateral (select now() - (1 - n / ${plays}::float8) * interval '${DAYS} days' as moment) as past`,
  `insert into delivery (user_id, kind, content_id, created_at, state, attempts, next_attempt_at, delivered_at)
   select (1 + n % people)::text, 'play', 1 + n * 7919 % ${titles}, moment, 'delivered', 1, moment, moment
   from generate_series(1::bigint, ${deliveries}) n
   cross join (select count(*) as people from person) as everybody
   cross join lateral (select now() - (1 - n / ${deliveries}::float8) * interval '${DAYS} days' as moment) as past`,
  `insert into list_item (user_id, list, content_id, added_at)
   select user_id, 'liste', ${series}, now() - interval '1 day' from person`,
];

/** The film's counts; other titles stay as they were, since they are only compared with themselves. */
async function addToRankings(client: pg.Client, db: Kysely<Schema>, film: number): Promise<void> {
  await client.query(
    `insert into play_daily (content_id, day, plays)
     select content_id, day, count(*) from play_event
     where content_id = ${film} and day > (now() at time zone 'Europe/Rome')::date - 365 group by content_id, day
     on conflict (content_id, day) do update set plays = excluded.plays`,
  );
  await client.query(
    `update content_stats set visualizzazioni = (select count(*) from play_event where content_id = ${film})
     where content_id = ${film}`,
  );
  await db
    .transaction()
    .execute(async (transaction) =>
      refreshGenreAndRankingRows(transaction, [film], await lockRankingState(transaction)),
    );
}
