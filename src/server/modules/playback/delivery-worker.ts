import { type BotApiFailure, isChatMissing, isFinalFailure } from '../../chat/bot-api/bot-api-errors.ts';
import { setBotBlocked } from '../../chat/sending/chat-availability.ts';
import type { MessagePace } from '../../chat/sending/message-pace.ts';
import {
  type MessageWorkerOptions,
  recordSendFailure,
  startMessageWorker,
} from '../../chat/sending/message-worker.ts';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { type DeliveryJob, deliveryQueue, isStillAsked, markDelivered } from './delivery-queue.ts';
import { NO_CHAT_FAILURE } from './failed-deliveries.ts';
import type { Follow } from './send-title-video.ts';

/** Concurrent deliveries, each to a different person. */
const CONCURRENCY = 16;

type Options = MessageWorkerOptions & {
  pace: MessagePace;
  /**
   * Sends the requested item; rejects with the Bot API's error. `log` has the delivery's id in each line; `follow` takes what
   * is stored once it is sent.
   */
  deliver(job: DeliveryJob, log: Logger, follow: Follow): Promise<void>;
  /** Called after a delivery was sent and marked; does not reject. */
  onDelivered?(job: DeliveryJob): Promise<void>;
};

/**
 * Works off the delivery queue, at least once: a delivery is claimed, sent and then marked. After a crash in between it
 * is sent again.
 */
export function startDeliveryWorker(options: Options): QueueWorker {
  const { db, pace, deliver, onDelivered } = options;
  /** Sent, but not yet marked in the database: must not be sent again. Each with what is to be stored before. */
  const unrecorded = new Map<number, () => Promise<void>>();

  async function send(job: DeliveryJob, log: Logger): Promise<void> {
    if (unrecorded.has(job.id)) return;
    let store = async () => {};
    await deliver(job, log, async (work) => void (store = work));
    unrecorded.set(job.id, store);
  }

  async function recordSent(job: DeliveryJob, log: Logger): Promise<void> {
    await unrecorded.get(job.id)?.();
    if (await markDelivered(db, job)) log.info({ userId: job.userId }, 'delivered');
    else log.warn({ userId: job.userId }, 'delivery claim expired and was taken over');
    unrecorded.delete(job.id);
    await setBotBlocked(db, job.userId, false);
    await onDelivered?.(job);
  }

  return startMessageWorker(options, {
    name: 'deliveries',
    queue: deliveryQueue,
    concurrency: CONCURRENCY,
    pace,
    logFields: ({ id, requestId }) => ({ delivery: id, requestId: requestId ?? undefined }),
    begin: async (job) => unrecorded.has(job.id) || isStillAsked(db, job),
    send,
    recordSent: (job, _sent, log) => recordSent(job, log),
    recordFailure: (job, failure, log) => recordDeliveryFailure({ db, log }, job, failure),
  });
}

/** `log` has the delivery's id in each line. */
type Deps = { db: Db; log: Logger };

/** Records a failed attempt like any message's, unless the person has not started a chat with the bot. */
export async function recordDeliveryFailure(
  { db, log }: Deps,
  job: DeliveryJob,
  failure: BotApiFailure,
): Promise<void> {
  if (isChatMissing(failure)) return recordMissingChat({ db, log }, job);
  const { userId, titleId, attempts } = job;
  // Warn at the first and the last attempt only.
  const isFirstOrFinal = attempts === 1 || isFinalFailure(job, failure);
  log[isFirstOrFinal ? 'warn' : 'info'](
    { userId, titleId, attempts, reason: failure.reason },
    'a delivery failed',
  );
  return recordSendFailure(db, deliveryQueue, { job, failure, userId });
}

/** The app asks for permission after the press: it may come while the first attempt is under way. */
const SECOND_ATTEMPT_MS = 10_000;

/**
 * Records that the bot cannot write to a person who has not started a chat with it. After a second attempt the
 * delivery is put aside until they do (`private-chat-handlers.ts`).
 */
async function recordMissingChat({ db, log }: { db: Db; log: Logger }, job: DeliveryJob): Promise<void> {
  const { userId, titleId, attempts } = job;
  log.info({ userId, titleId, attempts }, 'delivery waits until the person starts a chat with the bot');
  await setBotBlocked(db, userId, true);
  if (attempts > 1) await deliveryQueue.giveUp(db, job, NO_CHAT_FAILURE);
  else await deliveryQueue.postpone(db, job, { delayMs: SECOND_ATTEMPT_MS, failure: NO_CHAT_FAILURE });
}
