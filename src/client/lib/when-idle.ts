/** Milliseconds until it is done also on a device that is never idle or cannot tell. */
const LATEST_MS = 1500;

/**
 * Does something once the browser has nothing better to do.
 * @returns how not to wait any longer: does it at once, unless it is done
 */
export function whenIdle(work: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: LATEST_MS });
  else setTimeout(once, LATEST_MS);
  return once;
}
