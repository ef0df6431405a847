import { type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds after which a finger means what it touches, and after which it means more than a press. */
const REST_MS = 80;
const HOLD_MS = 500;
/** Milliseconds within which a finger that came up can be followed by its click. */
const CLICK_MS = 400;
/** Pixels that a finger moves without meaning it. */
const SLACK = 10;

type Gestures = {
  /** A mouse rests on the element or presses it; a finger stays, and so is not on its way to scroll. */
  onRest: () => void;
  /** A finger stays for longer. */
  onHold: () => void;
};

/** Handlers of an element that does something ahead of a press, and something else at a long one. */
export function usePressAndHold({ onRest, onHold }: Gestures) {
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
      if (pointerType === 'mouse') rest.current = setTimeout(onRest, REST_MS);
    },
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      if (pointerType === 'mouse') return button === 0 ? onRest() : undefined;
      start.current = { x, y };
      rest.current = setTimeout(onRest, REST_MS);
      hold.current = setTimeout(() => {
        swallowClick();
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (pointerType !== 'mouse' && Math.hypot(clientX - x, clientY - y) > SLACK) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
  };
}

/** The click that comes when the held finger comes up is not meant, neither here nor for what now lies under it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const stop = () => window.removeEventListener('click', swallow, { capture: true });
  const stopSoon = () => setTimeout(stop, CLICK_MS);
  window.addEventListener('click', swallow, { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, stopSoon, { capture: true, once: true });
}
