/** Milliseconds after which the cancellation is offered. */
const OFFER_DELAY_MS = 10_000;

/**
 * Awaits a request, which has no timeout (behaviour 7.1). When it is slow calls `offer` with a function that aborts it;
 * `offer` returns how to withdraw. Resolves to undefined when it was aborted; rejects as the request does.
 */
export async function offerCancelWhenSlow<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  offer: (abort: () => void) => () => void,
): Promise<Result | undefined> {
  const controller = new AbortController();
  let withdraw: (() => void) | undefined;
  const timer = setTimeout(() => {
    withdraw = offer(() => controller.abort());
  }, OFFER_DELAY_MS);
  try {
    return await call(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    withdraw?.();
  }
}
