import { useEffect, useRef, useState } from 'react';

/** Minimum time that a loading state is shown, in milliseconds, on list and genre pages (behaviour 9.4). */
const MIN_LOADING_MS = 300;

/** `loading`, but once it was true it stays so for the minimum time: no flicker. */
export function useMinimumLoading(loading: boolean): boolean {
  const [held, setHeld] = useState(loading);
  const since = useRef(0);
  useEffect(() => {
    if (loading) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const remaining = MIN_LOADING_MS - (performance.now() - since.current);
    const timer = setTimeout(() => setHeld(false), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [loading]);
  return loading || held;
}
