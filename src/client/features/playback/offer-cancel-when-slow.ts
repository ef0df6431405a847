/** Milliseconds after which the cancellation is offered. */
const OFFER_DELAY_MS = 10_000;

/**
 * Awaits a request, which has no timeout (behaviour 7.1). When it is slow calls `offer` with a function that aborts it;
 * `offer` returns how to withdraw. Resolves to false when it was aborted; rejects as the request does.
 */
export async function offerCancelWhenSlow(
  call: (signal: AbortSignal) => Promise<void>,
  offer: (abort: () => void) => () => void,
): Promise<boolean> {
  const controller = new AbortController();
  let withdraw: (() => void) | undefined;
  const timer = setTimeout(() => {
    withdraw = offer(() => controller.abort());
  }, OFFER_DELAY_MS);
  try {
    await call(controller.signal);
    return true;
  } catch (error) {
    if (controller.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    withdraw?.();
  }
}
