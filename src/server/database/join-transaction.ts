import { Transaction } from 'kysely';
import type { Db, DbTransaction } from './db.ts';

/** Runs `work` in the current transaction, or in a new one. */
export function joinTransaction<T>(
  db: Db | DbTransaction,
  work: (transaction: DbTransaction) => Promise<T>,
): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
