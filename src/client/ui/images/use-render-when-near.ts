import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../lib/timing/when-idle.ts';

/** A row further down is rendered before it can be scrolled into view. */
const NEAR_MARGIN = '150px';

/** The elements whose content is not rendered yet. */
const waiting = new Map<Element, () => void>();

/**
 * True once an element's content is due: in the frame that scrolls it into view, sooner if there is time once it is
 * near, else when the browser is idle (on a touch screen after the first scroll), so that nothing is
 * missing further down. `now` renders it at once.
 */
export function useRenderWhenNear(element: RefObject<Element | null>, now: boolean): boolean {
  const [isDue, setDue] = useState(now);
  useEffect(() => {
    const { current: watched } = element;
    if (isDue || !watched) return;
    const render = () => setDue(true);
    const renderWhenIdle = () => void whenIdle(() => startTransition(render));
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (isInView(watched)) flushSync(render);
        else startTransition(render);
      },
      // Without an explicit root, rootMargin is ignored in cross-origin frames (the messenger on the web).
      { root: document, rootMargin: NEAR_MARGIN },
    );
    near.observe(watched);
    waiting.set(watched, render);
    // The same listener for all elements: the window has it once.
    window.addEventListener('scroll', renderInView, { passive: true });
    // With a mouse, scrolling jumps anywhere at once, and the processor is faster than a phone's.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) renderWhenIdle();
    else window.addEventListener('scroll', renderWhenIdle, { once: true, passive: true });
    return () => {
      near.disconnect();
      waiting.delete(watched);
      window.removeEventListener('scroll', renderWhenIdle);
      if (waiting.size === 0) window.removeEventListener('scroll', renderInView);
    };
  }, [element, isDue]);
  return isDue;
}

/** A task of React's would come after all that are queued before it. */
function renderInView(): void {
  // All are measured before any is rendered, so that the browser lays the page out once.
  const due = [...waiting].filter(([element]) => isInView(element));
  if (due.length > 0) flushSync(() => due.forEach(([, render]) => render()));
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
