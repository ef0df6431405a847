import { uniqueById } from '../../lib/unique-by-id.ts';
import type { ParsedSearchQuery } from './title-query.ts';

/** Why a search found a title, other than by name. */
export type MatchReason =
  | { kind: 'originale' | 'altro' | 'regia' | 'cast'; name: string }
  | { kind: 'filters'; genres: readonly string[]; year: number };

export type SearchResult = { id: number; why?: MatchReason | undefined };

type Named = {
  id: number;
  likeness: number;
  exact: boolean;
  originale: string | null;
  altro?: string | null;
};

/** Results of the partial searches, each the best first. */
export type PartialSearchResults = {
  /** Titles by all the words. */
  named: readonly Named[];
  /** Titles by the words that are no filters, among those that match the filters. */
  narrowed: readonly Named[];
  artists: readonly { id: number; likeness: number; artist: string; role: 'regia' | 'cast' }[];
  /** Titles that match the filters, where there are no other words. */
  byFilters: readonly { id: number; year: number }[];
};

/** Similarity from which all words are contained in a name. */
const WHOLE = 0.9;
/** Minimum share of the best similarity. */
const SHARE_OF_BEST = 0.75;

type Candidate = SearchResult & { likeness: number };

/**
 * Merges partial results: name matches first; where the query also reads as an artist, genre or year, partial name
 * matches leave half of the places to those; fuzzy matches last.
 */
export function rankSearchResults(
  findings: PartialSearchResults,
  query: ParsedSearchQuery,
  limit: number,
): SearchResult[] {
  const named = findings.named.map((one) => ({ ...asNamed(one), exact: one.exact }));
  const exact = named.filter((one) => one.exact);
  const holding = named.filter((one) => !one.exact && one.likeness >= WHOLE);
  const narrowed = findings.narrowed.map(asNamed);
  const artists = findings.artists.map(asArtist);
  const byFilters = findings.byFilters.map((one) => asFilterMatch(one, query));
  const read = [...narrowed.filter(isWhole), ...artists.filter(isWhole), ...byFilters];
  const byLikeness = [...narrowed, ...named, ...artists].sort((a, b) => b.likeness - a.likeness);
  const room = Math.ceil((limit - exact.length) / 2);
  const first = Math.max(room, limit - exact.length - read.length);
  // Duplicates keep their first position.
  const all = [...exact, ...holding.slice(0, first), ...read, ...holding, ...byLikeness];
  const best = Math.max(0, ...all.map(({ likeness }) => likeness));
  const near = all.filter(({ likeness }) => likeness >= best * SHARE_OF_BEST);
  return uniqueById(near)
    .slice(0, limit)
    .map(({ id, why }) => ({ id, why }));
}

function isWhole({ likeness }: Candidate): boolean {
  return likeness >= WHOLE;
}

function asNamed({ id, likeness, originale, altro = null }: Named): Candidate {
  if (originale !== null) return { id, likeness, why: { kind: 'originale', name: originale } };
  return { id, likeness, why: altro === null ? undefined : { kind: 'altro', name: altro } };
}

function asArtist({ id, likeness, artist, role }: PartialSearchResults['artists'][number]): Candidate {
  return { id, likeness, why: { kind: role, name: artist } };
}

function asFilterMatch(
  { id, year }: PartialSearchResults['byFilters'][number],
  { genres }: ParsedSearchQuery,
): Candidate {
  return { id, likeness: 1, why: { kind: 'filters', genres, year } };
}
