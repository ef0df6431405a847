import * as v from 'valibot';
import { lenientCount, lenientList, lenientText, requiredId } from '../lenient-schemas.ts';
import { fileBytes } from '../own/list-imports.ts';
import { MAX_SEARCH_LENGTH } from '../own/search.ts';
import { changing, commaSeparated, integerInRange, reading, rowId, titleType } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';
import { defineDeskCall } from './desk.ts';

/*
 * 'Titoli' at the desk (behaviour 23.30): the whole catalogue, hidden titles included.
 */

/** Titles that one call changes: each takes some milliseconds. */
export const MAX_CHANGED = 10;

const flag = v.fallback(v.boolean(), false);

/** All titles, or the ones with something wrong. */
export const shownTitles = v.picklist(['all', 'no-video', 'no-picture', 'no-plot', 'hidden', 'doubles']);
export type ShownTitles = v.InferOutput<typeof shownTitles>;

/** Days for which titles count as just added. */
export const ADDED_DAYS = [1, 7, 30, 365] as const;

const deskTitle = v.object({
  title: titleSchema,
  /** Hidden by an owner. */
  isHidden: flag,
  /** Has a video that works. */
  hasVideo: flag,
  /** The older title that it may duplicate, in a list of doubles. */
  double: v.fallback(v.nullable(v.object({ id: requiredId, name: v.string() })), null),
});
export type DeskTitle = v.InferOutput<typeof deskTitle>;

const genreName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

/**
 * The latest additions first, or the best matches for words. A page may have few titles, or none, while `next` has
 * the next one's `after`: this much of the catalogue has been searched. Null: there are no more.
 */
export const getDeskTitles = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/catalogue',
  query: v.object({
    show: shownTitles,
    words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH_LENGTH)), ''),
    genre: v.optional(genreName),
    year: v.optional(integerInRange(1800, 9999)),
    /** Only titles added in the last days. */
    days: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(ADDED_DAYS))),
    after: v.optional(integerInRange(1, 999_999_999)),
  }),
  answer: v.object({ titles: lenientList(deskTitle), next: lenientText }),
  summary: 'A page of the catalogue, hidden titles too, by words and filters',
  failures: [404],
  example: { query: { show: 'all' } },
});

/** The most bytes of a picture that somebody sends: the messenger takes no larger photo. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

const picture = v.picklist(['copertina', 'banner']);
export type PictureKind = v.InferOutput<typeof picture>;

/** A field that is written at the desk. */
export const editableField = v.object({
  /** The field's name in imports: `data_uscita`. */
  name: v.string(),
  /** The label, and a hint at valid values, in the person's language. */
  label: v.string(),
  hint: v.string(),
  /** The value in people's notation: `4/3/1922`, `sì`; a picture's address; empty without one. */
  value: v.string(),
  kind: v.fallback(v.picklist(['line', 'text', 'yes', 'picture']), 'line'),
});
export type TitleField = v.InferOutput<typeof editableField>;

export const getDeskTitle = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/catalogue/:title',
  params: v.object({ title: integerInRange(1, 999_999_999) }),
  answer: v.object({ row: deskTitle, fields: lenientList(editableField) }),
  summary: 'A title with the fields that can be edited',
  failures: [404],
  example: { params: { title: 1 } },
});

/**
 * `before`: the field's earlier value; `fault`: the reason why nothing was changed, in the person's language.
 */
const edited = v.object({
  row: v.fallback(v.nullable(deskTitle), null),
  before: v.fallback(v.string(), ''),
  value: v.fallback(v.string(), ''),
  fault: lenientText,
});
export type EditedField = v.InferOutput<typeof edited>;

/** `value` is as people write it; empty: the title goes without it. */
export const editDeskTitle = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/catalogue/edit',
  body: v.object({ title: rowId, field: v.string(), value: v.pipe(v.string(), v.maxLength(20_000)) }),
  answer: edited,
  summary: 'Write a field of a title',
  failures: [404],
  example: { body: { title: 1, field: 'durata', value: '90' } },
});

/** The messenger stores it like pictures that are sent to the bot. */
export const sendPicture = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/catalogue/picture',
  query: v.object({ title: integerInRange(1, 999_999_999), picture }),
  body: fileBytes,
  answer: edited,
  summary: 'Make a picture that is sent a title’s',
  failures: [404],
  example: { query: { title: 1, picture: 'banner' } },
});

export const takeTmdbPicture = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/catalogue/tmdb_picture',
  body: v.object({ title: rowId, picture, type: titleType, id: rowId }),
  answer: edited,
  summary: 'Take a title’s picture from one of TMDB’s',
  failures: [404],
  example: { body: { title: 1, picture: 'banner', type: 'film', id: 1 } },
});

const change = v.variant('kind', [
  v.object({ kind: v.literal('hidden'), isSet: v.boolean() }),
  v.object({
    kind: v.literal('genre'),
    genre: v.pipe(
      genreName,
      v.check((name) => !name.includes(',')),
    ),
    isSet: v.boolean(),
  }),
]);
export type TitleChange = v.InferOutput<typeof change>;

/** `changed`: the titles that were different before, for undo. */
export const changeTitles = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/catalogue/change',
  body: v.object({
    titles: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_CHANGED)),
    change,
  }),
  answer: v.object({ changed: lenientList(v.number()) }),
  summary: 'Hide or show titles, or give or take a genre; a repeat changes nothing',
  failures: [404],
  example: { body: { titles: [1], change: { kind: 'hidden', isSet: false } } },
});

/** Plays and list entries of a title are counted up to here. */
export const MAX_COUNTED_USES = 10_000;

const uses = v.object({ row: deskTitle, plays: lenientCount, listEntries: lenientCount });
export type TitleUses = v.InferOutput<typeof uses>;

/** `fills`: of two, the fields that the first gets from the second when that is merged into it. */
export const getTitleUses = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/catalogue/uses',
  query: v.object({
    titles: v.pipe(
      commaSeparated,
      v.array(v.pipe(v.string(), v.transform(Number), rowId)),
      v.minLength(1),
      v.maxLength(MAX_CHANGED),
    ),
  }),
  answer: v.object({ titles: lenientList(uses), fills: lenientList(v.string()) }),
  summary: 'What is lost with titles, or kept where two are merged (owners)',
  failures: [404],
  example: { query: { titles: '1,2' } },
});

/**
 * Both titles are of one type. `fault`: the reason for no merge, in the person's language.
 */
export const mergeDeskTitles = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/catalogue/merge',
  body: v.object({ keep: rowId, other: rowId }),
  answer: v.object({ fault: lenientText }),
  summary: 'Merge a title into another one, for good (owners)',
  failures: [404],
  example: { body: { keep: 999_999, other: 999_998 } },
});

/** Their plays and list entries go, too. */
export const removeDeskTitles = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/catalogue/remove',
  body: v.object({ titles: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_CHANGED)) }),
  answer: v.object({ removed: lenientList(v.number()) }),
  summary: 'Remove titles for good (owners)',
  failures: [404],
  example: { body: { titles: [999_999] } },
});
