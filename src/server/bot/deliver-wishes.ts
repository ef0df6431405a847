import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { retryDelay } from '../domain/retry-delay.ts';
import { claimWishes, markDelivered, markFailed, postponeWish, type Wish } from '../repositories/wishes.ts';
import { type Failure, failureOf } from './failures.ts';

/** How often wishes are looked for that nobody told of: those to be tried again, and other processes'. */
const INTERVAL_MS = 1000;
/** Deliveries under way at the same time; each is another person's. */
const AT_ONCE = 8;
/** A wish that fails for no known reason is given up after so many attempts, or its person's later ones would wait for ever. */
const MOST_UNKNOWN = 20;

export type Delivering = {
  /** There is a new wish: look at once. */
  wake(): void;
  /** Takes no more wishes and settles when those in hand are dealt with. */
  stop(): Promise<void>;
};

type Options = {
  db: Kysely<Schema>;
  log: Log;
  /** Grants a wish; rejects with the messenger's refusal. */
  grant(wish: Wish): Promise<void>;
  intervalMs?: number;
};

/**
 * Grants wishes as they come. Each is claimed, granted and then noted: killed in between, the wish is granted
 * again after the next start, so it is never lost, and repeated only when it was sent and not noted yet.
 */
export function startDelivering({ db, log, grant, intervalMs = INTERVAL_MS }: Options): Delivering {
  const underway = new Set<Promise<void>>();
  /** Granted, but the database did not take the note: not to be sent again. */
  const unnoted = new Set<number>();
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopped = false;

  const mayLook = () => lookAgain && !stopped && underway.size < AT_ONCE;

  function wake(): void {
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (mayLook()) wake();
    });
  }

  async function look(): Promise<void> {
    while (mayLook()) {
      lookAgain = false;
      try {
        for (const wish of await claimWishes(db, AT_ONCE - underway.size)) begin(wish);
      } catch (err) {
        log.error({ err }, 'wishes could not be looked up');
      }
    }
  }

  function begin(wish: Wish): void {
    const attempt = attend(wish).catch((err: unknown) => log.error({ err }, 'a delivery could not be noted'));
    underway.add(attempt);
    void attempt.then(() => {
      underway.delete(attempt);
      wake();
    });
  }

  async function attend(wish: Wish): Promise<void> {
    try {
      if (!unnoted.has(wish.id)) await grant(wish);
    } catch (error) {
      await settle(wish, failureOf(error));
      return;
    }
    unnoted.add(wish.id);
    await markDelivered(db, wish.id);
    unnoted.delete(wish.id);
  }

  async function settle({ id, attempts }: Wish, failure: Failure): Promise<void> {
    const { kind, reason } = failure;
    const hopeless =
      kind === 'unreachable' || kind === 'refused' || (kind === 'unknown' && attempts >= MOST_UNKNOWN);
    log[kind === 'unreachable' ? 'info' : 'warn']({ wish: id, attempts, reason }, 'a wish was not granted');
    if (hopeless) await markFailed(db, id, reason);
    else await postponeWish(db, id, { delayMs: delayAfter(failure, attempts), failure: reason });
  }

  const timer = setInterval(wake, intervalMs);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(underway);
    },
  };
}

/** As long as the messenger says, never shorter; a little later, so that not all come back at the same moment. */
function delayAfter(failure: Failure, attempts: number): number {
  if (failure.kind !== 'flood') return retryDelay(attempts);
  return failure.seconds * 1000 + Math.random() * 500;
}
