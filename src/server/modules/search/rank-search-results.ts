import { all, type Db } from '../../database/db.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import { closeness } from './is-close.ts';
import type { MatchingTitle, NameMatch, ParsedSearchQuery } from './matches.ts';

/** The reason of a match other than by name. */
type MatchReason =
  | { kind: 'originale' | 'altro' | 'regia' | 'cast'; name: string }
  /** `length`: if requested, minutes of a film or seasons of a series. */
  | {
      kind: 'filters';
      genres: readonly string[];
      year: number | null;
      type: 'film' | 'serie';
      length?: number | undefined;
    };

export type SearchResult = { id: number; why?: MatchReason | undefined };

/** Results of the partial searches, each the best first. */
export type PartialSearchResults = {
  /** Titles by all the words. */
  named: readonly NameMatch[];
  /** Titles by the words that are not filters, among the titles that match the filters. */
  narrowed: readonly NameMatch[];
  artists: readonly { id: number; likeness: number; artist: string; role: 'regia' | 'cast' }[];
  /** Titles that match the filters, for words without a name. */
  byFilters: readonly MatchingTitle[];
};

/** Similarity from which all words are contained in a name. */
const WHOLE = 0.9;
/** Minimum share of the best similarity. */
const SHARE_OF_BEST = 0.75;
/** Least share of the words' letters in a name: below it, names only look alike. */
const MIN_CLOSENESS = 0.7;

type Candidate = SearchResult & { likeness: number };

/**
 * Merges partial results: name matches first; if the query also reads as an artist, genre or year, partial name
 * matches leave half of the places to those; fuzzy matches last.
 */
export function rankSearchResults(
  findings: PartialSearchResults,
  query: ParsedSearchQuery,
  limit: number,
): SearchResult[] {
  const close = findings.named.filter((match) => isMeant(match, query.text));
  const named = close.map((match) => ({ ...asNamed(match), exact: match.exact }));
  const exact = named.filter((match) => match.exact);
  const holding = named.filter((match) => !match.exact && match.likeness >= WHOLE);
  const narrowed = findings.narrowed.filter((match) => isMeant(match, query.name)).map(asNamed);
  const artists = findings.artists
    .filter((match) => isMeant({ ...match, name: normalizeForSearch(match.artist) }, query.name))
    .map(asArtist);
  const byFilters = findings.byFilters.map((match) => asFilterMatch(match, query));
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

/** True if a name is the one that the words mean, not one that shares some letters with them. */
export function isMeant({ likeness, name }: { likeness: number; name: string }, words: string): boolean {
  return likeness >= WHOLE || closeness(words, name) >= MIN_CLOSENESS;
}

function isWhole({ likeness }: Candidate): boolean {
  return likeness >= WHOLE;
}

function asNamed({ id, likeness, originale, altro }: NameMatch): Candidate {
  if (originale !== null) return { id, likeness, why: { kind: 'originale', name: originale } };
  return { id, likeness, why: altro === null ? undefined : { kind: 'altro', name: altro } };
}

function asArtist({ id, likeness, artist, role }: PartialSearchResults['artists'][number]): Candidate {
  return { id, likeness, why: { kind: role, name: artist } };
}

function asFilterMatch({ id, year, type, length }: MatchingTitle, query: ParsedSearchQuery): Candidate {
  const asked = query.length ? length : undefined;
  return { id, likeness: 1, why: { kind: 'filters', genres: query.genres, year, type, length: asked } };
}

type NameSearch = { found: readonly NameMatch[]; words: string; limit: number };

/** Ranks titles with similar names: the more of the words are in a title's name and among its people, the earlier. */
export async function rankByPeople(db: Db, { found, words, limit }: NameSearch): Promise<SearchResult[]> {
  const people = await peopleOf(
    db,
    found.map(({ id }) => id),
  );
  const ranked = found
    .map((one) => ({ ...one, close: closeness(words, `${one.name} ${people.get(one.id) ?? ''}`) }))
    .filter(({ close, name }) => close >= MIN_CLOSENESS && closeness(words, name) > 0)
    .sort((a, b) => b.close - a.close || b.likeness - a.likeness);
  return uniqueById(ranked)
    .slice(0, limit)
    .map(({ id, originale, altro }) => ({ id, why: reasonOf(originale, altro) }));
}

function reasonOf(originale: string | null, altro: string | null): SearchResult['why'] {
  if (originale !== null) return { kind: 'originale', name: originale };
  return altro === null ? undefined : { kind: 'altro', name: altro };
}

/** The names of the people credited for titles, normalised. */
async function peopleOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await all<{ id: number; names: string }>(db)`
    select title_id as id, string_agg(nome_ricerca, ' ') as names from credit join artist on artist.id = artist_id
    where title_id = any(${[...new Set(ids)]}::int[]) group by title_id`;
  return new Map(rows.map(({ id, names }) => [id, names]));
}
