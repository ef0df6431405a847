type Limits = { timeLimit: number; signal?: AbortSignal | undefined };

/**
 * Does some work under a signal of its own, that aborts after so many milliseconds or with the given one. Not
 * `AbortSignal.any`: what that hangs on a long-lived signal stays there, request after request.
 */
export async function withTimeLimit<Result>(
  { timeLimit, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${timeLimit / 1000} s`)),
    timeLimit,
  );
  signal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
