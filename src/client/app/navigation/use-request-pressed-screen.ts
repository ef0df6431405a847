import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { STATIC_LISTS } from '../../../contract/static-lists.ts';
import { homeTitlesQuery, latestTitlesQuery, rankingQuery, titleQuery } from '../../calls/catalogue.ts';
import { allListTitlesQuery } from '../../calls/lists.ts';
import { premiumQuery } from '../../calls/premium.ts';
import { watchPresses } from '../../lib/gestures/watch-presses.ts';
import { findByPath, type RoutePath } from '../../routes.ts';
import { useUser } from '../../session/use-user.ts';

type Request = (queries: QueryClient, userId: string, part: string) => unknown;

/** The requests that a screen makes as it opens, unless their data are fresh; those of each visit are the screen's alone. */
const REQUESTS: Partial<Record<RoutePath, Request>> = {
  home: (queries) => queries.prefetchQuery(homeTitlesQuery()),
  films: (queries) => prefetchRows(queries, 'film'),
  series: (queries) => prefetchRows(queries, 'serie'),
  lists: (queries, userId) =>
    STATIC_LISTS.map((list) => queries.prefetchQuery(allListTitlesQuery(list, userId))),
  'content-view/:id': (queries, userId, id) => [
    queries.prefetchQuery(titleQuery(id, userId)),
    queries.prefetchQuery(premiumQuery(userId)),
  ],
};

function prefetchRows(queries: QueryClient, type: TitleType): Promise<void>[] {
  return [
    queries.prefetchQuery(rankingQuery(type, 365)),
    queries.prefetchQuery(latestTitlesQuery(type)),
    queries.prefetchQuery(rankingQuery(type, 1)),
  ];
}

/**
 * Sends the first requests of the screen that a link leads to as soon as a press is likely, before the screen's code is
 * there and rendered; its calls take the responses.
 */
export function useRequestPressedScreen(): void {
  const { userId } = useUser();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const rendered = useRef(pathname);
  useEffect(() => {
    rendered.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const request = ({ pathname, origin }: HTMLAnchorElement) => {
      const found = findByPath(REQUESTS, pathname);
      if (found && navigator.onLine && origin === location.origin && pathname !== location.pathname)
        found.entry(queries, userId, found.part);
    };
    const linkAt = (element: Element) => element.closest('a') ?? undefined;
    const presses = watchPresses({ targetAt: linkAt, onIntent: request });
    const onClick = (event: MouseEvent) => {
      const { target, metaKey, ctrlKey, shiftKey } = event;
      const link = target instanceof Element && linkAt(target);
      if (!link || metaKey || ctrlKey || shiftKey) return;
      // Pressed twice before its screen is rendered, a link would add two history entries.
      if (link.href === location.href && link.pathname !== rendered.current) event.preventDefault();
      request(link);
    };
    // Before the router, which renders the screen at once.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      presses.stop();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [queries, userId]);
}
