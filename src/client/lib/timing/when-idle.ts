/** Milliseconds after which it runs even when the browser is never idle, or has no requestIdleCallback. */
const TIMEOUT_MS = 1500;

/**
 * Runs `work` when the browser is idle.
 * @returns runs it at once, unless it has run
 */
export function whenIdle(work: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: TIMEOUT_MS });
  else setTimeout(once, TIMEOUT_MS);
  return once;
}
