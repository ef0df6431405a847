import * as v from 'valibot';
import { isOwnPath } from '../../../lib/own-path.ts';
import { isOnCalendar, readDay } from '../../../lib/read-day.ts';
import { readLength, readWholeNumber } from '../../../lib/read-number.ts';
import { languageTag } from './languages.ts';

/** The database stores neither NUL nor half a surrogate pair; bytes that are not UTF-8 decode to U+FFFD. */
const UNREADABLE = /[\0\p{Cs}\uFFFD]/u;

export const text = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(longest, `must have at most ${longest} characters`),
    v.check((value) => !UNREADABLE.test(value), 'must be UTF-8 text without NUL'),
  );
export const filled = (longest: number) => v.pipe(text(longest), v.nonEmpty('must not be empty'));
/** Text; null if empty. */
export const filledOrNull = (longest: number) =>
  v.pipe(
    text(longest),
    v.transform((value) => value || null),
  );

/** A number, in a table's notations: '92', '92,0', '1.234'. */
export const count = (most: number) => numberOf(readWholeNumber, most);
/** A length, with or without its unit: '92 min', '1h 32m', '3 stagioni'. */
export const length = (most: number) => numberOf(readLength, most);

const numberOf = (read: (text: string) => number | undefined, most: number) =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          v.string(),
          v.check((text) => read(text) !== undefined),
          v.transform((text) => read(text) ?? 0),
        ),
      ],
      'must be a whole number',
    ),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  );

const YES = ['1', 'true', 'vero', 'verdadero', 'sì', 'si', 'sí', 's', 'yes', 'y', 'x', '✓', '✔'] as const;
const NO = ['0', 'false', 'falso', 'no', 'n'] as const;

export const yes = v.pipe(
  v.union(
    [
      v.boolean(),
      v.picklist([1, 0]),
      v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist([...YES, ...NO])),
    ],
    'must be true or false',
  ),
  v.transform((flag) => flag === true || flag === 1 || YES.some((word) => word === flag)),
);

const NO_DAY = 'must be a date, YYYY-MM-DD';

/** A day in people's notation, of a year alone its first one; null if empty. */
export const dayOrNull = v.pipe(
  v.custom<string>((value) => typeof value === 'string' || typeof value === 'number', NO_DAY),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = String(dataset.value).trim();
    if (text === '') return null;
    const day = readDay(text);
    if (day !== undefined && isOnCalendar(day) && day >= '1800-01-01') return day;
    if (day === undefined) addIssue({ message: NO_DAY });
    else if (!isOnCalendar(day)) addIssue({ message: 'must be a day of the calendar' });
    else addIssue({ message: 'must be a date from 1800 on' });
    return NEVER;
  }),
);

export const moment = v.pipe(
  v.string('must be a moment, as in 2026-05-20T10:00:00Z'),
  v.isoTimestamp('must be a moment, as in 2026-05-20T10:00:00Z'),
  v.transform((time) => new Date(time)),
  v.check((time) => time.getTime() > 0, 'must be a moment from 1970 on'),
  v.transform((time) => time.toISOString()),
);

export const webAddress = v.pipe(
  filled(2000),
  v.check((url) => URL.canParse(url) && /^https?:/.test(url), 'must be an http or https address'),
);

/** `https://…`, or a path of our own server such as `/posters/x.svg`. */
export const pictureAddress = v.pipe(
  filled(2000),
  v.check(
    (url) => isOwnPath(url) || (URL.canParse(url) && /^https?:/.test(url)),
    'must be an http or https address, or a path of this server',
  ),
);

/** A list of names, or one text with the names joined by commas; each counts once. */
export const names = (most: number) =>
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
export const genres = v.pipe(
  names(30),
  v.check((list) => list.every((name) => !name.includes(',')), 'must be names without commas'),
);

/** A list of titles, or one text with the titles separated by `|`: titles hold commas. */
export const alternativeTitles = v.pipe(
  v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((list) => list.split('|')),
      ),
    ],
    'must be a list of titles, or titles separated by |',
  ),
  v.transform((list) => [...new Set(list.map((title) => title.trim()))].filter(Boolean)),
  v.array(filled(500)),
  v.maxLength(20, 'must be at most 20 titles'),
);

/** Qualities of a video by the lines of its picture, the best first. */
export const QUALITIES = [2160, 1440, 1080, 720, 480, 360] as const;

/** Season and episode are small integers in the database. */
const ordinal = v.nullish(count(32_767));

/** Languages, as videos have them; a record sorts them. */
const languages = v.array(
  v.pipe(
    v.string(),
    v.transform((text) => languageTag(text) ?? text),
    v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/, 'must be codes such as ita or pt-BR'),
  ),
);

export const video = v.pipe(
  v.strictObject({
    stagione: ordinal,
    episodio: ordinal,
    url: webAddress,
    qualita: v.optional(v.picklist(QUALITIES, `must be one of ${QUALITIES.join(', ')}`)),
    lingue: v.optional(languages),
    sottotitoli: v.optional(languages),
    dimensione: v.optional(count(Number.MAX_SAFE_INTEGER)),
    nota: v.optional(filled(60)),
  }),
  v.check(
    ({ stagione, episodio }) => (stagione == null) === (episodio == null),
    'must name season and episode, or neither',
  ),
);

const translation = v.pipe(
  v.strictObject({
    lingua: v.pipe(v.string('must be a code such as en'), v.regex(/^[a-z]{2}$/, 'must be a code such as en')),
    titolo: v.nullish(filledOrNull(500)),
    trama: v.nullish(filledOrNull(20_000)),
    copertina: v.nullish(pictureAddress),
  }),
  // Leaves out empty fields, for the comparison with stored translations.
  v.transform(({ lingua, titolo, trama, copertina }) => ({
    lingua,
    ...(titolo && { titolo }),
    ...(trama && { trama }),
    ...(copertina && { copertina }),
  })),
);

/** Translations by language, in the order of their codes; a language counts once. */
export const translations = v.pipe(
  v.array(translation, 'must be a list of translations'),
  v.maxLength(50, 'must be at most 50 translations'),
  v.check(
    (list) => new Set(list.map(({ lingua }) => lingua)).size === list.length,
    'must have each language once',
  ),
  v.transform((list) => list.toSorted((one, other) => (one.lingua < other.lingua ? -1 : 1))),
);

/** The number, with or without its letters, or the address of a page with it. */
export const imdbId = v.pipe(
  v.string(),
  v.transform(imdbNumberIn),
  v.regex(/^tt\d{1,12}$/, 'must look like tt0013442'),
);

function imdbNumberIn(text: string): string {
  const plain = text.trim().replace(/^imdb[:-]|\/$/gi, '');
  // A shorter number may be a rating.
  if (/^\d{5,9}$/.test(plain)) return `tt${plain.padStart(7, '0')}`;
  return (/\/title\/(tt\d{1,12})(?!\d)/i.exec(plain)?.[1] ?? plain).toLowerCase();
}

/** A ThumbHash in base64. */
export const thumbHash = v.pipe(
  v.string(),
  v.base64('must be a ThumbHash in base64'),
  v.maxLength(100, 'must be a ThumbHash'),
);
