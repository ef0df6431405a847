import { type RefObject, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/timing/when-idle.ts';
import { afterVisibleImages } from './image-priority.ts';

/** A row further down is rendered before it can be scrolled into view. */
const NEAR_MARGIN = '300px';

/** A first screen that came within so many milliseconds leaves nothing to save by waiting. */
const FAST_START_MS = 1000;

/** With a mouse, scrolling jumps anywhere at once, and the processor is no phone's. */
export const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * Whether to render an element's content: once the element is near the viewport, and otherwise when the browser is idle
 * (on a slow phone after the visible images have loaded), so that nothing stays missing. `now` renders it at once.
 */
export function useRenderWhenNear(element: RefObject<Element | null>, now: boolean): boolean {
  const [isDue, setDue] = useState(now);
  useEffect(() => {
    const { current: watched } = element;
    if (isDue || !watched) return;
    let isOver = false;
    const render = () => isOver || startTransition(() => setDue(true));
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && render(),
      // Without an explicit root, rootMargin is ignored in cross-origin frames (the messenger on the web).
      { root: document, rootMargin: NEAR_MARGIN },
    );
    near.observe(watched);
    if (hasMouse() || performance.now() < FAST_START_MS) whenIdle(render);
    else afterVisibleImages(() => whenIdle(render));
    return () => {
      isOver = true;
      near.disconnect();
    };
  }, [element, isDue]);
  return isDue;
}
