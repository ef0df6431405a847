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
import { setBotBlocked } from '../people/people.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import {
  claimNews,
  giveUpNews,
  markTelling,
  markTold,
  type NewsJob,
  newsQueue,
  postponeNews,
} from './request-news.ts';
import { sendRequestNews } from './send-request-news.ts';

type Options = {
  db: Kysely<Schema>;
  log: ParentLogger;
  api: Api;
  links: ChatLinks;
  /** Shared by all servers. */
  pace: MessagePace;
  intervalMs?: number | undefined;
};

/** Tells everybody who asked for a title what was decided, below the Bot API's rate limit and at most once. */
export function startRequestNewsWorker(options: Options): QueueWorker {
  const { db, log, api, links, pace, intervalMs } = options;

  async function work(job: Paced<NewsJob>): Promise<void> {
    await untilSendTime(job);
    if (!(await markTelling(db, job))) return;
    try {
      const chatId = privateChatId(job.userId);
      if (chatId === undefined)
        throw new SendSkippedError('unreachable', 'nobody in the messenger has this id');
      await sendRequestNews({ db, api, links }, chatId, job);
    } catch (error) {
      await noteFailure({ db, log }, job, classifyBotApiError(error));
      return;
    }
    await markTold(db, job);
  }

  return startQueueWorker({
    name: 'request news',
    log,
    atOnce: pace.perSecond,
    claim: async (limit) => withSendTimes(db, pace, await claimNews(db, limit, pace)),
    renew: (jobs) => newsQueue.renew(db, jobs),
    work,
    intervalMs,
  });
}

async function noteFailure(
  { db, log }: { db: Kysely<Schema>; log: Logger },
  job: NewsJob,
  failure: BotApiFailure,
): Promise<void> {
  const { kind, reason } = failure;
  log.info({ userId: job.userId, request: job.requestId, reason }, 'a person was not told of a request');
  if (kind === 'rate limited') await limitChat(db, job.userId, failure.seconds);
  if (kind === 'unreachable') await setBotBlocked(db, job.userId, true);
  if (isFinalFailure(job, failure)) return giveUpNews(db, job, reason);
  const delayMs = kind === 'rate limited' ? failure.seconds * 1000 : retryDelay(job.attempts);
  return postponeNews(db, job, { delayMs, failure: reason });
}
