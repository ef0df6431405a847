/** Milliseconds after which a call is slow enough to be given up. */
const SLOW_MS = 10_000;

/**
 * Waits for a call that has no timeout (spec section 9). When it is slow `offer` is handed the way to give it up, and
 * answers how to take that offer back. Answers whether the call was carried through; rejects as the call does.
 */
export async function orGiveUp(
  call: (signal: AbortSignal) => Promise<void>,
  offer: (giveUp: () => void) => () => void,
): Promise<boolean> {
  const controller = new AbortController();
  let takeBack: (() => void) | undefined;
  const timer = setTimeout(() => {
    takeBack = offer(() => controller.abort());
  }, SLOW_MS);
  try {
    await call(controller.signal);
    return true;
  } catch (error) {
    if (controller.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    takeBack?.();
  }
}
