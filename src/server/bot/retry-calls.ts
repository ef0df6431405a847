import { autoRetry } from '@grammyjs/auto-retry';
import { type Context, HttpError, type MiddlewareFn } from 'grammy';
import { forGrammy } from './grammy-signal.ts';

/** Milliseconds that all the answers to one update may take, with further attempts and the waiting for them. */
const UPDATE_TIMEOUT_MS = 45_000;

/** Three attempts, unless the messenger wants a long pause; where nothing answers at all, as many as the time allows. */
const retry = autoRetry({ maxRetryAttempts: 2, maxDelaySeconds: 30 });

/**
 * Stands before all handlers: what they ask of a messenger that fails in passing is tried again, for a limited
 * time and until `signal` ends it.
 */
export function retryCalls(signal: AbortSignal): MiddlewareFn<Context> {
  return async (ctx, next) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(UPDATE_TIMEOUT_MS)]);
    ctx.api.config.use(async (previous, method, payload) => {
      try {
        return await retry(previous, method, payload, forGrammy(limit));
      } catch (error) {
        throw limit.aborted ? new HttpError(`'${method}' was given up`, error) : error;
      }
    });
    await next();
  };
}
