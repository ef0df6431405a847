import { useEffect, useRef, useState } from 'react';

/** How long something has to be seen before it stays, in milliseconds. */
const SEEN_MS = 1000;
const TOUCHES = ['pointerdown', 'keydown'];

/**
 * `value`, until the person touches the page or has seen a first one for a second: from then on it stays as it is for
 * as long as the page is open, so that what is about to be pressed is not swapped for something else.
 */
export function useHeldOnceSeen<Value>(value: Value | undefined): Value | undefined {
  const [held, setHeld] = useState<Value>();
  const shown = useRef(value);
  shown.current = value;
  const isThere = value !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const hold = () => setHeld((was) => was ?? shown.current);
    const timer = setTimeout(hold, SEEN_MS);
    for (const touch of TOUCHES) window.addEventListener(touch, hold, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, hold, { capture: true });
    };
  }, [isThere]);
  return held ?? value;
}
