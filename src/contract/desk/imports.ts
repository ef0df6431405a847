import * as v from 'valibot';
import { lenientCount, lenientList, lenientText, strictTrue } from '../lenient-schemas.ts';
import { fileBytes } from '../own/list-imports.ts';
import { changing, reading, titleType, wholeNumber } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';

/*
 * 'Importa ed esporta' at the desk (behaviour 23.50, 23.52), for owners alone. One import runs at a time in the whole
 * installation.
 */

/** Largest file of titles that is read, in bytes; as `.gz` it holds about five times as many titles. */
export const MAX_TITLE_FILE_BYTES = 5 * 1024 * 1024;
/** Titles on a page of TMDB. */
export const TMDB_PAGE = 20;

/** `interrupted`: it was given up, or its server stopped, which alone had the key of a media server. */
const runState = v.picklist(['running', 'done', 'failed', 'stopped', 'interrupted']);

/** An import and its progress. */
export const importRun = v.object({
  id: v.string(),
  source: v.picklist(['file', 'tmdb', 'jellyfin']),
  /** The name of the file or source, in the person's language. */
  name: v.string(),
  /** The import counts its changes and makes none. */
  isPreview: v.boolean(),
  state: runState,
  /** Lines in the person's language: the changes so far, or those of a preview. */
  lines: lenientList(v.string()),
  /** The first wrong rows, and the number of all. */
  faults: lenientList(v.string()),
  wrong: lenientCount,
  /** It changes nothing. */
  isEmpty: v.fallback(v.boolean(), false),
  /** The share that is done, from 0 to 1; null while unknown. */
  share: v.fallback(v.nullable(v.number()), null),
  /** The reason of a failure, in the person's language. */
  failure: lenientText,
});
export type DeskImportRun = v.InferOutput<typeof importRun>;

/** Anybody's import; `isTmdbSet`: TMDB can be read. */
export const getDeskImport = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/imports',
  answer: v.object({
    run: v.fallback(v.nullable(importRun), null),
    isTmdbSet: v.fallback(v.boolean(), false),
  }),
  summary: 'The latest import of titles, and how far it is (owners)',
  failures: [404],
});

/**
 * `id` of the started import; null while a different one runs. `refused`: the reason why nothing was started, in
 * the person's language.
 */
const started = v.object({ id: lenientText, refused: lenientText });
const flag = v.picklist(['true', 'false']);

/** A file of titles. */
export const importFile = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/imports/file',
  query: v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)), preview: flag }),
  body: fileBytes,
  answer: started,
  summary: 'Start the import of a file of titles, or its preview (owners)',
  failures: [404],
  example: { query: { name: 'titles.csv', preview: 'true' } },
});

/** Imports the most popular films or series, of `year` if given. */
export const importFromTmdb = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/imports/tmdb',
  body: v.object({
    type: titleType,
    pages: wholeNumber(1, 500),
    year: v.nullable(wholeNumber(1870, 2200)),
    isPreview: v.boolean(),
  }),
  answer: started,
  summary: 'Start an import from TMDB, or its preview (owners)',
  failures: [404],
  example: { body: { type: 'film', pages: 1, year: null, isPreview: true } },
});

/** Imports all its libraries; the key is not stored. An address that cannot be read is `refused`. */
export const importFromJellyfin = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/imports/jellyfin',
  body: v.object({
    url: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
    token: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
    isPreview: v.boolean(),
  }),
  answer: started,
  summary: 'Start an import from a Jellyfin server, or its preview (owners)',
  failures: [404],
  example: { body: { url: 'http://127.0.0.1:9', token: 'key', isPreview: true } },
});

/** Stops an import, or leaves an interrupted one as it is: its changes so far stay. */
export const stopImport = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/imports/stop',
  body: v.object({}),
  answer: v.object({ success: strictTrue }),
  summary: 'Stop the running import, or leave an interrupted one as it is (owners)',
  failures: [404],
  example: { body: {} },
});

/** The file is one that an import takes back. */
export const exportTitles = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/export',
  body: v.object({}),
  answer: v.object({ success: strictTrue }),
  summary: 'Have the bot send the whole catalogue to the caller (owners)',
  failures: [404],
  example: { body: {} },
});

/** In the language of the caller. */
export const sendTitleExample = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/imports/example',
  body: v.object({}),
  answer: v.object({ success: strictTrue }),
  summary: 'Have the bot send a table of titles to start from to the caller (owners)',
  failures: [404],
  example: { body: {} },
});
