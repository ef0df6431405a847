import { useEffect, useState } from 'react';
import { loadingSeenSince } from '../launch/launch-skeleton.ts';

/** Minimum time that a loading state is shown, in milliseconds, on list and genre pages (behaviour 9.4). */
const MIN_LOADING_MS = 300;

/** `loading`, but once it was true it stays so for the minimum time: no flicker. */
export function useMinimumLoading(loading: boolean): boolean {
  const [since, setSince] = useState(loading ? loadingSeenSince : undefined);
  useEffect(() => {
    if (loading) return setSince((before) => before ?? performance.now());
    if (since === undefined) return;
    const remaining = MIN_LOADING_MS - (performance.now() - since);
    const timer = setTimeout(() => setSince(undefined), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [loading, since]);
  return loading || since !== undefined;
}
