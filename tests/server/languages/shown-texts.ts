import { outsideBrackets } from './pseudo-language.ts';

/**
 * Data: names, plots and genres of the small catalogue, people, the app, commands, parts, and the tests' own words.
 */
const DATA = new RegExp(
  [
    /\b(?:Film|Serie) \d+\b/,
    /La trama del film \d+\.?|La trama[^\n]*…/,
    /Commedia|Horror|Anna|Vetrina|Metropolis|films\.csv|Premium|Viaggio nella luna/,
    /<[^>]*>|\/\w+|https?:\S+|S\d+E\d+|\d+p|@\w+/,
    /Persona \d+|Jellyfin|Stasera(?: manutenzione)?|Archivio|Prova|Boh zqx|\w+\.(?:mkv|mp4|srt|csv)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const SHOWN = new Set([
  'text',
  'caption',
  'description',
  'short_description',
  'title',
  'label',
  'input_field_placeholder',
]);

/** All that people read of a call's payload. */
export function textsOf(
  value: unknown,
  isShown: (key: string) => boolean = (key) => SHOWN.has(key),
  key = '',
): string[] {
  if (typeof value === 'string') return isShown(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, isShown, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, isShown, name));
}

/** True if all words of a text come from the texts of the pseudo-language, or are data. */
export function isTranslated(text: string): boolean {
  return !/\p{L}{2,}/u.test(outsideBrackets(text).replaceAll(DATA, ''));
}
