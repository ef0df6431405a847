import * as v from 'valibot';
import type { DeskCall, DeskRole } from '../../../contract/desk/desk.ts';
import { type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import type { Db } from '../../database/db.ts';
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

/** Records what a person has changed. `role`: who may see it, that of the desk's call that does the same. */
export async function recordChanges(
  db: Db,
  { userId, role }: { userId: string; role: DeskRole },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ what, person = null, about = [], undo }) => ({
    user_id: userId,
    role,
    what: JSON.stringify(what),
    person_id: person,
    about: [...about],
    undo: undo ? JSON.stringify(undo) : null,
  }));
  await db.insertInto('change').values(rows).execute();
}

/** Records what a person has changed in the chat. `call`: the desk's call that does the same. */
export function recordInChat(
  ctx: Pick<PrivateChatContext, 'from'>,
  db: Db,
  { role }: Pick<DeskCall, 'role'>,
  changes: readonly Change[],
): Promise<void> {
  return recordChanges(db, { userId: userIdOf(ctx), role }, changes);
}
