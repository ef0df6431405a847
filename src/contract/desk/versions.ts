import * as v from 'valibot';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import { changing, integerInRange, reading, rowId } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';
import { editableField } from './titles.ts';

/*
 * The versions and subtitles of a title at the desk (behaviour 23.36).
 */

const kind = v.picklist(['video', 'subtitles']);

const file = v.object({
  kind,
  id: v.number(),
  /** Its file, post or page. */
  name: v.string(),
  /** Lines in the person's language: its facts, its day and its faults. */
  about: v.string(),
  /** Another version of the part is delivered before it. */
  canBeFirst: v.fallback(v.boolean(), false),
  /** Empty for a replaced version, which is kept in case the newer one goes, and cannot be changed. */
  fields: lenientList(editableField),
});
export type DeskFile = v.InferOutput<typeof file>;

/** A title or an episode; its versions in the owner's order, then its subtitles. */
const part = v.object({ name: v.string(), files: lenientList(file) });

/** Leaves out parts without any. `next`: the next page's `after`; null: no more. */
export const getTitleVersions = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/catalogue/:title/versions',
  params: v.object({ title: integerInRange(1, 999_999_999) }),
  query: v.object({
    season: v.optional(integerInRange(0, 32_767)),
    after: v.optional(integerInRange(1, 999_999_999)),
  }),
  answer: v.object({ seasons: lenientList(v.number()), parts: lenientList(part), next: lenientText }),
  summary: 'A title’s versions and subtitles, by episodes',
  failures: [404],
  example: { params: { title: 1 }, query: { season: 1 } },
});

/** The editable fields of a version; subtitles have a `label`. */
export const fileField = v.picklist(['quality', 'languages', 'subtitles', 'note', 'label']);

const change = v.union([
  /** A value in people's notation; empty: unknown. */
  v.object({
    kind: v.literal('edit'),
    field: fileField,
    value: v.pipe(v.string(), v.maxLength(200)),
  }),
  /** Before the part's other versions. */
  v.object({ kind: v.literal('first') }),
  v.object({ kind: v.literal('remove') }),
]);
const fileChange = v.object({ title: rowId, of: kind, id: rowId, change });
export type FileChange = v.InferOutput<typeof fileChange>;

/**
 * `fault`: the reason why nothing was changed, in the person's language; `undo`: the change that restores the
 * earlier values, if there is one. 404: there is no such title.
 */
export const changeTitleVersion = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/catalogue/versions',
  body: fileChange,
  answer: v.object({
    fault: lenientText,
    undo: v.fallback(v.nullable(fileChange), null),
  }),
  summary: 'Edit, order or remove a version or subtitles of a title',
  failures: [404],
  example: { body: { title: 1, of: 'video', id: 1, change: { kind: 'remove' } } },
});
