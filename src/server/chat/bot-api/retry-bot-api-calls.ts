import { autoRetry } from '@grammyjs/auto-retry';
import { type Context, HttpError, type MiddlewareFn } from 'grammy';
import { RetryUpdateError } from './bot-api-errors.ts';
import { asGrammySignal } from './grammy-signal.ts';

/** Time limit for all calls of one update, retries included, in milliseconds. */
const UPDATE_TIMEOUT_MS = 45_000;

/** Three attempts, unless `retry_after` is long; network errors are retried until the time limit. */
const retry = autoRetry({ maxRetryAttempts: 2, maxDelaySeconds: 30 });

/**
 * Middleware before all handlers: retries their Bot API calls on transient errors, within a time limit. `signal` aborts
 * them: the server stops, and the update is handled again by another.
 */
export function retryBotApiCalls(signal: AbortSignal): MiddlewareFn<Context> {
  return async (ctx, next) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(UPDATE_TIMEOUT_MS)]);
    ctx.api.config.use(async (previous, method, payload) => {
      try {
        return await retry(previous, method, payload, asGrammySignal(limit));
      } catch (error) {
        if (signal.aborted) throw new RetryUpdateError(`'${method}' was aborted`, { cause: error });
        throw limit.aborted ? new HttpError(`'${method}' was given up`, error) : error;
      }
    });
    await next();
  };
}
