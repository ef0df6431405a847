import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import type { ParsedSearchQuery } from './matches.ts';
import { takeGenres } from './query-genres.ts';
import { takeLength } from './query-lengths.ts';
import { takeYears } from './query-years.ts';
import { withoutRequestWords } from './request-words.ts';
import type { TitleFilters } from './title-filters.ts';

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
export function parseSearchQuery(words: string, genres: readonly string[]): ParsedSearchQuery {
  const line = words.slice(0, MAX_LENGTH);
  const whole = normalizeForSearch(line);
  const text = normalizeForSearch(withoutRequestWords(line));
  const length = takeLength(text);
  const years = takeYears(length.left.split(' ').filter(Boolean));
  const found = takeGenres(years.left, genres);
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
