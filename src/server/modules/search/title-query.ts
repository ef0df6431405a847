import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

/** Longest query, in characters. */
const MAX_LENGTH = 100;

/** Filters of a query: all of the genres, the years (inclusive), the type. */
export type TitleFilters = {
  genres: readonly string[];
  years?: { from: number; to: number } | undefined;
  type?: 'film' | 'serie' | undefined;
  /** Unlisted titles, too: for the owner's videos, of which one may be just what a title lacks. */
  includesUnlisted?: boolean | undefined;
};

/** A parsed search query. */
export type ParsedSearchQuery = TitleFilters & {
  /** All the words: they may be a name, years and genres included ('2001: Odissea nello spazio'). */
  text: string;
  /** The name of a title or of a person, should the rest be years, genres or a type; may be empty. */
  name: string;
};

const TYPES = new Map<string, 'film' | 'serie'>([
  ['film', 'film'],
  ['films', 'film'],
  ['serie', 'serie'],
  ['series', 'serie'],
]);

/** Words between a filter and a name: 'film di Fellini', 'horror con Karloff'. */
const LINKS = new Set('di del dei degli dello della con da regia diretto dal dall anno'.split(' '));

const DECADES = new Map([
  ['dieci', 10],
  ['venti', 20],
  ['trenta', 30],
  ['quaranta', 40],
  ['cinquanta', 50],
  ['sessanta', 60],
  ['settanta', 70],
  ['ottanta', 80],
  ['novanta', 90],
  ['duemila', 0],
]);

/** Synonyms of genres. */
const OTHER_NAMES = new Map([
  ['comico', 'commedia'],
  ['comici', 'commedia'],
  ['drammatico', 'dramma'],
  ['drammatici', 'dramma'],
  ['cartoni', 'animazione'],
  ['documentari', 'documentario'],
  ['romantico', 'romance'],
  ['romantici', 'romance'],
  ['poliziesco', 'crime'],
  ['polizieschi', 'crime'],
  ['gialli', 'mistero'],
  ['storici', 'storia'],
]);

/** Parses a search query; `genres` are the catalogue's names. */
export function parseSearchQuery(words: string, genres: readonly string[]): ParsedSearchQuery {
  const text = normalizeForSearch(words.slice(0, MAX_LENGTH));
  const years = takeYears(text.split(' '));
  const found = takeGenres(years.left, genres);
  const typed = takeType(found.left);
  return {
    text,
    name: withoutLinks(typed.left).join(' '),
    genres: found.genres,
    years: years.years,
    type: typed.type,
  };
}

type Years = { years: TitleFilters['years']; left: string[] };

/** A decade ('anni 80', 'anni ottanta', '1980s'), or else the last year that is written. */
function takeYears(words: string[]): Years {
  for (const [index, word] of words.entries()) {
    const short = /^((?:19|20)\d0)s$/.exec(word)?.[1];
    const from = short ? Number(short) : word === 'anni' ? decadeOf(words[index + 1]) : undefined;
    if (from === undefined) continue;
    return { years: { from, to: from + 9 }, left: words.toSpliced(index, short ? 1 : 2) };
  }
  const last = words.findLastIndex((word) => /^(18[89]|19\d|20\d)\d$/.test(word));
  if (last < 0) return { years: undefined, left: words };
  const year = Number(words[last]);
  return { years: { from: year, to: year }, left: words.toSpliced(last, 1) };
}

/** First year of a decade: of '80', '1980', 'ottanta'; in the century of film. */
function decadeOf(word = ''): number | undefined {
  if (/^(19|20)\d0$/.test(word)) return Number(word);
  const tens = /^\d0$/.test(word) ? Number(word) : DECADES.get(word);
  if (tens === undefined) return undefined;
  return tens < 20 ? 2000 + tens : 1900 + tens;
}

/** Takes out the words that name genres, in the singular or plural, the longest names first. */
function takeGenres(words: string[], genres: readonly string[]): { genres: string[]; left: string[] } {
  const found: string[] = [];
  let left = words;
  const named = genres.map((genre) => ({ genre, stems: normalizeForSearch(genre).split(' ').map(stemOf) }));
  for (const { genre, stems } of named.sort((a, b) => b.stems.length - a.stems.length)) {
    const at = left.findIndex((_, index) =>
      stems.every((stem, offset) => stem === stemOf(left[index + offset] ?? '')),
    );
    if (at < 0) continue;
    found.push(genre);
    left = left.toSpliced(at, stems.length);
  }
  return { genres: found, left };
}

/** Strips Italian plural endings: 'commedie' and 'commedia' are equal. */
function stemOf(word: string): string {
  const name = OTHER_NAMES.get(word) ?? word;
  return name.length > 4 ? name.replace(/[aeio]$/, '') : name;
}

function takeType(words: string[]): { type: TitleFilters['type']; left: string[] } {
  const at = words.findIndex((word) => TYPES.has(word));
  if (at < 0) return { type: undefined, left: words };
  return { type: TYPES.get(words[at] ?? ''), left: words.toSpliced(at, 1) };
}

function withoutLinks(words: string[]): string[] {
  const first = words.findIndex((word) => !LINKS.has(word));
  return words.slice(first, words.findLastIndex((word) => !LINKS.has(word)) + 1);
}
