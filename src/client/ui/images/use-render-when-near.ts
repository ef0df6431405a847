import { type RefObject, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/timing/when-idle.ts';

/** A row further down is rendered before it can be scrolled into view. */
const NEAR_MARGIN = '150px';

/**
 * Whether to render an element's content: once the element is near the viewport, and otherwise when the browser is idle
 * (on a touch screen after the first scroll), so that nothing is missing further down. `now` renders it at once.
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
    const renderWhenIdle = () => void whenIdle(render);
    // With a mouse, scrolling jumps anywhere at once, and the processor is no phone's.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) renderWhenIdle();
    else window.addEventListener('scroll', renderWhenIdle, { once: true, passive: true });
    return () => {
      isOver = true;
      near.disconnect();
      window.removeEventListener('scroll', renderWhenIdle);
    };
  }, [element, isDue]);
  return isDue;
}
