/** Milliseconds without a scroll event after which native scrolling has ended. */
const SCROLL_END_MS = 150;

/**
 * Calls `start` once: on hover, focus or the end of a touch scroll, else when the row is in view and `ready` has resolved.
 * @returns how to cancel
 */
export function whenVisibleOrTouched(
  row: HTMLElement,
  ready: Promise<unknown>,
  start: () => void,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const go = () => {
    if (signal.aborted) return;
    stop();
    start();
  };
  let isReady = false;
  let inView = false;
  const seen = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? inView;
    if (inView && isReady) go();
  });
  const stop = () => {
    over.abort();
    seen.disconnect();
  };
  row.addEventListener('mouseenter', go, { signal });
  row.addEventListener('focusin', go, { signal });
  row.addEventListener('touchend', () => whenScrollingStops(row, signal, go), { signal, once: true });
  seen.observe(row);
  void ready.then(() => {
    isReady = true;
    if (inView) go();
  });
  return stop;
}

function whenScrollingStops(row: HTMLElement, signal: AbortSignal, go: () => void): void {
  let timer = setTimeout(go, SCROLL_END_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(go, SCROLL_END_MS);
  };
  for (const sign of ['scroll', 'touchstart']) row.addEventListener(sign, wait, { signal, passive: true });
}
