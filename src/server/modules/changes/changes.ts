import * as v from 'valibot';
import type { DeskCall, DeskRole } from '../../../contract/desk/desk.ts';
import { type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import type { Db, DbTransaction } from '../../database/db.ts';
import type { SaidChange } from './said-changes.ts';

const undoSchema = v.object({ path: v.string(), params: v.unknown(), body: v.unknown() });

/** A call of the desk that undoes a change: its path as declared, and its input. */
export type Undo = v.InferOutput<typeof undoSchema>;

/** What somebody has changed, for 'Ultime modifiche'. */
export type Change = {
  /** Without names of people. */
  what: SaidChange;
  /** The person whom it is about. */
  person?: string;
  /** Keys of what was changed, such as `person 42 ban`: while a later change has one of them, this one is not undone. */
  about?: readonly string[];
  /** How it is undone; without it, it is not. */
  undo?: Undo | undefined;
};

/** The input of a call that undoes a change; undefined where the call would not take it. */
export function undoBy<Call extends DeskCall>(
  { path, params, body }: Call,
  input: { body: v.InferInput<Call['body']>; params?: v.InferInput<Call['params']> },
): Undo | undefined {
  const given = { path, params: input.params ?? {}, body: input.body };
  return v.is(params, given.params) && v.is(body, given.body) ? given : undefined;
}

/** Reads a stored undo; undefined where it is none. */
export function readUndo(stored: string | null): Undo | undefined {
  try {
    const read = v.safeParse(undoSchema, JSON.parse(stored ?? ''));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes something and records it, in one transaction: both happen, or neither. `work` returns the changes with its result.
 * The messenger and other services come before it or after it, since whoever needs the same rows waits for `work`.
 */
export type RecordChanges = <Result extends { changes: readonly Change[] } | undefined>(
  work: (transaction: DbTransaction) => Promise<Result>,
) => Promise<Result>;

/** For what nobody does at the desk or in the chat, as on the command line. */
export const unrecorded =
  (db: Db): RecordChanges =>
  (work) =>
    db.transaction().execute(work);

/** Has changes stored by `store`, which runs only if there are any. */
export function storeChanges(
  db: Db,
  store: (transaction: DbTransaction, changes: readonly Change[]) => Promise<unknown>,
): RecordChanges {
  return (work) =>
    db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (result && result.changes.length > 0) await store(transaction, result.changes);
      return result;
    });
}

/** Records what a person changes. `role`: who may see it, that of the desk's call that does the same. */
export function recordChanges(db: Db, { userId, role }: { userId: string; role: DeskRole }): RecordChanges {
  return storeChanges(db, (transaction, changes) => {
    const rows = changes.map(({ what, person = null, about = [], undo }) => ({
      user_id: userId,
      role,
      what: JSON.stringify(what),
      person_id: person,
      about: [...about],
      undo: undo ? JSON.stringify(undo) : null,
    }));
    return transaction.insertInto('change').values(rows).execute();
  });
}

/** Records what a person changes in the chat. `call`: the desk's call that does the same. */
export function recordInChat(
  ctx: Pick<PrivateChatContext, 'from'>,
  db: Db,
  { role }: Pick<DeskCall, 'role'>,
): RecordChanges {
  return recordChanges(db, { userId: userIdOf(ctx), role });
}
