import { picturesRest } from './picture-stage.ts';

/** A row that the browser itself scrolls is at rest when it has not moved for so long, in milliseconds. */
const STILL_MS = 150;

/**
 * Calls `start` once, when this row has to come to life: as soon as it is reached by mouse, keyboard or finger (when
 * that one has let go, as it is scrolling the row), else when it is in sight and the pictures have had their turn.
 * @returns how to call it off
 */
export function whenNeeded(row: HTMLElement, start: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const go = () => {
    if (signal.aborted) return;
    stop();
    start();
  };
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) go();
  });
  const stop = () => {
    over.abort();
    seen.disconnect();
  };
  row.addEventListener('mouseenter', go, { signal });
  row.addEventListener('focusin', go, { signal });
  row.addEventListener('touchend', () => whenStill(row, signal, go), { signal, once: true });
  void picturesRest().then(() => signal.aborted || seen.observe(row));
  return stop;
}

function whenStill(row: HTMLElement, signal: AbortSignal, go: () => void): void {
  let timer = setTimeout(go, STILL_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(go, STILL_MS);
  };
  for (const sign of ['scroll', 'touchstart']) row.addEventListener(sign, wait, { signal, passive: true });
}
