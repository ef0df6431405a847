import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import {
  type BotApiFailure,
  classifyBotApiError,
  SendSkippedError,
} from '../../chat/bot-api/bot-api-errors.ts';
import { isFinalFailure } from '../../chat/bot-api/is-final-failure.ts';
import type { ChatLinks } from '../../chat/chat-links.ts';
import {
  type MessagePace,
  type Paced,
  untilSendTime,
  withSendTimes,
} from '../../chat/sending/message-pace.ts';
import { limitChat } from '../../chat/sending/rate-limited-chats.ts';
import type { Logger, ParentLogger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { retryDelay } from '../../lib/retry-delay.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { sendImportSummary } from '../list-imports/send-import-summary.ts';
import { setBotBlocked } from '../people/people.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { sendReportResolved } from '../reports/send-report-resolved.ts';
import { showAnnouncementProgress } from './announcement-progress.ts';
import { finishAnnouncements } from './announcements.ts';
import { sendArrivalNotification } from './arrival-notices.ts';
import type { DigestPicture } from './digest/digest-picture.ts';
import { sendDigest } from './digest/send-digest.ts';
import {
  claimOutboxMessages,
  markSendFailed,
  markSending,
  markSent,
  outboxQueue,
  pauseMessages,
  postponeMessage,
} from './outbox.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { sendAnnouncement } from './send-announcement.ts';

/** Pause of the whole outbox after a network or server error, in milliseconds. */
const TRANSIENT_PAUSE_MS = 2000;
/** Minimum interval between two claims, in milliseconds: each costs several queries. */
const CLAIM_EVERY_MS = 200;

type Options = {
  db: Kysely<Schema>;
  log: ParentLogger;
  api: Api;
  links: ChatLinks;
  digestPicture: DigestPicture;
  /** Shared by all servers. */
  pace: MessagePace;
  /** Whether deliveries of plays keep the same pace, and go first. */
  yieldsToDeliveries: boolean;
  /** Seconds without further arrivals of a title before its notifications are sent. */
  gatherSeconds: number;
  intervalMs?: number | undefined;
};

/** Works off the outbox below the Bot API's rate limit. */
export function startOutboxWorker(options: Options): QueueWorker {
  const { db, log, api, pace, yieldsToDeliveries, gatherSeconds, intervalMs } = options;
  let claimedAt = 0;

  async function claim(limit: number): Promise<Paced<OutboxMessage>[]> {
    if (performance.now() - claimedAt < CLAIM_EVERY_MS) return [];
    claimedAt = performance.now();
    const messages = await claimOutboxMessages(db, { limit, gatherSeconds, pace, yieldsToDeliveries });
    if (messages.length === 0)
      for (const id of await finishAnnouncements(db)) await showAnnouncementProgress(api, { db, log }, id);
    return withSendTimes(db, pace, messages);
  }

  async function work(message: Paced<OutboxMessage>): Promise<void> {
    await untilSendTime(message);
    if (!(await markSending(db, message))) return;
    const messageLog = log.child({ message: message.id });
    try {
      await send(options, message);
    } catch (error) {
      await noteFailure({ db, log: messageLog }, message, classifyBotApiError(error));
      return;
    }
    await markSent(db, message);
    if (message.announcementId !== null)
      await showAnnouncementProgress(api, { db, log }, message.announcementId, { isUnderway: true });
  }

  return startQueueWorker({
    name: 'outbox',
    log,
    atOnce: pace.perSecond,
    claim,
    renew: (messages) => outboxQueue.renew(db, messages),
    work,
    intervalMs,
  });
}

async function send(deps: Options, message: OutboxMessage): Promise<void> {
  const chatId = privateChatId(message.userId);
  if (chatId === undefined) throw new SendSkippedError('unreachable', 'nobody in the messenger has this id');
  const { userId, announcementId, reportId, listImportId, digest } = message;
  if (announcementId !== null) await sendAnnouncement(deps, chatId, announcementId);
  else if (reportId !== null) await sendReportResolved(deps, chatId, reportId);
  else if (listImportId !== null) await sendImportSummary(deps, { chatId, userId, importId: listImportId });
  else if (digest !== null) await sendDigest(deps, chatId, digest);
  else await sendArrivalNotification(deps, chatId, message);
}

type Deps = { db: Kysely<Schema>; log: Logger };

/**
 * Records a failed message: marks it as failed, or schedules a retry. A rate limit concerns its chat, a transient error
 * pauses the outbox.
 */
async function noteFailure({ db, log }: Deps, message: OutboxMessage, failure: BotApiFailure): Promise<void> {
  const { userId, attempts } = message;
  const { kind, reason } = failure;
  log.info({ userId, attempts, reason }, 'a message was not sent');
  if (kind === 'rate limited') await limitChat(db, userId, failure.seconds);
  if (kind === 'transient') await pauseMessages(db, TRANSIENT_PAUSE_MS);
  if (kind === 'unreachable') await setBotBlocked(db, userId, true);
  if (isFinalFailure(message, failure)) return markSendFailed(db, message, reason);
  const delayMs = kind === 'rate limited' ? failure.seconds * 1000 : retryDelay(attempts);
  await postponeMessage(db, message, { delayMs, failure: reason });
}
