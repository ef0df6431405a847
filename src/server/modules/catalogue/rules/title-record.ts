import * as v from 'valibot';

/** The database stores neither NUL nor half a surrogate pair; U+FFFD is what bytes that are no UTF-8 decode to. */
const UNREADABLE = /[\0\p{Cs}\uFFFD]/u;

const text = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(longest, `must have at most ${longest} characters`),
    v.check((value) => !UNREADABLE.test(value), 'must be UTF-8 text without NUL'),
  );
const filled = (longest: number) => v.pipe(text(longest), v.nonEmpty('must not be empty'));

/** A number, or its digits as a table's cell holds them. */
const count = (most: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))],
      'must be a whole number',
    ),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  );

const yes = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, '1', '0', 'true', 'false'])], 'must be true or false'),
  v.transform((flag) => [true, 1, '1', 'true'].includes(flag)),
);

const day = v.pipe(
  v.string('must be a date, YYYY-MM-DD'),
  v.isoDate('must be a date, YYYY-MM-DD'),
  v.check(isOnCalendar, 'must be a day of the calendar'),
  v.minValue('1800-01-01', 'must be a date from 1800 on'),
);

function isOnCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const moment = v.pipe(
  v.string('must be a moment, as in 2026-05-20T10:00:00Z'),
  v.isoTimestamp('must be a moment, as in 2026-05-20T10:00:00Z'),
  v.transform((time) => new Date(time)),
  v.check((time) => time.getTime() > 0, 'must be a moment from 1970 on'),
  v.transform((time) => time.toISOString()),
);

const webAddress = v.pipe(
  filled(2000),
  v.check((url) => URL.canParse(url) && /^https?:/.test(url), 'must be an http or https address'),
);

/** `https://…`, or a path of our own server such as `/posters/x.svg`. */
const pictureAddress = v.pipe(
  filled(2000),
  v.check(
    (url) => /^\/[^/]/.test(url) || (URL.canParse(url) && /^https?:/.test(url)),
    'must be an http or https address, or a path of this server',
  ),
);

/** A list of names, or one text with the names joined by commas; each counts once. */
const names = (most: number) =>
  v.pipe(
    v.union(
      [v.array(v.string()), v.pipe(v.string(), v.transform(splitNames))],
      'must be a list of names, or names joined by commas',
    ),
    v.array(filled(200)),
    v.maxLength(most, `must be at most ${most} names`),
    v.transform((list) => [...new Set(list)]),
  );

function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The wire joins genres by commas (behaviour 5.1, 6.4), so no name can hold one. */
const genres = v.pipe(
  names(30),
  v.check((list) => list.every((name) => !name.includes(',')), 'must be names without commas'),
);

/** A list of titles, or one text with the titles parted by `|`: titles hold commas. */
const alternativeTitles = v.pipe(
  v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((list) => list.split('|')),
      ),
    ],
    'must be a list of titles, or titles parted by |',
  ),
  v.transform((list) => [...new Set(list.map((title) => title.trim()))].filter(Boolean)),
  v.array(filled(500)),
  v.maxLength(20, 'must be at most 20 titles'),
);

/** Season and episode are small integers in the database. */
const ordinal = v.nullish(count(32_767));

const source = v.pipe(
  v.strictObject({ stagione: ordinal, episodio: ordinal, url: webAddress }),
  v.check(
    ({ stagione, episodio }) => (stagione == null) === (episodio == null),
    'must name season and episode, or neither',
  ),
);

/**
 * Schema of a title in `titles import` and `titles export`: one JSON object a line. Field names are those of the
 * calls (behaviour 5.1); `origin` is the title's key in its source.
 */
export const titleRecordSchema = v.pipe(
  v.strictObject({
    origin: filled(200),
    type: v.picklist(['film', 'serie'], 'must be film or serie'),
    titolo: filled(500),
    titolo_originale: v.nullish(text(500)),
    /** Further names that search and the names of videos know. */
    altri_titoli: v.nullish(alternativeTitles, []),
    trama: v.nullish(text(20_000), ''),
    generi: v.nullish(genres, []),
    data_uscita: day,
    /** Minutes of a film, seasons of a series. */
    durata: v.nullish(count(100_000), 0),
    adult: v.nullish(yes, false),
    copertina: v.nullish(pictureAddress),
    banner: v.nullish(pictureAddress),
    trailer: v.nullish(webAddress),
    /** Directors of a film, creators of a series. */
    registi: v.nullish(names(100), []),
    /** Leading cast. */
    interpreti: v.nullish(names(100), []),
    tmdb_id: v.nullish(count(2_147_483_647)),
    imdb_id: v.nullish(v.pipe(v.string(), v.regex(/^tt\d{1,12}$/, 'must look like tt0013442'))),
    /** ThumbHash of the cover in base64. */
    anteprima: v.nullish(
      v.pipe(v.string(), v.base64('must be a ThumbHash in base64'), v.maxLength(100, 'must be a ThumbHash')),
    ),
    /** Where it is missing, a title stays hidden or shown as it is. */
    hidden: v.nullish(yes),
    /** Time of the first import; now where it is missing. */
    created_at: v.nullish(moment),
    /** Added where the title, or the episode, has no source yet; never replaced. */
    sorgenti: v.nullish(v.array(source), []),
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['sorgenti']],
      ({ type, sorgenti }) => type === 'serie' || sorgenti.every(({ stagione }) => stagione == null),
      'must be without seasons: a film has none',
    ),
    ['sorgenti'],
  ),
);

export type TitleRecord = v.InferOutput<typeof titleRecordSchema>;
export type TitleRecordInput = v.InferInput<typeof titleRecordSchema>;

/** The fields of a record, in the order of the schema. */
export const TITLE_RECORD_FIELDS: readonly string[] = Object.keys(titleRecordSchema.pipe[0].entries);

/** A validation error: the field (`sorgenti.0.url`; empty for the whole record) and what was expected. */
export type FieldError = { field: string; expected: string };

/** Parses a title record, or answers its errors by field. */
export function parseTitleRecord(value: unknown): { record: TitleRecord } | { faults: FieldError[] } {
  // Of what is wrong with a field, the first thing is enough.
  const read = v.safeParse(titleRecordSchema, value, { abortPipeEarly: true });
  return read.success ? { record: read.output } : { faults: read.issues.map(faultOf) };
}

/** Formats an error: `durata: must be a whole number, not "abc"`. */
export function formatFieldError({ field, expected }: FieldError): string {
  return field ? `${field}: ${expected}` : expected;
}

function faultOf(issue: v.BaseIssue<unknown>): FieldError {
  const field = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && field) {
    const unknown = issue.expected === 'never';
    return { field, expected: unknown ? 'is no field of a title' : `is missing${wantedOf(field)}` };
  }
  const wanted = issue.type === 'strict_object' ? 'must be an object' : issue.message;
  return { field, expected: `${wanted}${given(issue.input)}` };
}

/** What a field that is missing would have had to be. */
function wantedOf(field: string): string {
  const entry = Object.entries(titleRecordSchema.pipe[0].entries).find(([name]) => name === field)?.[1];
  const read = entry && v.safeParse(entry, undefined);
  return read?.issues ? `, ${read.issues[0].message}` : '';
}

const LONGEST_GIVEN = 60;

function given(value: unknown): string {
  if (value === '' || value === undefined || (typeof value === 'object' && value !== null)) return '';
  const shown = JSON.stringify(value);
  return `, not ${shown.length > LONGEST_GIVEN ? `${shown.slice(0, LONGEST_GIVEN)}…` : shown}`;
}
