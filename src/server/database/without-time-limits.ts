import { sql } from 'kysely';
import type { DbTransaction } from './db.ts';

/**
 * Lifts the database's limits on this transaction. The connection's limits are lifted where it is opened, see
 * `waitsForSlowStatements`.
 */
export async function withoutTimeLimits(transaction: DbTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
