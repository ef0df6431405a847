import { useEffect, useState } from 'react';

const SLACK = 8;

/** True while the page is being scrolled down, false on the way up and near the top. */
export function useBarAway(barHeight: number): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < SLACK) return;
      setAway(now > last && now > barHeight);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [barHeight]);
  return away;
}
