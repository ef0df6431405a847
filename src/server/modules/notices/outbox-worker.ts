import { messagePaces } from '../../chat/sending/message-pace.ts';
import { startMessageWorker } from '../../chat/sending/message-worker.ts';
import { type OutboxMessage, sendNotice } from '../../chat/sending/outbox-message.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { clock } from '../../lib/clock.ts';
import type { WorkerContext } from '../../module.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { requirePrivateChatId } from '../people/private-chat-id.ts';
import { finishAnnouncements } from './announcements.ts';
import { claimOutboxMessages, markSending, markSent, outboxQueue, pauseMessages } from './outbox.ts';

/** Pause of the whole outbox after a network or server error, in milliseconds. */
const TRANSIENT_PAUSE_MS = 2000;
/** Minimum interval between two claims, in milliseconds: each costs several queries. */
const CLAIM_EVERY_MS = 200;

/** Works off the outbox below the Bot API's rate limit; each kind of message is worded by its module. */
export function startOutboxWorker({ db, log, intervalMs, config, notices }: WorkerContext): QueueWorker {
  const { gatherSeconds, paidBroadcasts } = config;
  const pace = messagePaces(config).outbox;
  // Deliveries share the pace, and go first, unless the owner pays for more.
  const yieldsToDeliveries = !paidBroadcasts;
  let claimedAt = 0;

  async function claim(limit: number): Promise<OutboxMessage[]> {
    if (clock.elapsed() - claimedAt < CLAIM_EVERY_MS) return [];
    claimedAt = clock.elapsed();
    const messages = await claimOutboxMessages(db, {
      limit,
      gatherSeconds,
      pace,
      yieldsToDeliveries,
      kinds: notices,
      log,
    });
    if (messages.length === 0) await finishAnnouncements(db);
    return messages;
  }

  return startMessageWorker(
    { db, log, intervalMs },
    {
      name: 'outbox',
      queue: outboxQueue,
      concurrency: pace.perSecond,
      pace,
      logFields: ({ id, userId }) => ({ message: id, userId }),
      recipient: ({ userId }) => userId,
      claim,
      begin: async (message) => (await markSending(db, message, notices)) === 'go',
      send: (message) =>
        inLanguageOf(db, message.userId, async () =>
          sendNotice(notices, message, requirePrivateChatId(message.userId)),
        ),
      recordSent: (message) => markSent(db, message),
      onTransientFailure: () => pauseMessages(db, TRANSIENT_PAUSE_MS),
    },
  );
}
