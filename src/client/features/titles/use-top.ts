import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CATALOGUE_FRESH_MS, fetchTop } from '../../calls/catalogue.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useUser } from '../../session/guard.tsx';
import { recallHome, rememberHome } from './home-cache.ts';

/** The top list: what it was the last time is there at once, and fetched anew behind it. */
export function topQuery(userId: string) {
  return queryOptions({
    queryKey: ['top'],
    queryFn: ({ signal }) => fetchTop(signal),
    staleTime: CATALOGUE_FRESH_MS,
    initialData: () => recallHome(userId),
    // However fresh it is, a new opening looks again.
    initialDataUpdatedAt: 0,
  });
}

/** The top list, which is kept for the next opening once there is time. */
export function useTop() {
  const { userId } = useUser();
  const top = useQuery(topQuery(userId));
  const answered = top.dataUpdatedAt > 0 ? top.data : undefined;
  useEffect(() => answered && whenIdle(() => rememberHome(userId, answered)), [userId, answered]);
  return top;
}
