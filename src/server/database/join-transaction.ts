import { type Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs `work` in the current transaction, or in a new one. */
export function joinTransaction<T>(
  db: Kysely<Schema> | Transaction<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
