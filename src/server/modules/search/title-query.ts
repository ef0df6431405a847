import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { readPart } from '../catalogue/rules/read-part.ts';
import type { ParsedSearchQuery, TitleFilters } from './matches.ts';
import { MAX_QUERY_LENGTH, withoutRequestWords } from './request-words.ts';
import { editDistance } from '../../lib/edit-distance.ts';

/** Least letters of a genre that may be misspelt by one. */
const MIN_MISSPELT = 7;

/** The names of a genre of the catalogue in all languages. */
type NamesOfGenre = (genre: string) => readonly string[];

/** A genre's further names, in any language. */
type OtherNames = { genre: string; names: readonly string[] };

/** Takes out the words that name genres, in the singular or plural, the longest names first. */
function takeGenres(
  words: string[],
  genres: readonly string[],
  otherNames: readonly OtherNames[],
  inAllLanguages: NamesOfGenre = (genre) => [genre],
): { genres: string[]; left: string[] } {
  const found = new Set<string>();
  let left = words;
  for (const { genre, stems } of namesOf(genres, otherNames, inAllLanguages)) {
    const at = left.findIndex((_, index) =>
      stems.every((stem, offset) => isSameStem(stem, stemOf(left[index + offset] ?? ''))),
    );
    if (at < 0) continue;
    found.add(genre);
    left = left.toSpliced(at, stems.length);
  }
  return { genres: [...found], left };
}

/** The names of the catalogue's genres in all languages, and their other names. */
function namesOf(
  genres: readonly string[],
  otherNames: readonly OtherNames[],
  inAllLanguages: NamesOfGenre,
): { genre: string; stems: string[] }[] {
  const others = otherNames.flatMap(({ genre, names }) =>
    genres.includes(genre) ? names.map((name) => ({ genre, name })) : [],
  );
  const translated = genres.flatMap((genre) => inAllLanguages(genre).map((name) => ({ genre, name })));
  return [...translated, ...others]
    .map(({ genre, name }) => ({ genre, stems: normalizeForSearch(name).split(' ').map(stemOf) }))
    .sort((a, b) => b.stems.length - a.stems.length);
}

/** Strips Italian plural endings: 'commedie' and 'commedia' are equal. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/[aeio]$/, '') : word;
}

function isSameStem(stem: string, other: string): boolean {
  if (stem === other) return true;
  return stem.length >= MIN_MISSPELT && other.length >= MIN_MISSPELT - 1 && editDistance(stem, other, 1) <= 1;
}

/** Parses a search query; `genres` are the catalogue's names. */
export function parseSearchQuery(
  words: string,
  genres: readonly string[],
  inAllLanguages?: NamesOfGenre,
): ParsedSearchQuery {
  const known = knownWords();
  const line = words.slice(0, MAX_QUERY_LENGTH);
  const whole = normalizeForSearch(line);
  // A word of asking that is alone is a name: 'Caso'.
  const text = whole.includes(' ') ? normalizeForSearch(withoutRequestWords(line, known)) : whole;
  const length = takeLength(text);
  const years = takeYears(length.left.split(' ').filter(Boolean));
  const found = takeGenres(years.left, genres, known.genres, inAllLanguages);
  const typed = takeType(found.left);
  const isNarrowed = text !== whole || typed.left.join(' ') !== text;
  const isNewest = known.surelyNewest.test(whole) && typed.left.every((word) => known.newest.has(word));
  const name = isNewest ? [] : withoutLinks(typed.left, isNarrowed ? known.fillers : known.links);
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
  const { film, series } = knownWords();
  const at = words.findIndex((word) => film.has(word) || series.has(word));
  if (at < 0) return { type: undefined, left: words };
  return { type: film.has(words[at] ?? '') ? 'film' : 'serie', left: words.toSpliced(at, 1) };
}

function withoutLinks(words: string[], links: ReadonlySet<string>): string[] {
  const first = words.findIndex((word) => !links.has(word));
  if (first < 0) return [];
  return words.slice(first, words.findLastIndex((word) => !links.has(word)) + 1);
}

type LengthInWords = Pick<TitleFilters, 'type' | 'length'> & { left: string };

/** Limits of short films, in minutes: a feature that ends early, and a short film. */
const SHORT_FEATURE = 90;
const SHORT_FILM = 40;

/** Takes a length ('brevi', 'meno di 90 minuti', 'miniserie') and a season or episode ('stagione 2', '3x05') out of words. */
function takeLength(words: string): LengthInWords {
  const { atMost, shortFilms, miniseries, short, seasons } = knownWords();
  const minutes = atMost.exec(words)?.[1];
  if (minutes) return filmOf(words, atMost, Number(minutes));
  if (shortFilms.test(words)) return filmOf(words, shortFilms, SHORT_FILM);
  if (miniseries.test(words))
    return { type: 'serie', length: { from: 1, to: 1 }, left: without(words, miniseries) };
  if (short.test(words)) return filmOf(words, short, SHORT_FEATURE);
  const left = without(withoutSeason(words), seasons);
  return { type: left === words ? undefined : 'serie', length: undefined, left };
}

/** Without a season and episode in any of the product's languages, unless nothing else is left. */
function withoutSeason(words: string): string {
  const part = readPart(words);
  if (part?.kind !== 'episode' || !part.season) return words;
  const left = `${words.slice(0, part.at)} ${words.slice(part.end)}`.replace(/\s+/g, ' ').trim();
  return left === '' ? words : left;
}

function filmOf(words: string, pattern: RegExp, minutes: number): LengthInWords {
  return { type: 'film', length: { from: 1, to: minutes }, left: without(words, pattern) };
}

function without(words: string, pattern: RegExp): string {
  return words.replaceAll(new RegExp(pattern, 'g'), ' ').replace(/\s+/g, ' ').trim();
}

type Years = { years: TitleFilters['years']; left: string[] };

/** A decade ('anni 80', 'anni ottanta', '1980s', 'eighties'), or else the last year that is written. */
function takeYears(words: string[]): Years {
  for (const [index, word] of words.entries()) {
    const from = decadeAlone(word) ?? decadeAfter(word, words[index + 1]);
    if (from === undefined) continue;
    const taken = decadeAlone(word) === undefined ? 2 : 1;
    return { years: { from, to: from + 9 }, left: words.toSpliced(index, taken) };
  }
  const last = words.findLastIndex((word) => /^(18[89]|19\d|20\d)\d$/.test(word));
  if (last < 0) return { years: undefined, left: words };
  const year = Number(words[last]);
  return { years: { from: year, to: year }, left: words.toSpliced(last, 1) };
}

/** First year of a decade that one word names: of '1980s', '80s', 'eighties'. */
function decadeAlone(word: string): number | undefined {
  const figures = /^((?:19|20)?\d0)s$/.exec(word)?.[1];
  return figures ? decadeOf(figures) : inCentury(knownWords().decadesAlone.get(word));
}

const decadeAfter = (word: string, next: string | undefined) =>
  knownWords().beforeDecade.has(word) ? decadeOf(next) : undefined;

/** First year of a decade: of '80', '1980', 'ottanta'. */
function decadeOf(word = ''): number | undefined {
  if (/^(19|20)\d0$/.test(word)) return Number(word);
  return inCentury(/^\d0$/.test(word) ? Number(word) : knownWords().decades.get(word));
}

/** The year of the tens of a decade, in the century of film. */
function inCentury(tens: number | undefined): number | undefined {
  if (tens === undefined) return undefined;
  return tens < 20 ? 2000 + tens : 1900 + tens;
}
