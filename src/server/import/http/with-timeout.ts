type Options = { timeoutMs: number; signal?: AbortSignal | undefined };

/**
 * Runs `work` with a signal that aborts after a timeout or with the given signal. `AbortSignal.any` would leak
 * listeners on a long-lived signal.
 */
export async function withTimeout<Result>(
  { timeoutMs, signal }: Options,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${timeoutMs / 1000} s`)),
    timeoutMs,
  );
  signal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
