import { useEffect, useRef } from 'react';

/** Presses, and scrolls of the page or of a row. */
const USES = ['pointerdown', 'keydown', 'scroll'];

/**
 * Returns `value` until the person presses or scrolls, and from then on the value of that moment, so that refetched
 * data do not move the target of a press.
 */
export function useFreezeOnceUsed<Value>(value: Value | undefined): Value | undefined {
  // No state: freezing changes nothing on the screen.
  const frozen = useRef<Value>();
  const shown = useRef(value);
  shown.current = value;
  const isDefined = value !== undefined;
  useEffect(() => {
    if (!isDefined) return;
    const freeze = () => {
      frozen.current ??= shown.current;
    };
    for (const event of USES) window.addEventListener(event, freeze, { capture: true, passive: true });
    return () => {
      for (const event of USES) window.removeEventListener(event, freeze, { capture: true });
    };
  }, [isDefined]);
  return frozen.current ?? value;
}
