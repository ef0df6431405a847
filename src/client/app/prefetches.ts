import type { QueryClient } from '@tanstack/react-query';
import type { TitleType } from '../../contract/request-schemas.ts';
import { latestTitlesQuery, rankingQuery, titleQuery } from '../calls/catalogue.ts';
import { premiumQuery } from '../calls/premium.ts';
import { cachedHomeTitlesQuery } from '../features/titles/home/use-home-titles.ts';
import type { RoutePath } from '../routes.ts';
import { LAZY_SCREENS } from './lazy-screens.ts';

/** Starts queries of a route, by the user's id and the path's parameter. */
export type Prefetch = (queries: QueryClient, userId: string, part: string) => Promise<void>[];

/**
 * The routes whose requests the inline script sends in full, and the ones that enter the query cache before the
 * first render: their rows render once, with their titles.
 */
export const PREFETCHES = {
  // The drawn home has the last visit's titles: the app begins with these, too.
  home: (queries, userId) =>
    window.drawnScreen?.cached ? [] : [queries.prefetchQuery(cachedHomeTitlesQuery(userId))],
  films: (queries) => prefetchRows(queries, 'film'),
  series: (queries) => prefetchRows(queries, 'serie'),
  lists: () => [],
  generi: (queries, userId) => [prefetchGenres(queries, userId)],
  'genere/:genere': () => [],
  'content-view/:id': (queries, userId, part) => [
    queries.prefetchQuery(titleQuery(part, userId)),
    queries.prefetchQuery(premiumQuery(userId)),
  ],
} satisfies Partial<Record<RoutePath, Prefetch>>;

/** Prefetches the first page, by the screen's code. Without that there is nothing to prefetch it for. */
async function prefetchGenres(queries: QueryClient, userId: string): Promise<void> {
  const screen = await LAZY_SCREENS.generi.preload().catch(() => undefined);
  await screen?.prefetch(queries, userId);
}

/** Prefetches the rows of the first requests; the others' responses arrive after the first render. */
function prefetchRows(queries: QueryClient, type: TitleType): Promise<void>[] {
  return [
    queries.prefetchQuery(rankingQuery(type, 365)),
    queries.prefetchQuery(latestTitlesQuery(type)),
    queries.prefetchQuery(rankingQuery(type, 1)),
  ];
}
