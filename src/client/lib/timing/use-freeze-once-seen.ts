import { useEffect, useRef } from 'react';

/** Milliseconds on screen after which the value is frozen. */
const FREEZE_DELAY_MS = 1000;
const notYet = () => 0;
const INPUT_EVENTS = ['pointerdown', 'keydown'];

/**
 * Returns `value` until the first input or until one has been shown for a second, and that value from then on, so that
 * refetched data do not move what is about to be pressed.
 * @param seenMs tells for how long the first value has been shown already, in milliseconds
 */
export function useFreezeOnceSeen<Value>(value: Value | undefined, seenMs = notYet): Value | undefined {
  // No state: freezing changes nothing that is shown.
  const frozen = useRef<Value>();
  const shown = useRef(value);
  shown.current = value;
  const isDefined = value !== undefined;
  useEffect(() => {
    if (!isDefined) return;
    const freeze = () => {
      frozen.current ??= shown.current;
    };
    const left = FREEZE_DELAY_MS - seenMs();
    if (left <= 0) return freeze();
    const timer = setTimeout(freeze, left);
    for (const event of INPUT_EVENTS) window.addEventListener(event, freeze, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of INPUT_EVENTS) window.removeEventListener(event, freeze, { capture: true });
    };
  }, [isDefined, seenMs]);
  return frozen.current ?? value;
}
