import type { Kysely } from 'kysely';
import type { Log, ParentLog } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { keepBlocked } from '../repositories/users.ts';
import { claimWishes, markDelivered, renewClaims, type Wish } from '../repositories/wishes.ts';
import { failureOf } from './failures.ts';
import { noteFailure } from './note-failure.ts';
import { type QueueWorker, startQueueWorker } from './queue-worker.ts';

/** Deliveries under way at the same time; each is another person's. */
const AT_ONCE = 8;

type Options = {
  db: Kysely<Schema>;
  log: ParentLog;
  /** Grants a wish; rejects with the messenger's refusal. The log names the wish in each line. */
  grant(wish: Wish, log: Log): Promise<void>;
  /** What else is done for somebody whose wish was granted and noted; does not reject. */
  granted?(wish: Wish): Promise<void>;
  intervalMs?: number;
};

/**
 * Grants wishes as they come. Each is claimed, granted and then noted: killed in between, the wish is granted
 * again after the next start, so it is never lost, and repeated only when it was sent and not noted yet.
 */
export function startDelivering({ db, log: wholeLog, grant, granted, intervalMs }: Options): QueueWorker {
  /** Granted, but the database did not take the note: not to be sent again. */
  const unnoted = new Set<number>();

  async function work(wish: Wish): Promise<void> {
    const log = wholeLog.child({ wish: wish.id, requestId: wish.requestId ?? undefined });
    try {
      if (!unnoted.has(wish.id)) await grant(wish, log);
    } catch (error) {
      await noteFailure({ db, log }, wish, failureOf(error));
      return;
    }
    unnoted.add(wish.id);
    if (await markDelivered(db, wish)) log.info({ userId: wish.userId }, 'a wish was granted');
    else log.warn({ userId: wish.userId }, 'a delivery took so long that another process has it');
    unnoted.delete(wish.id);
    await keepBlocked(db, wish.userId, false);
    await granted?.(wish);
  }

  return startQueueWorker({
    name: 'deliveries',
    log: wholeLog,
    atOnce: AT_ONCE,
    claim: (limit) => claimWishes(db, limit),
    renew: (wishes) => renewClaims(db, wishes),
    work,
    intervalMs,
  });
}
