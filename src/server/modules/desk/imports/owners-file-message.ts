import * as v from 'valibot';
import { FILE_FAULTS } from '../../imports/files/file-error.ts';
import type { ImportRow, TableNote } from '../../imports/import-row.ts';

/** Reasons why no row of a file can be read. */
const OWNERS_FILE_FAULTS = [...FILE_FAULTS, 'wrong table', 'wrong json', 'page'] as const;
export type OwnersFileFault = (typeof OWNERS_FILE_FAULTS)[number];

export const sentOwnersFile = v.object({
  name: v.string(),
  bytes: v.instance(Uint8Array),
  task: v.picklist(['kind', 'titles']),
});
export type SentOwnersFile = v.InferOutput<typeof sentOwnersFile>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const rows = <Row>() => v.array(v.custom<Row>(isObject));

/**
 * Messages of the worker that reads an owner's file: its kind, titles if it can be read, or its rows and, at the end, what is to be
 * said of them.
 */
export const ownersFileMessage = v.union([
  v.object({ kind: v.picklist(['titles', ...OWNERS_FILE_FAULTS]), isList: v.boolean() }),
  v.object({ titles: rows<ImportRow>(), share: v.number() }),
  v.object({ notes: rows<TableNote>() }),
  /** `row`: the one that shows that the file is no such table. */
  v.object({ fault: v.picklist(OWNERS_FILE_FAULTS), row: v.optional(v.number()) }),
]);
export type OwnersFileMessage = v.InferOutput<typeof ownersFileMessage>;
