import { sql } from 'kysely';
import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../../contract/rankings.ts';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { lastDayOfPeriods, lockRankingState, type RankingState } from '../catalogue/locks.ts';

/** Events counted in one transaction: many share the pages they write. Rows that likes wait for are locked at its end. */
export const COUNT_BATCH = 20_000;

/**
 * Adds one batch of pending plays to all counters in one transaction; returns their number. Rows are written in the
 * order of the primary keys: neighbours share pages. `mayMissTotals`: a process may have ended, or failed, between a
 * batch and its days' totals.
 */
export async function countPlays(db: Db, batch = COUNT_BATCH, mayMissTotals = false): Promise<number> {
  const waiting = await db
    .selectFrom('pending_play')
    .select('event_id')
    .where('failure', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting && !mayMissTotals) return 0;
  const counted = waiting
    ? await db.transaction().execute(async (transaction) => {
        return countBatch(transaction, await lockRankingState(transaction), batch);
      })
    : 0;
  while (await addMissingPlayTotals(db));
  return counted;
}

async function countBatch(
  transaction: DbTransaction,
  rankingState: RankingState,
  batch: number,
): Promise<number> {
  const lastDay = lastDayOfPeriods(sql`title_id`, rankingState);
  const rows = await all<Seen>(transaction)`
    with taken as (
      delete from pending_play
      where event_id in (
        select event_id from pending_play where failure is null order by event_id limit ${batch}
      )
      returning event_id
    ), number as (
      select title_id, day, count(*)::int as plays
      from taken join play_event on play_event.id = taken.event_id
      group by title_id, day
    ), played as (
      select number.*, title.type, title.hidden from number join title on title.id = title_id
    ), daily as (
      insert into play_daily (title_id, day, plays)
      select title_id, day, plays from played
      order by title_id, day
      on conflict (title_id, day) do update set plays = play_daily.plays + excluded.plays
    ), totals as (
      update play_total set plays = play_total.plays + added.plays
      from (select day, sum(plays) as plays from played group by day) as added where play_total.day = added.day
    ), windows as (
      insert into play_window (period, type, title_id, plays)
      select period, type, title_id, sum(plays)
      from played join unnest(${RANKING_DAYS}::int[]) as period on day > ${lastDay} - period
      where not hidden
      group by period, type, title_id
      order by title_id, period
      on conflict (title_id, period) do update set plays = play_window.plays + excluded.plays
    ), genres as (
      insert into genre_window (genre_id, type, title_id, plays, seen)
      select title_genre.genre_id, played.type, title_id,
        coalesce(sum(plays) filter (where day > ${lastDay} - ${GENRE_RANKING_DAYS}::int), 0), sum(plays)
      from played join title_genre using (title_id)
      group by title_genre.genre_id, played.type, title_id
      order by title_id, genre_id
      on conflict (title_id, genre_id) do update
        set plays = genre_window.plays + excluded.plays, seen = genre_window.seen + excluded.seen
    )
    select title_id as "titleId", sum(plays)::int as plays from played
    group by title_id order by title_id`;
  await addSeen(transaction, rows);
  return rows.reduce((sum, { plays }) => sum + plays, 0);
}

type Seen = { titleId: number; plays: number };

/** Last in the transaction: these row locks block likes of the same titles. */
async function addSeen(transaction: DbTransaction, seen: readonly Seen[]): Promise<void> {
  await sql`
    update title_stats set visualizzazioni = visualizzazioni + new.plays
    from unnest(${seen.map(({ titleId }) => titleId)}::int[], ${seen.map(({ plays }) => plays)}::int[])
      as new(id, plays)
    where title_id = new.id`.execute(transaction);
}

/** Leaves the next pending play out of the counting, for `queue list`. */
export async function giveUpNextPlay(db: Db, failure: string): Promise<void> {
  await sql`
    update pending_play set failure = ${failure}
    where event_id = (select event_id from pending_play where failure is null order by event_id limit 1)`.execute(
    db,
  );
}

/** Days added up in one transaction: each reads a row of every title that was played then. */
const DAYS_AT_ONCE = 3;

/**
 * Adds up the plays of some days without a total, latest first; false when there are none left. A day has none when it has just
 * started, or when plays of a past day are counted, as all of an import's are. Counting adds to existing totals.
 */
async function addMissingPlayTotals(db: Db): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockRankingState(transaction);
    const added = await all<{ day: string }>(transaction)`
      insert into play_total (day, plays)
      select day, (select sum(plays) from play_daily where play_daily.day = missing.day) from (
        select series::date as day
        from generate_series((select min(day) from play_daily), (select max(day) from play_daily), '1 day') as series
        where not exists (select from play_total where day = series::date)
          and exists (select from play_daily where day = series::date)
        order by series desc limit ${DAYS_AT_ONCE}
      ) as missing
      returning day::text`;
    return added.length === DAYS_AT_ONCE;
  });
}
