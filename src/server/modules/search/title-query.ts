import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import type { ParsedSearchQuery, TitleFilters } from './matches.ts';
import { type NamesOfGenre, takeGenres } from './query-genres.ts';
import { withoutRequestWords } from './request-words.ts';

/** Longest query, in characters. */
const MAX_LENGTH = 100;

const TYPES = new Map<string, 'film' | 'serie'>([
  ['film', 'film'],
  ['films', 'film'],
  ['filmone', 'film'],
  ['pellicola', 'film'],
  ['serie', 'serie'],
  ['series', 'serie'],
  ['telefilm', 'serie'],
  ['fiction', 'serie'],
]);

/** Words between a filter and a name: 'film di Fellini', 'horror con Karloff'. */
const LINKS = new Set(
  'di del dei degli dello della con da regia diretto diretti dal dall anno tv che fa sia'.split(' '),
);
/** With these where something was taken out: 'un film con il …' has an article too many, and 'La notte' has not. */
const FILLERS = new Set([
  ...LINKS,
  ...'un una uno il lo la i gli le l d per su e in al ai qualche dell delle dai piu molto tipo titolo migliori migliore visti viste top popolari famosi famose intitolato intitolata chiamato chiamata'.split(
    ' ',
  ),
]);
const NEWEST = new Set(
  'novita nuovo nuova nuovi nuove ultimo ultima ultimi ultime uscita uscite usciti arrivi arrivati aggiunti aggiunte recente recenti appena cosa c e di'.split(
    ' ',
  ),
);
const SURELY_NEWEST = /\b(?:novita|nuov[ie]|ultim[ie]|recenti|di nuovo|appena)\b/;

/** Parses a search query; `genres` are the catalogue's names. */
export function parseSearchQuery(
  words: string,
  genres: readonly string[],
  inAllLanguages?: NamesOfGenre,
): ParsedSearchQuery {
  const line = words.slice(0, MAX_LENGTH);
  const whole = normalizeForSearch(line);
  const text = normalizeForSearch(withoutRequestWords(line));
  const length = takeLength(text);
  const years = takeYears(length.left.split(' ').filter(Boolean));
  const found = takeGenres(years.left, genres, inAllLanguages);
  const typed = takeType(found.left);
  const isNarrowed = text !== whole || typed.left.join(' ') !== text;
  const isNewest =
    SURELY_NEWEST.test(whole) && typed.left.every((word) => NEWEST.has(word) || LINKS.has(word));
  const name = isNewest ? [] : withoutLinks(typed.left, isNarrowed ? FILLERS : LINKS);
  return {
    whole,
    text,
    name: name.join(' '),
    genres: found.genres,
    years: years.years,
    type: typed.type ?? length.type,
    length: length.length,
    isNewest,
  };
}

function takeType(words: string[]): { type: TitleFilters['type']; left: string[] } {
  const at = words.findIndex((word) => TYPES.has(word));
  if (at < 0) return { type: undefined, left: words };
  return { type: TYPES.get(words[at] ?? ''), left: words.toSpliced(at, 1) };
}

function withoutLinks(words: string[], links: ReadonlySet<string>): string[] {
  const first = words.findIndex((word) => !links.has(word));
  if (first < 0) return [];
  return words.slice(first, words.findLastIndex((word) => !links.has(word)) + 1);
}

type LengthInWords = Pick<TitleFilters, 'type' | 'length'> & { left: string };

/** What is short for a film, in minutes: a feature that ends early, and a short film. */
const SHORT_FEATURE = 90;
const SHORT_FILM = 40;

const SEASON =
  /\b(?:(?:\d{1,2}[ao]?|prima|seconda|terza|quarta|quinta|sesta|settima|ottava|nona|decima|ultima|nuova) stagione|tutte le stagioni|stagion[ei](?: \d{1,2})?|s\d{1,2}(?: ?ep?\d{1,3})?|\d{1,2}x\d{1,3}|(?:episodio|puntata|ep) \d{1,3}|tutt[ei] (?:gli episodi|le puntate)|season \d{1,2})\b/g;
const MINUTES = /\b(?:meno di|sotto (?:i )?|massimo|max|entro|fino a) ?(\d{2,3}) min(?:uti)?\b/;
const SHORT = /\b(?:brev[ei]|non troppo lung[hoia]+|veloc[ei])\b/;
const SHORT_FILMS = /\b(?:cortometragg(?:io|i)|corti|corto)\b/;
const MINISERIES = /\bmini ?serie\b/;

/** Takes a length ('brevi', 'meno di 90 minuti', 'miniserie') and a season or episode ('stagione 2', '3x05') out of words. */
function takeLength(words: string): LengthInWords {
  const minutes = MINUTES.exec(words)?.[1];
  if (minutes) return filmOf(words, MINUTES, Number(minutes));
  if (SHORT_FILMS.test(words)) return filmOf(words, SHORT_FILMS, SHORT_FILM);
  if (MINISERIES.test(words))
    return { type: 'serie', length: { from: 1, to: 1 }, left: without(words, MINISERIES) };
  if (SHORT.test(words)) return filmOf(words, SHORT, SHORT_FEATURE);
  const left = without(words, SEASON);
  return { type: left === words ? undefined : 'serie', length: undefined, left };
}

function filmOf(words: string, pattern: RegExp, minutes: number): LengthInWords {
  return { type: 'film', length: { from: 1, to: minutes }, left: without(words, pattern) };
}

function without(words: string, pattern: RegExp): string {
  return words.replaceAll(new RegExp(pattern, 'g'), ' ').replace(/\s+/g, ' ').trim();
}

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
