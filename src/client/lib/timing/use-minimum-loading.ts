import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a loading state is shown at least, on list and genre pages (behaviour 9.4). */
const MINIMUM_LOADING_MS = 300;

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
    const left = MINIMUM_LOADING_MS - (performance.now() - since.current);
    const timer = setTimeout(() => setHeld(false), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [loading]);
  return loading || held;
}
