import { Transaction } from 'kysely';
import type { DeskCall, DeskRole } from '../../../contract/desk/desk.ts';
import { type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { type Db, type DbTransaction, isOfTaken, joinTransaction } from '../../database/db.ts';
import type { SaidChange } from './said-changes.ts';

/** A person's change, for 'Ultime modifiche'. */
export type Change = {
  /** Without names of people. */
  what: SaidChange;
  /** The person concerned. */
  person?: string;
  /** Keys of the change, such as `payment x`: a repeat finds it recorded. */
  about?: readonly string[];
};

/**
 * Changes something and records it, in one transaction: both happen, or neither. `work` returns the changes with
 * its result. Calls of the messenger and other services come before it or after it, since others who need the same
 * rows wait for `work`.
 */
export type RecordChanges = <Result extends { changes: readonly Change[] } | undefined>(
  work: (transaction: DbTransaction) => Promise<Result>,
) => Promise<Result>;

/** For changes outside of desk and chat, such as the command line's. */
export const unrecorded =
  (db: Db): RecordChanges =>
  (work) =>
    db.transaction().execute(work);

/**
 * Records changes by `store`, which runs only if there are any. A transaction that this opens begins again where others have
 * stored a row that its check did not find.
 */
function storeChanges(
  db: Db,
  store: (transaction: DbTransaction, changes: readonly Change[]) => Promise<unknown>,
): RecordChanges {
  return async (work) => {
    const attempt = () =>
      joinTransaction(db, async (transaction) => {
        const result = await work(transaction);
        if (result && result.changes.length > 0) await store(transaction, result.changes);
        return result;
      });
    try {
      return await attempt();
    } catch (error) {
      if (!isOfTaken(error) || db instanceof Transaction) throw error;
      return attempt();
    }
  };
}

/**
 * Records a person's changes. `role`: the lowest role that may see it, that of the desk's call for the same change.
 */
export function recordChanges(db: Db, { userId, role }: { userId: string; role: DeskRole }): RecordChanges {
  return storeChanges(db, async (transaction, changes) => {
    const rows = changes.map(({ what, person = null, about = [] }) => ({
      user_id: userId,
      role,
      what: JSON.stringify(what),
      person_id: person,
      about: [...about],
    }));
    await transaction.insertInto('change').values(rows).execute();
  });
}

/** Records a person's changes in the chat. `call`: the desk's call for the same change. */
export function recordInChat(
  ctx: Pick<PrivateChatContext, 'from'>,
  db: Db,
  { role }: Pick<DeskCall, 'role'>,
): RecordChanges {
  return recordChanges(db, { userId: userIdOf(ctx), role });
}
