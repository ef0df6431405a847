import { autoRetry } from '@grammyjs/auto-retry';
import { Api, type Context, HttpError, type MiddlewareFn, type Transformer } from 'grammy';
import type { Config } from '../../config/config.ts';
import { clock } from '../../lib/clock.ts';
import { RetryUpdateError } from './bot-api-errors.ts';

/** Timeout of one delivery's Bot API call, in seconds. */
const SEND_SECONDS = 20;

/** Makes the requests of Bot API calls; by default grammY's. */
export type BotApiFetch = (
  url: string,
  request: { body: unknown; signal: AbortSignal },
) => Promise<{ json(): Promise<unknown> }>;

type BotAccess = Pick<Config, 'botApiRoot'> & { botToken: string; botApiFetch?: BotApiFetch | undefined };

/** An API client without retries, for queue workers: the queue retries. `cutOff` aborts its calls. */
export function plainApi({ botToken, botApiRoot, botApiFetch }: BotAccess, cutOff: AbortSignal): Api {
  const api = new Api(botToken, {
    apiRoot: botApiRoot,
    timeoutSeconds: SEND_SECONDS,
    ...(botApiFetch && { fetch: botApiFetch }),
  });
  api.config.use(abortedBy(cutOff));
  return api;
}

/** The API client for paid broadcasts: beyond the free rate each message costs 0.1 Telegram Stars. */
export function paidApi(config: BotAccess, cutOff: AbortSignal): Api {
  const api = plainApi(config, cutOff);
  api.config.use((previous, method, payload, signal) =>
    previous(
      method,
      method.startsWith('send') ? { ...payload, allow_paid_broadcast: true } : payload,
      signal,
    ),
  );
  return api;
}

/** Aborts calls without their own signal when `cutOff` aborts. */
export function abortedBy(cutOff: AbortSignal): Transformer {
  return (previous, method, payload, signal) => previous(method, payload, signal ?? asGrammySignal(cutOff));
}

type GrammySignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** grammY accepts Node's `AbortSignal`, but its types name the one of a polyfill package. */
export function asGrammySignal(signal: AbortSignal): GrammySignal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two types are alike in all that is used
  return signal as unknown as GrammySignal;
}

/** Time limit for all calls of one update, retries included, in milliseconds. */
const UPDATE_TIMEOUT_MS = 45_000;

/** Three attempts, unless `retry_after` is long; network errors are retried until the time limit. */
const retry = autoRetry({ maxRetryAttempts: 2, maxDelaySeconds: 30 });

/**
 * Middleware before all handlers: retries their Bot API calls on transient errors, within a time limit. `signal`
 * aborts them when the server stops; a different server then handles the update.
 */
export function retryBotApiCalls(signal: AbortSignal): MiddlewareFn<Context> {
  return async (ctx, next) => {
    const limit = AbortSignal.any([signal, clock.timeLimit(UPDATE_TIMEOUT_MS)]);
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
