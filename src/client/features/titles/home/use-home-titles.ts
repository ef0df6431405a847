import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeTitlesQuery } from '../../../calls/catalogue.ts';
import { whenIdle } from '../../../lib/timing/when-idle.ts';
import { useUser } from '../../../session/use-user.ts';
import { cacheHome, readCachedHome } from './home-cache.ts';

/** The home's titles, with those of the last visit as initial data. */
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
