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

export function fetchTop(signal?: AbortSignal): Promise<Content[]> {
  return send(getTop, { signal });
}

export function fetchRandom(type: ContentType, signal?: AbortSignal): Promise<Content> {
  return send(getRandom, { params: { type }, signal });
}

export function fetchTopContents(
  type: ContentType,
  days: RankingDays,
  signal?: AbortSignal,
): Promise<Content[]> {
  return send(topContents, { params: { type, days }, signal });
}

export function fetchTopOfGenre(type: ContentType, genre: string, signal?: AbortSignal): Promise<Content[]> {
  return send(topGenres, { params: { type }, query: { interval: GENRE_RANKING_DAYS, genre }, signal });
}

export function fetchLast(type: ContentType, signal?: AbortSignal): Promise<Content[]> {
  return send(getLast, { params: { type }, signal });
}

export async function fetchContent(id: ContentId, userId: string, signal?: AbortSignal): Promise<Content> {
  const title = await send(getContent, { params: { id }, query: { 'user-id': userId }, signal });
  return { ...title, id: title.id ?? id };
}
