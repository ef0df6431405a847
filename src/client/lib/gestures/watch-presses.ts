/** Milliseconds of rest that tell a touch from the start of a scroll, and of a long press. */
const INTENT_DELAY_MS = 60;
const LONG_PRESS_DELAY_MS = 500;
/** Milliseconds after pointerup within which its click may follow. */
const CLICK_TIMEOUT_MS = 400;
/** Movement that does not cancel a press. */
const TOLERANCE_PX = 10;

type PointerEventType = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

type Gestures<Target> = {
  /** The target that holds this element, if any. */
  targetAt: (element: Element) => Target | undefined;
  /** A press is likely: a mouse goes down, or a touch rests and so does not scroll. */
  onIntent: (target: Target) => void;
  /** A touch stays for longer. */
  onLongPress?: (target: Target) => void;
};

/**
 * Detects the intent to press (for prefetching) and long presses anywhere on the page: one set of listeners for however
 * many targets.
 * @returns `cancel` for a press that became something else, `stop` to end watching
 */
export function watchPresses<Target extends Element>({ targetAt, onIntent, onLongPress }: Gestures<Target>) {
  let rest = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const cancel = () => {
    cancelAnimationFrame(rest);
    clearTimeout(hold);
  };
  /** Counted in frames: Chromium holds timers back for 100 ms after a finger has touched the screen. */
  const awaitRest = (target: Target, start = performance.now()) => {
    rest = requestAnimationFrame(() => {
      if (performance.now() - start < INTENT_DELAY_MS) awaitRest(target, start);
      else if (target.isConnected) onIntent(target);
    });
  };
  const longPress = (target: Target) => {
    if (!onLongPress) return;
    swallowClick();
    onLongPress(target);
  };
  const over = new AbortController();
  const on = (type: PointerEventType, listener: (event: PointerEvent) => void) =>
    document.addEventListener(type, listener, { passive: true, signal: over.signal });
  on('pointerdown', ({ pointerType, button, target, clientX: x, clientY: y }) => {
    cancel();
    const pressed = target instanceof Element && button === 0 && targetAt(target);
    if (!pressed) return;
    if (pointerType === 'mouse') return onIntent(pressed);
    start = { x, y };
    awaitRest(pressed);
    hold = setTimeout(() => pressed.isConnected && longPress(pressed), LONG_PRESS_DELAY_MS);
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' && Math.hypot(clientX - start.x, clientY - start.y) > TOLERANCE_PX) cancel();
  });
  on('pointerup', cancel);
  on('pointercancel', cancel);
  const stop = () => {
    cancel();
    over.abort();
  };
  return { cancel, stop };
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
