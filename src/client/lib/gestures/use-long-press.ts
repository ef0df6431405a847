import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds of rest that tell a touch from the start of a scroll, and of a long press. */
const INTENT_DELAY_MS = 80;
const LONG_PRESS_DELAY_MS = 500;
/** Milliseconds after pointerup within which its click may follow. */
const CLICK_TIMEOUT_MS = 400;
/** Movement that does not cancel a press. */
const TOLERANCE_PX = 10;

type Gestures = {
  /** A press is likely: a mouse hovers or presses, or a touch rests and so does not scroll. */
  onIntent: () => void;
  /** A touch stays for longer. */
  onLongPress: () => void;
};

/** Pointer handlers that detect the intent to press (for prefetching) and a long press. */
export function useLongPress({ onIntent, onLongPress }: Gestures) {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const cancel = () => {
    clearTimeout(rest.current);
    clearTimeout(hold.current);
  };
  useEffect(() => cancel, []);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') rest.current = setTimeout(onIntent, INTENT_DELAY_MS);
    },
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      if (pointerType === 'mouse') return button === 0 ? onIntent() : undefined;
      start.current = { x, y };
      rest.current = setTimeout(onIntent, INTENT_DELAY_MS);
      hold.current = setTimeout(() => {
        swallowClick();
        onLongPress();
      }, LONG_PRESS_DELAY_MS);
    },
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (pointerType !== 'mouse' && Math.hypot(clientX - x, clientY - y) > TOLERANCE_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
  };
}

/** Cancels the click that follows a long press, wherever it lands. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const stop = () => window.removeEventListener('click', swallow, { capture: true });
  const stopSoon = () => setTimeout(stop, CLICK_TIMEOUT_MS);
  window.addEventListener('click', swallow, { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, stopSoon, { capture: true, once: true });
}
