import { useEffect } from 'react';
import { lockVerticalSwipes } from '../messenger/vertical-swipes.ts';

/** Elements with drag handling of their own: carousels, chip strips, bottom sheets. */
const DRAGGABLE = '[data-drags]';

/** While one of those is touched, vertical swipes do not close the app. */
export function useLockSwipesWhileDragging(): void {
  useEffect(() => {
    let release: (() => void) | undefined;
    const start = ({ target }: TouchEvent) => {
      if (target instanceof Element && target.closest(DRAGGABLE)) release ??= lockVerticalSwipes();
    };
    const end = ({ touches }: TouchEvent) => {
      if (touches.length > 0) return;
      release?.();
      release = undefined;
    };
    const passive = { passive: true };
    document.addEventListener('touchstart', start, passive);
    document.addEventListener('touchend', end, passive);
    document.addEventListener('touchcancel', end, passive);
    return () => {
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', end);
      release?.();
    };
  }, []);
}
