import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/db.ts';
import { withoutTimeLimits } from '../../database/without-time-limits.ts';
import type { Day } from '../../lib/calendar.ts';
import { lockRankingState } from '../catalogue/locks.ts';
import { refreshGenreAndRankingRows } from '../catalogue/refresh-genre-and-ranking-rows.ts';
import { firstDayOfPeriod, MAX_RANKING_PERIOD } from './ranking-periods.ts';

/** Titles rebuilt in one transaction, which holds up counting. */
const STEP = 500;

/**
 * Recounts the plays of the ranking periods that end today, from the stored play events and the counted days, title
 * by title; counting continues in between. Returns the number of titles.
 */
export async function rebuildRankings(db: Db, today: Day, step = STEP): Promise<number> {
  await db.transaction().execute((transaction) => beginAt(transaction, today));
  let rebuilt = 0;
  for (let last = 0; ;) {
    const ids = await nextTitles(db, last, step);
    if (ids.length === 0) return rebuilt;
    await db.transaction().execute((transaction) => rebuildTitles(transaction, ids, today));
    rebuilt += ids.length;
    last = ids.at(-1) ?? last;
  }
}

/** Days to come are a wrong clock's. */
async function beginAt(transaction: DbTransaction, today: Day): Promise<void> {
  await withoutTimeLimits(transaction);
  await lockRankingState(transaction);
  await transaction.updateTable('ranking_state').set({ day: today, moved: 0 }).execute();
  for (const table of ['play_daily', 'play_total'] as const)
    await transaction.deleteFrom(table).where('day', '>', today).execute();
}

async function nextTitles(db: Db, after: number, limit: number): Promise<number[]> {
  const titles = await db
    .selectFrom('title')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return titles.map(({ id }) => id);
}

async function rebuildTitles(transaction: DbTransaction, ids: readonly number[], today: Day): Promise<void> {
  await withoutTimeLimits(transaction);
  const rankingState = await lockRankingState(transaction);
  // Events may be kept for fewer days than counts.
  await sql`
    insert into play_daily (title_id, day, plays)
    select title_id, day, count(*)::int from play_event
    where title_id = any(${ids}::int[])
      and day between ${firstDayOfPeriod(MAX_RANKING_PERIOD, today)}::date and ${today}::date
      and not exists (select from pending_play where event_id = id)
    group by title_id, day order by title_id, day
    on conflict (title_id, day) do update set plays = excluded.plays where play_daily.plays < excluded.plays`.execute(
    transaction,
  );
  await refreshGenreAndRankingRows(transaction, ids, rankingState);
}
