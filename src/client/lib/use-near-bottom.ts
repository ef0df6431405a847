import { useEffect, useRef } from 'react';
import type { Pages } from './pages.ts';

/** Pixels from the bottom of the page (spec section 9). */
const NEAR = 100;

/**
 * Asks for the next page whenever the page is scrolled near its bottom, and at once when what has come
 * leaves the bottom in sight.
 */
export function useNearBottom({ loading, hasMore, stumbled, fetchMore }: Pages<unknown>): void {
  const latest = useRef(fetchMore);
  latest.current = fetchMore;
  const enabled = hasMore && !loading;
  useEffect(() => {
    if (!enabled) return;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (window.scrollY + window.innerHeight >= scrollHeight - NEAR) latest.current();
    };
    // After the layout of what has just come.
    const frame = stumbled ? 0 : requestAnimationFrame(look);
    // And again when the page takes its height later, as a grid does that has to be measured first.
    const height = new ResizeObserver(look);
    if (!stumbled) height.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      height.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [enabled, stumbled]);
}
