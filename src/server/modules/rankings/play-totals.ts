import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Days added up by one call: each reads a row of every title that was played then. */
const CONCURRENCY = 3;

/**
 * Adds up the plays of days that have no total yet, latest first: of a day that has just begun, and of those before
 * `play_total` was made. Counting adds to totals that are there. The caller holds the lock of the ranking state.
 */
export async function addMissingPlayTotals(transaction: Transaction<Schema>): Promise<void> {
  await sql`
    insert into play_total (day, plays)
    select day, (select sum(plays) from play_daily where play_daily.day = missing.day) from (
      select series::date as day
      from generate_series((select min(day) from play_daily), (select max(day) from play_daily), '1 day') as series
      where not exists (select from play_total where day = series::date)
        and exists (select from play_daily where day = series::date)
      order by series desc limit ${CONCURRENCY}
    ) as missing`.execute(transaction);
}
