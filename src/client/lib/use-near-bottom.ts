import { useEffect, useRef } from 'react';

/** Pixels from the bottom of the page (spec section 9). */
const NEAR = 100;

/**
 * Calls `onNear` whenever the page is scrolled near its bottom, and again after a growth that still leaves
 * the bottom in sight. `enabled` says whether there is more to bring.
 */
export function useNearBottom(enabled: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!enabled) return;
    const look = () => {
      const { scrollHeight } = document.documentElement;
      if (window.scrollY + window.innerHeight >= scrollHeight - NEAR) latest.current();
    };
    // After the layout of what has just come.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [enabled]);
}
