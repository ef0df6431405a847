import { autoRetry } from '@grammyjs/auto-retry';
import { type Context, HttpError, type MiddlewareFn } from 'grammy';
import { forGrammy } from './grammy-signal.ts';

/** Milliseconds that all the answers to one update may take, with further attempts and the waiting for them. */
const PATIENCE_MS = 45_000;

/** Three attempts, unless the messenger wants a long pause; where nothing answers at all, as many as the patience allows. */
const retry = autoRetry({ maxRetryAttempts: 2, maxDelaySeconds: 30 });

export type Attending = {
  /** Stands before all handlers. */
  middleware: MiddlewareFn<Context>;
  /** Settles when the updates in hand are dealt with; what they still ask after `ms` milliseconds is cut off. */
  finish(ms: number): Promise<void>;
};

/**
 * Patience with a messenger that fails in passing: what a handler asks of it is tried again. Whoever has to
 * wait keeps nobody else waiting, but what one person is told stays in its order.
 *
 * `meanwhile`: the next update is taken once this one has something to say, not when it was said. The database
 * knows by then what it has to: a process that is killed has acknowledged nothing that is lost.
 */
export function attendUpdates({ meanwhile }: { meanwhile: boolean }): Attending {
  const underway = new Map<Promise<void>, AbortController>();
  const latest = new Map<number, Promise<void>>();

  function note(chatId: number | undefined, dealtWith: Promise<void>, patience: AbortController): void {
    underway.set(dealtWith, patience);
    if (chatId !== undefined) latest.set(chatId, dealtWith);
    void dealtWith.then(() => {
      underway.delete(dealtWith);
      if (chatId !== undefined && latest.get(chatId) === dealtWith) latest.delete(chatId);
    });
  }

  async function middleware(ctx: Context, next: () => Promise<void>): Promise<void> {
    const patience = new AbortController();
    const { speaking, end } = callPatiently(ctx, patience, ctx.chat && latest.get(ctx.chat.id));
    const handled = next().finally(end);
    const dealtWith = handled.catch(() => undefined);
    note(ctx.chat?.id, dealtWith, patience);
    await (meanwhile ? Promise.race([speaking, handled]) : handled);
  }

  return {
    middleware,
    async finish(ms) {
      const timer = setTimeout(() => {
        for (const patience of underway.values()) patience.abort();
      }, ms);
      await Promise.all(underway.keys());
      clearTimeout(timer);
    },
  };
}

/** Makes the calls of one update wait for `earlier`, and tries them again; `speaking` settles when there is a first one. */
function callPatiently(ctx: Context, patience: AbortController, earlier: Promise<void> | undefined) {
  let timer: NodeJS.Timeout | undefined;
  const speaking = new Promise<void>((speak) => {
    ctx.api.config.use(async (previous, method, payload) => {
      speak();
      await earlier;
      timer ??= setTimeout(() => patience.abort(), PATIENCE_MS);
      try {
        return await retry(previous, method, payload, forGrammy(patience.signal));
      } catch (error) {
        throw patience.signal.aborted ? new HttpError(`'${method}' was given up`, error) : error;
      }
    });
  });
  return { speaking, end: () => clearTimeout(timer) };
}
