import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Distance from which a press counts as a drag. */
const THRESHOLD_PX = 5;

/**
 * Scrolls a strip horizontally by mouse drag, as touch does natively. A click right after a drag is ignored (behaviour
 * 4.22).
 */
export function useDragScroll<Strip extends HTMLElement>() {
  const drag = useRef<{ x: number; from: number; moved: boolean } | null>(null);
  const justDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<Strip>) => {
      justDragged.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag.current = { x: event.clientX, from: event.currentTarget.scrollLeft, moved: false };
    },
    onPointerMove: (event: PointerEvent<Strip>) => {
      // The button was released outside of the strip, where no pointerup arrived.
      if (event.buttons === 0) drag.current = null;
      const { current } = drag;
      if (!current) return;
      const distance = event.clientX - current.x;
      if (!current.moved && Math.abs(distance) < THRESHOLD_PX) return;
      if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId);
      current.moved = true;
      event.currentTarget.scrollLeft = current.from - distance;
    },
    onPointerUp: () => {
      justDragged.current = drag.current?.moved ?? false;
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    onClickCapture: (event: MouseEvent<Strip>) => {
      if (!justDragged.current) return;
      justDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
