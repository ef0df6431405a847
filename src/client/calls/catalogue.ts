import { queryOptions } from '@tanstack/react-query';
import {
  getHomeContents,
  getLast,
  type RankingDays,
  topContents,
  topContentsOfGenre,
} from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { getContent, getRandom, type TitleId } from '../../contract/titles.ts';
import {
  genreRankingRequest,
  homeRequest,
  latestTitlesRequest,
  randomTitleRequest,
  rankingRequest,
  titleRequest,
} from './requests.ts';
import { sendRequest } from './send-request.ts';

/** Rankings change daily: refetching more often would only reorder what the user looks at. */
export const CATALOGUE_STALE_MS = 15 * 60_000;

/** The top list, of which the home shows a part. */
export function homeTitlesQuery() {
  return queryOptions({
    queryKey: ['top'],
    queryFn: ({ signal }) => sendRequest(getHomeContents, { ...homeRequest, signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** The most played titles of the last `days` days. */
export function rankingQuery(type: TitleType, days: RankingDays) {
  return queryOptions({
    queryKey: ['top-contents', type, days],
    queryFn: ({ signal }) => sendRequest(topContents, { ...rankingRequest(type, days), signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export function genreRankingQuery(type: TitleType, genre: string) {
  return queryOptions({
    queryKey: ['top-of-genre', type, genre],
    queryFn: ({ signal }) => sendRequest(topContentsOfGenre, { ...genreRankingRequest(type, genre), signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export function latestTitlesQuery(type: TitleType) {
  return queryOptions({
    queryKey: ['last', type],
    queryFn: ({ signal }) => sendRequest(getLast, { ...latestTitlesRequest(type), signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** A random title; `refetch` gets another one. */
export function randomTitleQuery(type: TitleType) {
  return queryOptions({
    queryKey: ['random', type],
    queryFn: ({ signal }) => sendRequest(getRandom, { ...randomTitleRequest(type), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One title, for its screen and for prefetching. */
export function titleQuery(id: TitleId, userId: string) {
  return queryOptions({
    queryKey: ['content', String(id)],
    queryFn: async ({ signal }) => {
      const title = await sendRequest(getContent, { ...titleRequest(id, userId), signal });
      return { ...title, id: title.id ?? id };
    },
  });
}
