import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { claimWishes, markDelivered, type Wish } from '../repositories/wishes.ts';
import { failureOf } from './failures.ts';
import { noteFailure } from './note-failure.ts';

/** How often wishes are looked for that nobody told of: those to be tried again, and other processes'. */
const INTERVAL_MS = 1000;
/** Deliveries under way at the same time; each is another person's. */
const AT_ONCE = 8;

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
      await noteFailure({ db, log }, wish, failureOf(error));
      return;
    }
    unnoted.add(wish.id);
    await markDelivered(db, wish.id);
    unnoted.delete(wish.id);
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
