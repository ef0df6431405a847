import { useEffect } from 'react';
import { haptic } from '../messenger/haptic.ts';

/** Whatever gives under the finger (class `press`) also answers with a light tap. */
export function usePressHaptics(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.press')) haptic.impact('light');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
