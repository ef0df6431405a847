import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Day } from '../domain/calendar.ts';

/** Which day the counted periods end on; for titles up to an id it is the next one already. */
export type Reckoning = { day: Day; moved: number };

/** Keeps every other writer of the play counters waiting until the transaction ends. */
export async function lockCounters(transaction: Transaction<Schema>): Promise<Reckoning> {
  return transaction
    .selectFrom('ranking_state')
    .select([sql<Day>`day::text`.as('day'), 'moved'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The day that the counted periods of a title end on. */
export function lastDayOf(contentId: RawBuilder<unknown>, { day, moved }: Reckoning): RawBuilder<Day> {
  return sql`(${day}::date + (${contentId} <= ${moved}::int)::int)`;
}
