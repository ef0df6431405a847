import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientCount, lenientList, lenientText, strictTrue } from '../lenient-schemas.ts';
import { changing, id } from '../request-schemas.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';

/*
 * 'Liste da altri servizi' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 14).
 * 404: no such file of the caller's, or a server without a bot.
 */

/** Largest file that is read, in bytes. */
export const MAX_LIST_FILE_BYTES = 5 * 1024 * 1024;

/** The places that an imported list's titles can go. */
export const LIST_TARGETS = ['visti', 'liste', 'mi_piace'] as const;
export type ListTarget = (typeof LIST_TARGETS)[number];

const ownListImport = v.object({
  id: v.number(),
  /** `asked`: the titles' target has to be chosen. */
  state: v.picklist(['asked', 'running', 'done']),
  /** The contents or the outcome, in the person's language. */
  text: v.string(),
  /** Finished titles, of all. */
  reached: lenientCount,
  titles: lenientCount,
  /** The first titles that are missing in the catalogue and not requested, and the number of all. */
  missing: lenientList(v.string()),
  missingCount: lenientCount,
});
export type OwnListImport = v.InferOutput<typeof ownListImport>;

export const getListImports = defineOwnRead({
  path: '/api/tu/list_imports',
  answer: v.object({ lists: lenientList(ownListImport) }),
  summary: 'The user’s lists from other services, the latest first',
});

/** The bytes of a file, sent as `application/octet-stream`: a `Blob` in the client, which this folder does not know. */
export const fileBytes = v.custom<Uint8Array | { readonly size: number }>(
  (value) => value instanceof Uint8Array || (typeof value === 'object' && value !== null && 'size' in value),
);

/** The same `upload` again is the same file, stored once. */
export const uploadList = defineApiCall({
  ...changing,
  path: '/api/tu/list_imports',
  query: v.object({
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
    upload: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  }),
  body: fileBytes,
  /** `refused`: the reason why nothing was stored, in the person's language. */
  answer: v.object({ success: strictTrue, refused: lenientText }),
  summary: 'Import a list of Letterboxd, IMDb or Trakt; the body is the file',
  failures: [404],
  example: { query: { name: 'watched.csv', upload: 'an-upload' } },
});

/** `nothing` drops it; 409 if its target was chosen before. */
export const setListTarget = defineOwnChange({
  path: '/api/tu/list_imports/target',
  body: v.object({ id, target: v.picklist([...LIST_TARGETS, 'nothing']) }),
  summary: 'Say what the titles of a list become, or drop it',
  failures: [404, 409],
  example: ({ listImport }) => ({ body: { id: listImport, target: 'liste' } }),
});

/** Requests as many as the limits allow; `text` names the number, in the person's language. */
export const requestMissing = defineApiCall({
  ...changing,
  path: '/api/tu/list_imports/missing',
  body: v.object({ id }),
  answer: v.object({ text: v.string() }),
  summary: 'Request the titles of a list that are missing',
  failures: [404],
  example: ({ listImport }) => ({ body: { id: listImport } }),
});
