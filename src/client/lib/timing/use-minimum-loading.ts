import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Minimum time of 'Loading...', in milliseconds, on list and genre pages (behaviour 9.4). */
const MIN_LOADING_MS = 300;

/** `loading`, but once it was true it stays so until it has been seen for the minimum time (behaviour 9.4). */
export function useMinimumLoading(loading: boolean): boolean {
  // A new object for each load, even one that begins as the last one ends, starts a new timer.
  const [due, setDue] = useState(() => (loading ? {} : null));
  useEffect(() => {
    if (loading) setDue((last) => last ?? {});
  }, [loading]);
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    // Seen from the frame that shows it.
    afterPaint(() => {
      if (!isLeft) timer = setTimeout(() => setDue(null), MIN_LOADING_MS);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [due]);
  return loading || due !== null;
}
