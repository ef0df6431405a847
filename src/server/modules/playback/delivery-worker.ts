import { setBotBlocked } from '../../chat/sending/blocked-chats.ts';
import type { MessagePace } from '../../chat/sending/message-pace.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../../chat/sending/message-worker.ts';
import type { Logger } from '../../database/logger.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { type DeliveryJob, deliveryQueue, markDelivered } from './delivery-queue.ts';
import { recordDeliveryFailure } from './record-delivery-failure.ts';

/** Concurrent deliveries, each to a different person. */
const CONCURRENCY = 16;

type Options = MessageWorkerOptions & {
  pace: MessagePace;
  /** Sends what was asked for; rejects with the Bot API's error. `log` has the delivery's id in each line. */
  deliver(job: DeliveryJob, log: Logger): Promise<void>;
  /** Called after a delivery was sent and marked; does not reject. */
  onDelivered?(job: DeliveryJob): Promise<void>;
};

/**
 * Works off the delivery queue, at least once: a delivery is claimed, sent and then marked. After a crash in between it
 * is sent again.
 */
export function startDeliveryWorker(options: Options): QueueWorker {
  const { db, pace, deliver, onDelivered } = options;
  /** Sent, but not yet marked in the database: must not be sent again. */
  const unrecorded = new Set<number>();

  async function recordSent(job: DeliveryJob, log: Logger): Promise<void> {
    unrecorded.add(job.id);
    if (await markDelivered(db, job)) log.info({ userId: job.userId }, 'delivered');
    else log.warn({ userId: job.userId }, 'delivery claim expired and was taken over');
    unrecorded.delete(job.id);
    await setBotBlocked(db, job.userId, false);
    await onDelivered?.(job);
  }

  return startMessageWorker(options, {
    name: 'deliveries',
    queue: deliveryQueue,
    atOnce: CONCURRENCY,
    pace,
    logFields: ({ id, requestId }) => ({ delivery: id, requestId: requestId ?? undefined }),
    async send(job, log) {
      if (!unrecorded.has(job.id)) await deliver(job, log);
    },
    recordSent: (job, _sent, log) => recordSent(job, log),
    recordFailure: (job, failure, log) => recordDeliveryFailure({ db, log }, job, failure),
  });
}
