import * as v from 'valibot';
import type { DeskCall } from '../../../contract/desk/desk.ts';
import type { Db, DbTransaction } from '../../database/db.ts';

/** Values of things by their ids, as text; without things that no longer exist, or can no longer be changed back. */
const valuesSchema = v.record(v.string(), v.string());
type Values = v.InferOutput<typeof valuesSchema>;

const undoSchema = v.object({ path: v.string(), body: v.unknown(), after: valuesSchema });

/**
 * A call of the desk that undoes a change: its path as declared, its input, and the values that the change wrote, over which
 * alone the call writes.
 */
export type Undo = v.InferOutput<typeof undoSchema>;

/** A call that undoes a change, with a reader of the values that it overwrites. */
export type UndoingCall = { path: string; body: unknown; read(db: Db): Promise<Values> };

type BodyOf<Call extends DeskCall> = v.InferOutput<Call['body']>;

/** Reads the values that a call overwrites, whoever has written them. */
export type Standing<Call extends DeskCall> = {
  read(db: Db, body: BodyOf<Call>): Promise<Values>;
  /** For a call that changes several things: its input for some of them, and the names of the existing ones. */
  several?: {
    only(body: BodyOf<Call>, ids: ReadonlySet<number>): BodyOf<Call>;
    namesOf(db: Db, ids: readonly number[]): Promise<string[]>;
  };
};

/** A call with the input that undoes a change; undefined if the call would refuse it. */
export function undoBy<Call extends DeskCall>(
  { path, body: schema }: Call,
  input: { body: v.InferInput<Call['body']> },
  standing: Standing<Call>,
): UndoingCall | undefined {
  const read = v.safeParse<Call['body']>(schema, input.body);
  if (!read.success) return undefined;
  return { path, body: input.body, read: (db) => standing.read(db, read.output) };
}

/** The stored form of an undo, once the change is made. */
export async function storedUndo(
  transaction: DbTransaction,
  { path, body, read }: UndoingCall,
): Promise<string> {
  const undo: Undo = { path, body, after: await read(transaction) };
  return JSON.stringify(undo);
}

/** Reads a stored undo; undefined if it is not one, or has no values. */
export function readUndo(stored: string | null): Undo | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), undoSchema), stored);
  return read.success ? read.output : undefined;
}

/** The ids of things that still have the values of a change, and of those changed since. */
export function compare(now: Values, after: Values): { same: string[]; changed: string[] } {
  const ids = Object.keys(after);
  const isSame = (id: string) => now[id] === after[id];
  return { same: ids.filter(isSame), changed: ids.filter((id) => !isSame(id)) };
}
