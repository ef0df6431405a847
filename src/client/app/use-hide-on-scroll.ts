import { useEffect, useState } from 'react';

/** Scrolling that is ignored. */
const THRESHOLD_PX = 8;

/** Whether a top bar should be hidden: true while scrolling down, false while scrolling up and near the top. */
export function useHideOnScroll(barHeight: number): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < THRESHOLD_PX) return;
      setHidden(now > last && now > barHeight);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [barHeight]);
  return hidden;
}
