import { queryOptions } from '@tanstack/react-query';
import { type Content, type ContentId, getContent, getRandom } from '../../contract/content.ts';
import {
  GENRE_RANKING_DAYS,
  getLast,
  getTop,
  type RankingDays,
  topContents,
  topGenres,
} from '../../contract/rankings.ts';
import type { ContentType } from '../../contract/request.ts';
import { send } from './send.ts';

/** Rankings and rows change by the day: to ask more often would only reorder rows under the thumb. */
export const CATALOGUE_FRESH_MS = 15 * 60_000;

export function fetchTop(signal?: AbortSignal): Promise<Content[]> {
  return send(getTop, { signal });
}

function fetchRandom(type: ContentType, signal?: AbortSignal): Promise<Content> {
  return send(getRandom, { params: { type }, signal });
}

function fetchTopContents(type: ContentType, days: RankingDays, signal?: AbortSignal): Promise<Content[]> {
  return send(topContents, { params: { type, days }, signal });
}

function fetchTopOfGenre(type: ContentType, genre: string, signal?: AbortSignal): Promise<Content[]> {
  return send(topGenres, { params: { type }, query: { interval: GENRE_RANKING_DAYS, genre }, signal });
}

function fetchLast(type: ContentType, signal?: AbortSignal): Promise<Content[]> {
  return send(getLast, { params: { type }, signal });
}

async function fetchContent(id: ContentId, userId: string, signal?: AbortSignal): Promise<Content> {
  const title = await send(getContent, { params: { id }, query: { 'user-id': userId }, signal });
  return { ...title, id: title.id ?? id };
}

/** The year's ranking and the best of a day, a week, a month. */
export function topContentsQuery(type: ContentType, days: RankingDays) {
  return queryOptions({
    queryKey: ['top-contents', type, days],
    queryFn: ({ signal }) => fetchTopContents(type, days, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

export function topOfGenreQuery(type: ContentType, genre: string) {
  return queryOptions({
    queryKey: ['top-of-genre', type, genre],
    queryFn: ({ signal }) => fetchTopOfGenre(type, genre, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

export function lastQuery(type: ContentType) {
  return queryOptions({
    queryKey: ['last', type],
    queryFn: ({ signal }) => fetchLast(type, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/** A title by chance; another one only when it is asked for. */
export function randomQuery(type: ContentType) {
  return queryOptions({
    queryKey: ['random', type],
    queryFn: ({ signal }) => fetchRandom(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One title, as its page and whoever fetches it ahead ask for it. */
export function titleQuery(id: ContentId, userId: string) {
  return queryOptions({
    queryKey: ['content', String(id)],
    queryFn: ({ signal }) => fetchContent(id, userId, signal),
  });
}
