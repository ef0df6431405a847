import { IDLE_TIMEOUT_MS } from './launch-clock.ts';

/**
 * Runs `work` when the browser is idle, after a timeout even when it never is or does not say.
 * @returns runs it at once, unless it has run
 */
export function whenIdle(work: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(once, IDLE_TIMEOUT_MS);
  return once;
}
