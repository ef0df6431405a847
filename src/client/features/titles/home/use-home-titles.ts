import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { type Title, titleListSchema } from '../../../../contract/titles.ts';
import { homeTitlesQuery } from '../../../calls/catalogue.ts';
import { HOME_CACHE_KEY_PREFIX as PREFIX } from '../../../lib/launch/storage-keys.ts';
import { whenIdle } from '../../../lib/timing/when-idle.ts';
import { useUser } from '../../../session/use-user.ts';
import { titlesToCache } from './home-carousels.ts';

/** The home's titles, with the last visit's as initial data. */
export function cachedHomeTitlesQuery(userId: string) {
  return queryOptions({
    ...homeTitlesQuery(),
    initialData: () => readCachedHome(userId),
    // Stale from the start: a new visit fetches.
    initialDataUpdatedAt: 0,
  });
}

/** The home's titles, written to local storage when the browser is idle. */
export function useHomeTitles() {
  const { userId } = useUser();
  const top = useQuery(cachedHomeTitlesQuery(userId));
  const fetched = top.dataUpdatedAt > 0 ? top.data : undefined;
  useEffect(() => fetched && whenIdle(() => cacheHome(userId, fetched)), [userId, fetched]);
  return top;
}

const cachedHome = v.object({ top: titleListSchema });

/** The titles that this user's home showed last, drawn or from local storage; undefined without any. */
export function readCachedHome(userId: string): Title[] | undefined {
  try {
    const top = window.drawnScreen?.cached;
    const stored: unknown = top ? { top } : JSON.parse(localStorage.getItem(PREFIX + userId) ?? 'null');
    const home = v.safeParse(cachedHome, stored);
    return home.success && home.output.top.length > 0 ? home.output.top : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the home's titles to local storage, and removes those of other users. */
export function cacheHome(userId: string, top: Title[]): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && key !== PREFIX + userId) localStorage.removeItem(key);
  }
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify({ top: titlesToCache(top) }));
  } catch {
    // Storage is full: the next opening shows a skeleton first.
  }
}
