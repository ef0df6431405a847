import type { Api } from 'grammy';
import type { ChatLinks } from '../../chat/chat-links.ts';
import type { MessagePace } from '../../chat/sending/message-pace.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../../chat/sending/message-worker.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { sendImportSummary } from '../list-imports/send-import-summary.ts';
import { requirePrivateChatId } from '../people/private-chat-id.ts';
import { sendEndingPremium } from '../premium/ending-premium.ts';
import { sendReportResolved } from '../reports/send-report-resolved.ts';
import { finishAnnouncements } from './announcements.ts';
import { sendArrivalNotification } from './arrival-notices.ts';
import type { DigestPicture } from './digest/digest-picture.ts';
import { sendDigest } from './digest/send-digest.ts';
import { claimOutboxMessages, markSending, markSent, outboxQueue, pauseMessages } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { sendAnnouncement } from './send-announcement.ts';

/** Pause of the whole outbox after a network or server error, in milliseconds. */
const TRANSIENT_PAUSE_MS = 2000;
/** Minimum interval between two claims, in milliseconds: each costs several queries. */
const CLAIM_EVERY_MS = 200;

type Options = MessageWorkerOptions & {
  api: Api;
  links: ChatLinks;
  digestPicture: DigestPicture;
  /** Shared by all servers. */
  pace: MessagePace;
  /** Whether deliveries of plays keep the same pace, and go first. */
  yieldsToDeliveries: boolean;
  /** Seconds without further arrivals of a title before its notifications are sent. */
  gatherSeconds: number;
};

/** Works off the outbox below the Bot API's rate limit. */
export function startOutboxWorker(options: Options): QueueWorker {
  const { db, pace, yieldsToDeliveries, gatherSeconds } = options;
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
    atOnce: pace.perSecond,
    pace,
    logFields: ({ id, userId }) => ({ message: id, userId }),
    recipient: ({ userId }) => userId,
    claim,
    begin: (message) => markSending(db, message),
    send: (message) => send(options, message),
    recordSent: (message) => markSent(db, message),
    onTransientFailure: () => pauseMessages(db, TRANSIENT_PAUSE_MS),
  });
}

async function send(deps: Options, message: OutboxMessage): Promise<void> {
  const { userId, announcementId, reportId, listImportId, digest, premiumUntil } = message;
  const chatId = requirePrivateChatId(userId);
  if (announcementId !== null) await sendAnnouncement(deps, chatId, announcementId);
  else if (reportId !== null) await sendReportResolved(deps, chatId, reportId);
  else if (listImportId !== null) await sendImportSummary(deps, { chatId, userId, importId: listImportId });
  else if (digest !== null) await sendDigest(deps, chatId, digest);
  else if (premiumUntil !== null) await sendEndingPremium(deps, chatId, { userId, toldOf: premiumUntil });
  else await sendArrivalNotification(deps, chatId, message);
}
