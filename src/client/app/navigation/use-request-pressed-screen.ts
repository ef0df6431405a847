import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { RECOMMENDATIONS_PATH, TO_CONTINUE_PATH } from '../../../contract/own/first-paths.ts';
import { STATIC_LISTS } from '../../../contract/static-lists.ts';
import { allListTitlesQuery } from '../../calls/lists.ts';
import { loadHttpClient } from '../../calls/load-http-client.ts';
import { urlOf } from '../../calls/requests.ts';
import { watchPresses } from '../../lib/gestures/watch-presses.ts';
import { keepForPress, type ReadResponse } from '../../lib/launch/early-responses.ts';
import { findByPath, type RoutePath } from '../../routes.ts';
import { useUser } from '../../session/use-user.ts';
import { PREFETCHES } from '../prefetches.ts';

type Request = (queries: QueryClient, userId: string, part: string) => unknown;

/** The requests that a screen makes as it opens: those of queries unless their data are fresh, those of each visit by URL. */
const REQUESTS: Partial<Record<RoutePath, Request>> = {
  ...PREFETCHES,
  lists: (queries, userId) =>
    STATIC_LISTS.map((list) => queries.prefetchQuery(allListTitlesQuery(list, userId))),
  generi: firstPage('generi'),
  'genere/:genere': firstPage('genere/:genere'),
  'list/:list': firstPage('list/:list'),
  tu: () => send([TO_CONTINUE_PATH, RECOMMENDATIONS_PATH]),
};

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

/** Each visit to a grid fetches its pages. Without the inline script the screen alone asks for them. */
function firstPage(path: 'generi' | 'genere/:genere' | 'list/:list'): Request {
  return (_queries, userId, part) =>
    send((window.screenRequests?.[path](userId, part).first ?? []).map(urlOf));
}

function send(urls: readonly string[]): void {
  for (const url of urls) keepForPress(url, (signal) => getEarly(url, signal));
}

/** By the HTTP client; whoever takes the response judges its status. */
async function getEarly(url: string, signal: AbortSignal): Promise<ReadResponse> {
  const httpClient = await loadHttpClient();
  const { status, headers, data } = await httpClient.get<unknown>(url, { signal, validateStatus: null });
  return { status, headers: new Headers(Object.entries(headers)), body: data };
}
