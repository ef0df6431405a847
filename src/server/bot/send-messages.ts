import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import pThrottle from 'p-throttle';
import type { Log, ParentLog } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { retryDelay } from '../domain/retry-delay.ts';
import { finishAnnouncements } from '../repositories/announcements.ts';
import type { Message } from '../repositories/messages.ts';
import {
  beginMessage,
  claimMessages,
  markSent,
  markUnsent,
  PACE,
  pauseMessages,
  postponeMessage,
  renewMessages,
} from '../repositories/outbox.ts';
import { keepBlocked } from '../repositories/users.ts';
import { sendAnnouncement } from './announcement.ts';
import { showProgress } from './announcement-progress.ts';
import { chatIdOf } from './chat-id.ts';
import { type Failure, failureOf, UnreachableError } from './failures.ts';
import type { Links } from './links.ts';
import { sendNotice } from './notice.ts';
import { type QueueWorker, startQueueWorker } from './queue-worker.ts';

/** How long nobody is written to after a failure of the network or the messenger. */
const PASSING_PAUSE_MS = 2000;
const MOST_ATTEMPTS = 20;
/** The room of a fifth of a second is asked for at once: each question costs several queries. */
const CLAIM_EVERY_MS = 200;

type Options = {
  db: Kysely<Schema>;
  log: ParentLog;
  api: Api;
  links: Links;
  /** So long nothing more of a title has to arrive before its notices go out. */
  gatherSeconds: number;
  intervalMs?: number;
};

/** Works off the outbox, slower than the messenger's limit and behind the deliveries of plays. */
export function startSendingMessages(options: Options): QueueWorker {
  const { db, log, api, gatherSeconds, intervalMs } = options;
  /** A second's share comes out of the database at once; it is spread over that second. */
  const inTurn = pThrottle({ limit: 1, interval: 1000 / PACE })(async () => {});

  let claimedAt = 0;

  async function claim(limit: number): Promise<Message[]> {
    if (performance.now() - claimedAt < CLAIM_EVERY_MS) return [];
    claimedAt = performance.now();
    const messages = await claimMessages(db, { limit, gatherSeconds });
    if (messages.length === 0)
      for (const id of await finishAnnouncements(db)) await showProgress(api, { db, log }, id);
    return messages;
  }

  async function work(message: Message): Promise<void> {
    await inTurn();
    if (!(await beginMessage(db, message))) return;
    const messageLog = log.child({ message: message.id });
    try {
      await send(options, message);
    } catch (error) {
      await noteFailure({ db, log: messageLog }, message, failureOf(error));
      return;
    }
    await markSent(db, message);
    if (message.announcementId !== null)
      await showProgress(api, { db, log }, message.announcementId, { isUnderway: true });
  }

  return startQueueWorker({
    name: 'outbox',
    log,
    atOnce: PACE,
    claim,
    renew: (messages) => renewMessages(db, messages),
    work,
    intervalMs,
  });
}

async function send(deps: Options, message: Message): Promise<void> {
  const chatId = chatIdOf(message.userId);
  if (chatId === undefined) throw new UnreachableError('nobody in the messenger has this id');
  if (message.announcementId === null) await sendNotice(deps, chatId, message);
  else await sendAnnouncement(deps, chatId, message.announcementId);
}

type Deps = { db: Kysely<Schema>; log: Log };

/** Notes that a message was not sent: gives it up, or lets it be tried again and all others wait where that helps. */
async function noteFailure({ db, log }: Deps, message: Message, failure: Failure): Promise<void> {
  const { userId, attempts } = message;
  const { kind, reason } = failure;
  log.info({ userId, attempts, reason }, 'a message was not sent');
  if (kind === 'unreachable') await keepBlocked(db, userId, true);
  const isHopeless = kind === 'unreachable' || kind === 'refused';
  if (isHopeless || (kind === 'unknown' && attempts >= MOST_ATTEMPTS)) return markUnsent(db, message, reason);
  if (kind === 'flood') await pauseMessages(db, failure.seconds * 1000);
  if (kind === 'passing') await pauseMessages(db, PASSING_PAUSE_MS);
  const delayMs = kind === 'flood' ? failure.seconds * 1000 : retryDelay(attempts);
  await postponeMessage(db, message, { delayMs, failure: reason });
}
