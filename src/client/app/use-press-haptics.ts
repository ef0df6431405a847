import { useEffect } from 'react';
import { haptic } from '../messenger/haptic.ts';

/** Triggers light haptics at each click on an element of the class `press`. */
export function usePressHaptics(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.press')) haptic.impact('light');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
