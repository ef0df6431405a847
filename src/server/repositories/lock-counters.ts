import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Day } from '../domain/calendar.ts';

/**
 * Keeps every other writer of the play counters waiting until the transaction ends, and answers the day
 * that the counted periods end on.
 */
export async function lockCounters(transaction: Transaction<Schema>): Promise<Day> {
  const state = await transaction
    .selectFrom('ranking_state')
    .select(sql<Day>`day::text`.as('day'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return state.day;
}
