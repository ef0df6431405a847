import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { classifyBotApiError, isMessageNotModified } from '../../../chat/bot-api/bot-api-errors.ts';
import { isFinalFailure } from '../../../chat/bot-api/is-final-failure.ts';
import type { ChatLinks } from '../../../chat/chat-links.ts';
import {
  type MessagePace,
  type Paced,
  untilSendTime,
  withSendTimes,
} from '../../../chat/sending/message-pace.ts';
import type { ParentLogger } from '../../../database/logger.ts';
import type { Schema } from '../../../database/schema.ts';
import { retryDelay } from '../../../lib/retry-delay.ts';
import { type QueueWorker, startQueueWorker } from '../../../queue/queue-worker.ts';
import { type Bot, nightCard } from './night-card-text.ts';
import {
  giveUpNightCard,
  markNightCardShown,
  type NightCardJob,
  nightCardQueue,
  postponeNightCard,
} from './night-cards.ts';
import { readShownNight } from './shown-night.ts';

/** Cards edited at a time. */
const CONCURRENCY = 8;

type Options = {
  db: Kysely<Schema>;
  log: ParentLogger;
  api: Api;
  links: ChatLinks;
  pace: MessagePace;
  /** The bot's own account, once it is known. */
  me(): Bot | undefined;
  intervalMs?: number | undefined;
};

/** Edits the cards of nights that have changed. */
export function startNightCardWorker(options: Options): QueueWorker {
  const { db, log, pace, intervalMs } = options;

  async function work(job: Paced<NightCardJob>): Promise<void> {
    await untilSendTime(job);
    try {
      await show(options, job);
      await markNightCardShown(db, job);
    } catch (error) {
      const failure = classifyBotApiError(error);
      const { kind, reason } = failure;
      log.info({ night: job.nightId, reason }, 'the card of a movie night was not edited');
      if (isFinalFailure(job, failure)) return giveUpNightCard(db, job, reason);
      const delayMs = kind === 'rate limited' ? failure.seconds * 1000 : retryDelay(job.attempts);
      await postponeNightCard(db, job, { delayMs, failure: reason });
    }
  }

  return startQueueWorker<Paced<NightCardJob>>({
    name: 'cards of movie nights',
    log,
    atOnce: CONCURRENCY,
    claim: async (limit) =>
      options.me() === undefined ? [] : withSendTimes(db, pace, await nightCardQueue.claim(db, limit)),
    renew: (jobs) => nightCardQueue.renew(db, jobs),
    work,
    intervalMs,
  });
}

async function show({ db, api, links, me: self }: Options, job: NightCardJob): Promise<void> {
  const night = await readShownNight(db, job.nightId);
  const me = self();
  if (!night || !me) return;
  const { text, ...options } = nightCard(night, { links, me });
  const how = { parse_mode: 'HTML', ...options } as const;
  try {
    if (job.inlineMessageId !== null) await api.editMessageTextInline(job.inlineMessageId, text, how);
    else await api.editMessageText(job.chatId ?? 0, job.messageId ?? 0, text, how);
  } catch (error) {
    if (!isMessageNotModified(error)) throw error;
  }
}
