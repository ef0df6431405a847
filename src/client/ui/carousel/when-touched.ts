/** Milliseconds without a scroll event after which native scrolling has ended. */
const SCROLL_END_MS = 150;

/**
 * Calls `start` once: on hover, focus or the end of a touch scroll.
 * @returns how to cancel
 */
export function whenTouched(row: HTMLElement, start: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const go = () => {
    if (signal.aborted) return;
    over.abort();
    start();
  };
  row.addEventListener('mouseenter', go, { signal });
  row.addEventListener('focusin', go, { signal });
  row.addEventListener('touchend', () => whenScrollingStops(row, signal, go), { signal, once: true });
  return () => over.abort();
}

function whenScrollingStops(row: HTMLElement, signal: AbortSignal, go: () => void): void {
  let timer = setTimeout(go, SCROLL_END_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(go, SCROLL_END_MS);
  };
  for (const sign of ['scroll', 'touchstart']) row.addEventListener(sign, wait, { signal, passive: true });
}
