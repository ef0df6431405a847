import type { QueryClient } from '@tanstack/react-query';
import { RANKED_GENRES, RANKING_DAYS } from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { genreRankingQuery, latestTitlesQuery, rankingQuery, titleQuery } from '../calls/catalogue.ts';
import { cachedHomeTitlesQuery } from '../features/titles/home/use-home-titles.ts';
import { pathSegments } from '../lib/navigation/path.ts';

/** Maximum wait of the first render for the screen's titles, in milliseconds. */
const TIMEOUT_MS = 60;

/**
 * Takes into the query cache what the inline script has requested for the screen at this path: its rows are then rendered
 * once, with their titles. Resolves after a timeout, too.
 */
export async function prefetchScreen(queries: QueryClient, path: string, userId: string): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all(prefetches(queries, path, userId)), timeout]);
}

function prefetches(queries: QueryClient, path: string, userId: string): Promise<void>[] {
  const [screen = 'home', part = ''] = pathSegments(path);
  switch (screen) {
    case 'home':
      return [queries.prefetchQuery(cachedHomeTitlesQuery(userId))];
    case 'films':
      return prefetchRows(queries, 'film');
    case 'series':
      return prefetchRows(queries, 'serie');
    case 'content-view':
      return [queries.prefetchQuery(titleQuery(decodeURIComponent(part), userId))];
    default:
      return [];
  }
}

function prefetchRows(queries: QueryClient, type: TitleType): Promise<void>[] {
  return [
    ...RANKING_DAYS.map((days) => queries.prefetchQuery(rankingQuery(type, days))),
    queries.prefetchQuery(latestTitlesQuery(type)),
    ...RANKED_GENRES[type].map((genre) => queries.prefetchQuery(genreRankingQuery(type, genre))),
  ];
}
