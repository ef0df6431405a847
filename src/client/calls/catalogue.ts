import { queryOptions } from '@tanstack/react-query';
import {
  GENRE_RANKING_DAYS,
  getHomeContents,
  getLast,
  type RankingDays,
  topContents,
  topContentsOfGenre,
} from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { getContent, getRandom, type TitleId } from '../../contract/titles.ts';
import { sendRequest } from './send-request.ts';

/** Rankings change daily: refetching more often would only reorder what the user looks at. */
export const CATALOGUE_STALE_MS = 15 * 60_000;

export const fetchHomeTitles = (signal?: AbortSignal) => sendRequest(getHomeContents, { signal });

/** The top list, of which the home shows a part. */
export function homeTitlesQuery() {
  return queryOptions({
    queryKey: ['top'],
    queryFn: ({ signal }) => fetchHomeTitles(signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export const fetchRanking = (type: TitleType, days: RankingDays, signal?: AbortSignal) =>
  sendRequest(topContents, { params: { type, days }, signal });

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
    queryFn: ({ signal }) =>
      sendRequest(topContentsOfGenre, {
        params: { type },
        query: { interval: `${GENRE_RANKING_DAYS}`, genre },
        signal,
      }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export const fetchLatestTitles = (type: TitleType, signal?: AbortSignal) =>
  sendRequest(getLast, { params: { type }, signal });

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
    queryFn: ({ signal }) => sendRequest(getRandom, { params: { type }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function fetchTitle(id: TitleId, userId: string, signal?: AbortSignal) {
  const title = await sendRequest(getContent, { params: { id }, query: { 'user-id': userId }, signal });
  return { ...title, id: title.id ?? id };
}

/** One title, for its screen and for prefetching. */
export function titleQuery(id: TitleId, userId: string) {
  return queryOptions({
    queryKey: ['content', String(id)],
    queryFn: ({ signal }) => fetchTitle(id, userId, signal),
  });
}
