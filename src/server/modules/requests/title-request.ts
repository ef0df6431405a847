import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { titleMatchKey } from '../catalogue/rules/title-key.ts';

type RequestState = Schema['title_request']['state']['__select__'];

/** A requested title of TMDB; `season` null is the whole of it. */
export type RequestedMatch = {
  type: 'film' | 'serie';
  tmdbId: number;
  season: number | null;
  name: string;
  /** Year of the first release; empty if unknown. */
  year: string;
  poster: string | null;
  plot: string;
};

/** A request for a title. */
export type TitleRequest = {
  id: number;
  words: string;
  /** Null for a request that is words alone. */
  type: 'film' | 'serie' | null;
  tmdbId: number | null;
  season: number | null;
  name: string;
  year: string;
  poster: string | null;
  plot: string;
  state: RequestState;
  titleId: number | null;
  reason: string | null;
  /** Number of people who want it. */
  people: number;
  createdAt: Date;
};

/** Maximum length of a request's words, in characters. */
export const MAX_REQUEST_LENGTH = 100;
/** Maximum length of a rejection's reason, in characters. */
export const MAX_REASON_LENGTH = 300;

/** SQL: a request is undecided, or was approved before the catalogue has its title. */
export const IS_OPEN = sql<boolean>`title_request.state in ('open', 'accepted')`;

/** SQL: columns of a `TitleRequest`. */
export const REQUEST_COLUMNS: RawBuilder<TitleRequest> = sql`title_request.id, words, type, tmdb_id as "tmdbId", season,
  name, year, poster, plot, title_request.state, content_id as "titleId", reason, people,
  title_request.created_at as "createdAt"`;

/** Equal for requests for the same: a title's or season's number in TMDB, else the normalised words. */
export function requestKey(
  words: string,
  match?: Pick<RequestedMatch, 'type' | 'tmdbId' | 'season'>,
): string {
  if (!match) return `words:${titleMatchKey(words)}`;
  const season = match.season === null ? '' : `:${match.season}`;
  return `${match.type}:${match.tmdbId}${season}`;
}
