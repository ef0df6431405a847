import { type Db, type DbTransaction, isOfDeleted, isOfTaken } from '../../database/db.ts';
import { ApiError, unavailable } from '../../http/api-error.ts';
import type { RecordChanges } from './changes.ts';
import { compare, type Undo, type UndoingCall } from './undo.ts';

/** The values that a change wrote have been overwritten. */
export class ChangedSince extends ApiError {
  override name = 'ChangedSince';

  constructor() {
    super(409, 'It has changed since');
  }
}

/**
 * Changes something back and runs `mark` in the same transaction, if the values are still the same then. Under its
 * snapshot the database refuses to overwrite others' commits.
 */
export function changesBack(
  db: Db,
  {
    read,
    values,
    mark,
  }: { read: UndoingCall['read']; values: Undo['after']; mark(db: DbTransaction): Promise<void> },
): RecordChanges {
  return (work) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        if (compare(await read(transaction), values).changed.length > 0) throw new ChangedSince();
        const result = await work(transaction);
        if (!result || result.changes.length === 0) throw new ApiError(409, 'This change cannot be undone');
        await mark(transaction);
        return result;
      });
}

const ATTEMPTS = 5;

/** Retries when others were faster: the next attempt sees their values and rows. */
export async function againAfterOthers<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isOverwriting = error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE;
      const isBehind = isOfDeleted(error) || isOfTaken(error) || error instanceof ChangedSince;
      if (!isOverwriting && !isBehind) throw error;
      if (attempts === ATTEMPTS) throw isOverwriting ? unavailable('Others are changing the same') : error;
    }
  }
}

/** PostgreSQL's code for a write to a row that was changed after the transaction's snapshot. */
const SERIALIZATION_FAILURE = '40001';
