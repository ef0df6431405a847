import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { titleMatchKey } from '../catalogue/rules/title-key.ts';

type RequestState = Schema['title_request']['state']['__select__'];

/** A title of TMDB that somebody asks for; `season` null is the whole of it. */
export type RequestedMatch = {
  type: 'film' | 'serie';
  tmdbId: number;
  season: number | null;
  name: string;
  /** Of the first release; empty where it is not known. */
  year: string;
  poster: string | null;
  plot: string;
};

/** A request as it is shown. */
export type TitleRequest = {
  id: number;
  words: string;
  /** Null while only the words are known. */
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
  /** How many want it. */
  people: number;
  createdAt: Date;
};

/** Longest words that are taken as a title, in characters. */
export const MAX_REQUEST_LENGTH = 100;
/** Longest reason of a rejection, in characters. */
export const MAX_REASON_LENGTH = 300;

/** SQL: a request is not decided, or was approved before any title of the catalogue is it. */
export const IS_OPEN = sql<boolean>`title_request.state in ('open', 'accepted')`;

/** SQL: columns of a `TitleRequest`. */
export const REQUEST_COLUMNS: RawBuilder<TitleRequest> = sql`title_request.id, words, type, tmdb_id as "tmdbId", season,
  name, year, poster, plot, title_request.state, content_id as "titleId", reason, people,
  title_request.created_at as "createdAt"`;

/** What is equal in requests for the same: a title's or season's number in TMDB, else the words in one spelling. */
export function requestKey(
  words: string,
  match?: Pick<RequestedMatch, 'type' | 'tmdbId' | 'season'>,
): string {
  if (!match) return `words:${titleMatchKey(words)}`;
  const season = match.season === null ? '' : `:${match.season}`;
  return `${match.type}:${match.tmdbId}${season}`;
}
