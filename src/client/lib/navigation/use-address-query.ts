import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { keepOverlayEntry } from './browser-back.ts';

type Change = (query: URLSearchParams) => URLSearchParams | Record<string, string>;

/**
 * The address's query, and a function that replaces it, given the present one: read from the address, which is ahead of what is
 * rendered while a navigation is. A query for a screen that is being left changes nothing.
 */
export function useAddressQuery(): [query: URLSearchParams, replace: (change: Change) => void] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const replace = useCallback(
    (change: Change) => {
      if (window.location.pathname === pathname)
        keepOverlayEntry(() =>
          setQuery(change(new URLSearchParams(window.location.search)), { replace: true }),
        );
    },
    [pathname, setQuery],
  );
  return [query, replace];
}
