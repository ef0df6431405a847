import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import {
  type BotApiFailure,
  classifyBotApiError,
  isMessageNotModified,
} from '../../chat/bot-api/bot-api-errors.ts';
import { isFinalFailure } from '../../chat/bot-api/is-final-failure.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { sendPhotoOrText } from '../../chat/messages/send-photo-or-text.ts';
import type { ParentLogger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { retryDelay } from '../../lib/retry-delay.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { findRequest } from './find-requests.ts';
import { readRequestCard } from './read-request-card.ts';
import { type CardJob, cardQueue, giveUpCard, markCardShown, postponeCard } from './request-cards.ts';

/** Cards sent or edited at a time: owners are few, and their chats take a message a second. */
const CONCURRENCY = 4;

type Options = { db: Kysely<Schema>; log: ParentLogger; api: Api; intervalMs?: number | undefined };
type Shown = { messageId: number; hasPicture: boolean };

/** Sends each owner one card for a request, and edits it when the request changes. */
export function startRequestCardWorker(options: Options): QueueWorker {
  const { db, log, intervalMs } = options;

  async function work(job: CardJob): Promise<void> {
    try {
      const shown = await show(options, job);
      if (shown) await markCardShown(db, job, shown);
      else await giveUpCard(db, job, 'nobody in the messenger has this id');
    } catch (error) {
      const failure = classifyBotApiError(error);
      log.info(
        { userId: job.ownerId, request: job.requestId, reason: failure.reason },
        'a card was not shown',
      );
      await noteFailure(options, job, failure);
    }
  }

  return startQueueWorker({
    name: 'request cards',
    log,
    atOnce: CONCURRENCY,
    claim: (limit) => cardQueue.claim(db, limit),
    renew: (jobs) => cardQueue.renew(db, jobs),
    work,
    intervalMs,
  });
}

async function show({ db, api }: Options, job: CardJob): Promise<Shown | undefined> {
  const chatId = privateChatId(job.ownerId);
  const request = await findRequest(db, job.requestId);
  if (chatId === undefined || !request) return undefined;
  const card = await readRequestCard(db, request);
  const { messageId, hasPicture } = job;
  if (messageId !== null && (await edit(api, { chatId, messageId, hasPicture }, card)))
    return { messageId, hasPicture };
  const sent = await sendPhotoOrText(api, chatId, {
    picture: request.poster ?? undefined,
    text: card.text,
    keyboard: card.reply_markup.inline_keyboard,
  });
  return { messageId: sent.message_id, hasPicture: sent.photo !== undefined };
}

/** False when the message can be edited no more, such as one that the owner has deleted. */
async function edit(
  api: Api,
  { chatId, messageId, hasPicture }: Shown & { chatId: number },
  { text, reply_markup }: KeyboardMessage,
): Promise<boolean> {
  const options = { parse_mode: 'HTML', reply_markup } as const;
  try {
    if (hasPicture) await api.editMessageCaption(chatId, messageId, { caption: text, ...options });
    else
      await api.editMessageText(chatId, messageId, text, {
        ...options,
        link_preview_options: { is_disabled: true },
      });
    return true;
  } catch (error) {
    if (isMessageNotModified(error)) return true;
    if (classifyBotApiError(error).kind !== 'refused') throw error;
    return false;
  }
}

async function noteFailure({ db }: Options, job: CardJob, failure: BotApiFailure): Promise<void> {
  const { kind, reason } = failure;
  if (isFinalFailure(job, failure)) return giveUpCard(db, job, reason);
  const delayMs = kind === 'rate limited' ? failure.seconds * 1000 : retryDelay(job.attempts);
  return postponeCard(db, job, { delayMs, failure: reason });
}
