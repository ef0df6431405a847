import * as v from 'valibot';
import { LIST_TARGETS } from '../../../contract/own/list-imports.ts';
import { LIST_FAULTS, listNotes } from './list-entry.ts';

/** Titles stored by one statement: the embedded database does nothing else meanwhile. */
export const PART = 500;

/** The input of the thread that reads a file. */
export const listFileTask = v.object({ bytes: v.instance(Uint8Array), name: v.string() });

const readList = v.object({
  fileName: v.string(),
  count: v.number(),
  /** JSON arrays of `ListEntry`, each stored by one statement. */
  parts: v.array(v.string()),
  skipped: v.number(),
  notes: listNotes,
  target: v.nullable(v.picklist(LIST_TARGETS)),
});
/** A list read completely, ready to be stored. */
export type ReadList = v.InferOutput<typeof readList>;

/** The thread's answer: the file's lists, with their entries as they are stored, or the reason why it has none. */
export const listFileAnswer = v.union([
  v.object({ lists: v.array(readList) }),
  v.object({
    fault: v.picklist(LIST_FAULTS),
    notes: v.optional(listNotes),
  }),
]);
export type ListFileAnswer = v.InferOutput<typeof listFileAnswer>;
