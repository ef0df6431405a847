import type { MessagePace } from '../../chat/sending/message-pace.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../../chat/sending/message-worker.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { finishAnnouncements } from './announcements.ts';
import { claimOutboxMessages, markSending, markSent, outboxQueue, pauseMessages } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Pause of the whole outbox after a network or server error, in milliseconds. */
const TRANSIENT_PAUSE_MS = 2000;
/** Minimum interval between two claims, in milliseconds: each costs several queries. */
const CLAIM_EVERY_MS = 200;

type Options = MessageWorkerOptions & {
  /** Sends a message; rejects with the Bot API's error. */
  send(message: OutboxMessage): Promise<void>;
  /** Shared by all servers. */
  pace: MessagePace;
  /** Whether deliveries share the pace, and go first. */
  yieldsToDeliveries: boolean;
  /** Seconds without further arrivals of a title before its notifications are sent. */
  gatherSeconds: number;
};

/** Works off the outbox below the Bot API's rate limit. */
export function startOutboxWorker(options: Options): QueueWorker {
  const { db, pace, yieldsToDeliveries, gatherSeconds, send } = options;
  let claimedAt = 0;

  async function claim(limit: number): Promise<OutboxMessage[]> {
    if (performance.now() - claimedAt < CLAIM_EVERY_MS) return [];
    claimedAt = performance.now();
    const messages = await claimOutboxMessages(db, { limit, gatherSeconds, pace, yieldsToDeliveries });
    if (messages.length === 0) await finishAnnouncements(db);
    return messages;
  }

  return startMessageWorker(options, {
    name: 'outbox',
    queue: outboxQueue,
    concurrency: pace.perSecond,
    pace,
    logFields: ({ id, userId }) => ({ message: id, userId }),
    recipient: ({ userId }) => userId,
    claim,
    begin: async (message) => (await markSending(db, message)) === 'go',
    send,
    recordSent: (message) => markSent(db, message),
    onTransientFailure: () => pauseMessages(db, TRANSIENT_PAUSE_MS),
  });
}
