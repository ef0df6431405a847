import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * A person's waiting deliveries are found by `delivery_in_turn`. While statistics say that hardly any delivery waits, the
 * planner estimates the index of due ones at the same cost, and then reads everybody's: `next_attempt_at is not null`,
 * which is always so, lets only queries by that time use it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `drop index delivery_due`,
    `create index delivery_due on delivery (next_attempt_at, id)
      where state = 'waiting' and next_attempt_at is not null`,
  ]);
}
