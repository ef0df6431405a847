import { useState } from 'react';
import { shouldReduceMotion } from '../../../lib/motion/reduced-motion.ts';
import { performanceClass } from '../../../messenger/performance-class.ts';

const KEY = 'movie-night-view';

/** Whether the deck is a list: as chosen on this phone, else where motion is reduced. */
export function useListView() {
  const [on, setOn] = useState(() => {
    const chosen = localStorage.getItem(KEY);
    return chosen ? chosen === 'list' : shouldReduceMotion(performanceClass());
  });
  const set = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(KEY, next ? 'list' : 'cards');
    } catch {
      // Storage is full: the choice lasts as long as the room is open.
    }
  };
  return { on, set };
}
