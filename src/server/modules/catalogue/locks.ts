import { type RawBuilder, sql } from 'kysely';
import { all, type DbTransaction } from '../../database/db.ts';
import type { Day } from '../../lib/calendar.ts';

/** The last day of the ranking periods; titles with ids up to `moved` are one day ahead. */
export type RankingState = { day: Day; moved: number };

/** Locks the play counters against other writers until the transaction ends. */
export async function lockRankingState(transaction: DbTransaction): Promise<RankingState> {
  return transaction
    .selectFrom('ranking_state')
    .select([sql<Day>`day::text`.as('day'), 'moved'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function lastDayOfPeriods(
  titleId: RawBuilder<unknown>,
  { day, moved }: RankingState,
): RawBuilder<Day> {
  return sql`(${day}::date + (${titleId} <= ${moved}::int)::int)`;
}

/**
 * Locks titles until the transaction ends, so that each title's videos change one after the other. Returns the number of
 * those that exist.
 */
export async function lockTitles(transaction: DbTransaction, ids: readonly number[]): Promise<number> {
  const rows = await all(transaction)`
    select from title where id = any(${[...ids]}::int[])
    order by id for no key update`;
  return rows.length;
}
