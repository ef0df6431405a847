import { type Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Does `work` in the transaction that `db` is, or in one of its own. */
export function inTransaction<T>(
  db: Kysely<Schema> | Transaction<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
