import type { Kysely } from 'kysely';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import {
  type MessagePace,
  type Paced,
  untilSendTime,
  withSendTimes,
} from '../../chat/sending/message-pace.ts';
import type { Logger, ParentLogger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { setBotBlocked } from '../people/people.ts';
import { type DeliveryJob, deliveryQueue, markDelivered } from './delivery-queue.ts';
import { recordDeliveryFailure } from './record-delivery-failure.ts';

/** Concurrent deliveries, each to a different person. */
const CONCURRENCY = 16;

type Options = {
  db: Kysely<Schema>;
  log: ParentLogger;
  pace: MessagePace;
  /** Sends what was asked for; rejects with the Bot API's error. `log` has the delivery's id in each line. */
  deliver(job: DeliveryJob, log: Logger): Promise<void>;
  /** Called after a delivery was sent and marked; does not reject. */
  onDelivered?(job: DeliveryJob): Promise<void>;
  intervalMs?: number | undefined;
};

/**
 * Works off the delivery queue, at least once: a delivery is claimed, sent and then marked. After a crash in between it
 * is sent again.
 */
export function startDeliveryWorker({
  db,
  log: wholeLog,
  pace,
  deliver,
  onDelivered,
  intervalMs,
}: Options): QueueWorker {
  /** Sent, but not yet marked in the database: must not be sent again. */
  const unrecorded = new Set<number>();

  async function work(job: Paced<DeliveryJob>): Promise<void> {
    await untilSendTime(job);
    const log = wholeLog.child({ delivery: job.id, requestId: job.requestId ?? undefined });
    try {
      if (!unrecorded.has(job.id)) await deliver(job, log);
    } catch (error) {
      await recordDeliveryFailure({ db, log }, job, classifyBotApiError(error));
      return;
    }
    unrecorded.add(job.id);
    if (await markDelivered(db, job)) log.info({ userId: job.userId }, 'delivered');
    else log.warn({ userId: job.userId }, 'delivery claim expired and was taken over');
    unrecorded.delete(job.id);
    await setBotBlocked(db, job.userId, false);
    await onDelivered?.(job);
  }

  return startQueueWorker({
    name: 'deliveries',
    log: wholeLog,
    atOnce: CONCURRENCY,
    claim: async (limit) => withSendTimes(db, pace, await deliveryQueue.claim(db, limit)),
    renew: (deliveries) => deliveryQueue.renew(db, deliveries),
    work,
    intervalMs,
  });
}
