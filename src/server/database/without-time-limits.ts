import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Lifts the database's limits on this transaction. Those of the connection are lifted where it is opened, see
 * `waitsForSlowStatements`.
 */
export async function withoutTimeLimits(transaction: Transaction<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
