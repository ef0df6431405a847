import { queryOptions } from '@tanstack/react-query';
import { type Content, type ContentId, getContent, getRandom } from '../../contract/content.ts';
import {
  GENRE_RANKING_DAYS,
  getHomeContents,
  getLast,
  type RankingDays,
  topContents,
  topContentsOfGenre,
} from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { sendRequest } from './send-request.ts';

/** Rankings change by the day: refetching more often would only reorder what the user looks at. */
export const CATALOGUE_STALE_MS = 15 * 60_000;

function fetchHomeTitles(signal?: AbortSignal): Promise<Content[]> {
  return sendRequest(getHomeContents, { signal });
}

function fetchRandomTitle(type: TitleType, signal?: AbortSignal): Promise<Content> {
  return sendRequest(getRandom, { params: { type }, signal });
}

function fetchRanking(type: TitleType, days: RankingDays, signal?: AbortSignal): Promise<Content[]> {
  return sendRequest(topContents, { params: { type, days }, signal });
}

function fetchGenreRanking(type: TitleType, genre: string, signal?: AbortSignal): Promise<Content[]> {
  return sendRequest(topContentsOfGenre, {
    params: { type },
    query: { interval: GENRE_RANKING_DAYS, genre },
    signal,
  });
}

function fetchLatestTitles(type: TitleType, signal?: AbortSignal): Promise<Content[]> {
  return sendRequest(getLast, { params: { type }, signal });
}

async function fetchTitle(id: ContentId, userId: string, signal?: AbortSignal): Promise<Content> {
  const title = await sendRequest(getContent, { params: { id }, query: { 'user-id': userId }, signal });
  return { ...title, id: title.id ?? id };
}

/** The top list, of which the home shows a part. */
export function homeTitlesQuery() {
  return queryOptions({
    queryKey: ['top'],
    queryFn: ({ signal }) => fetchHomeTitles(signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** The most played titles of the last `days` days. */
export function rankingQuery(type: TitleType, days: RankingDays) {
  return queryOptions({
    queryKey: ['top-contents', type, days],
    queryFn: ({ signal }) => fetchRanking(type, days, signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export function genreRankingQuery(type: TitleType, genre: string) {
  return queryOptions({
    queryKey: ['top-of-genre', type, genre],
    queryFn: ({ signal }) => fetchGenreRanking(type, genre, signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export function latestTitlesQuery(type: TitleType) {
  return queryOptions({
    queryKey: ['last', type],
    queryFn: ({ signal }) => fetchLatestTitles(type, signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** A random title; `refetch` gets another one. */
export function randomTitleQuery(type: TitleType) {
  return queryOptions({
    queryKey: ['random', type],
    queryFn: ({ signal }) => fetchRandomTitle(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One title, for its screen and for prefetching. */
export function titleQuery(id: ContentId, userId: string) {
  return queryOptions({
    queryKey: ['content', String(id)],
    queryFn: ({ signal }) => fetchTitle(id, userId, signal),
  });
}
