import { sql } from 'kysely';
import { all, type Db, one } from '../../database/db.ts';
import { claimSetting, readSetting, saveSetting } from '../../database/stored-settings.ts';
import type { KindOfWork } from '../../queue/given-up-work.ts';
import { computeNeighbours } from './compute-neighbours.ts';
import { latestChoices } from './latest-choices.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;
/** Titles checked at once for new ones. */
const PAGE = 1000;
/** New plays that one statement reads. */
const PLAYS = 100;
/** The key of the last play that was read. */
const LAST_PLAY = 'recommendations.last-play';

/**
 * Queues titles that have never been computed, of a page of all after the id `after`. Returns the start of the next
 * page, 0 after the last one, and the number of queued titles.
 */
export async function queueNewTitles(db: Db, after: number): Promise<{ next: number; queued: number }> {
  const row = await one<{ next: number; queued: number }>(db)`
    with page as materialized (
      select id from title where id > ${after} order by id limit ${PAGE}
    ), queued as (
      insert into neighbour_refresh (title_id)
      select id from page
      where not exists (select from neighbour_refresh where title_id = id) order by id
      on conflict do nothing returning 1
    )
    select case when count(*) = ${PAGE} then max(id) else 0 end as next, (select count(*)::int from queued) as queued
    from page`;
  return row ?? { next: 0, queued: 0 };
}

/**
 * Queues the titles chosen by people who have played since: together with the ones that they played now. Due in an
 * hour, so that a day's plays of a title are considered a few times. True if there may be more. Other choices, such
 * as likes, count from then on or within a day, when each title is due again.
 */
export async function queueTitlesOfNewPlays(db: Db): Promise<boolean> {
  const last =
    (await readSetting(db, LAST_PLAY)) ?? (await claimSetting(db, LAST_PLAY, await latestPlay(db)));
  // Plays of the last minute may not all be committed yet.
  const row = await one<{ last: string | null; count: number; people: string[] }>(db)`
    with play as (
      select id, user_id from play_event where id > ${last}::bigint and played_at < now() - interval '1 minute'
      order by id limit ${PLAYS}
    )
    select max(id)::text as last, count(*)::int as count, array_agg(distinct user_id) as people from play`;
  const { last: read, count = 0, people = [] } = row ?? {};
  if (read == null) return false;
  await queueTitlesOf(db, people);
  await saveSetting(db, LAST_PLAY, read);
  return count === PLAYS;
}

async function latestPlay(db: Db): Promise<string> {
  const row = await one<{ id: string }>(db)`select coalesce(max(id), 0)::text as id from play_event`;
  return row?.id ?? '0';
}

async function queueTitlesOf(db: Db, people: readonly string[]): Promise<void> {
  await sql`
    insert into neighbour_refresh (title_id, due_at)
    select distinct title_id, now() + interval '1 hour'
    from unnest(${[...people]}::text[]) as one(user_id) cross join lateral (${latestChoices(sql`one.user_id`)}) as latest
    where user_id <> '' order by title_id
    on conflict (title_id) do update set due_at = excluded.due_at where neighbour_refresh.due_at > excluded.due_at`.execute(
    db,
  );
}

/** Computes the neighbours of the next due titles, at most `batch`; returns their number. */
export async function computeDueNeighbours(db: Db, batch: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await all<{ id: number }>(transaction)`
      select title_id as id from neighbour_refresh where due_at <= now() order by due_at, title_id
      limit ${batch} for update skip locked`;
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await computeNeighbours(transaction, ids);
    await postpone(transaction, ids);
    return ids.length;
  });
}

/** Gives up the next due title, whose computation has failed: it is due again in a day. */
export async function postponeNextTitle(db: Db, failure: string): Promise<void> {
  const rows = await all<{ id: number }>(db)`
    select title_id as id from neighbour_refresh where due_at <= now() order by due_at, title_id limit 1`;
  await postpone(
    db,
    rows.map(({ id }) => id),
    failure,
  );
}

/** Due again in a day. */
async function postpone(db: Db, ids: readonly number[], failure: string | null = null): Promise<void> {
  await sql`
    update neighbour_refresh set due_at = now() + interval '1 day', failure = ${failure} where title_id = any(${[...ids]}::int[])`.execute(
    db,
  );
}

/** Titles whose neighbours are computed; the leader does so, many at once. */
export const NEIGHBOUR_WORK: KindOfWork = {
  name: 'neighbours',
  summary: 'titles whose recommendations are computed',
  table: 'neighbour_refresh',
  id: 'title_id',
  isOldAfter: 2 * SECONDS_PER_DAY,
  dueJobs: null,
  isWaiting: sql`due_at <= now()`,
  waitsSince: sql`due_at`,
  oldestFirst: sql`due_at`,
  isGivenUp: sql`failure is not null`,
  since: sql`due_at - interval '1 day'`,
  who: sql`''::text`,
  what: sql`'title ' || title_id`,
  retried: sql`due_at = now(), failure = null`,
  dropped: sql`failure = null`,
};
