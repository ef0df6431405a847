import type { Api } from 'grammy';
import {
  classifyBotApiError,
  isMessageNotModified,
  SendSkippedError,
} from '../../../chat/bot-api/bot-api-errors.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import { sendPhotoOrText } from '../../../chat/messages/send-photo-or-text.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../../../chat/sending/message-worker.ts';
import type { QueueWorker } from '../../../queue/queue-worker.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import { findRequest } from '../find-requests.ts';
import { readRequestCard } from './read-request-card.ts';
import { type CardJob, cardQueue, markCardBegun, markCardShown } from './request-cards.ts';

/** Cards sent or edited at a time: owners are few, and their chats take a message a second. */
const CONCURRENCY = 4;

type Options = MessageWorkerOptions & { api: Api };
type Shown = { messageId: number; hasPicture: boolean };

/** Sends each owner one card for a request, at most once, and edits it when the request changes. */
export function startRequestCardWorker(options: Options): QueueWorker {
  const { db } = options;
  return startMessageWorker<CardJob, Shown>(options, {
    name: 'request cards',
    queue: cardQueue,
    atOnce: CONCURRENCY,
    logFields: ({ requestId, ownerId }) => ({ request: requestId, userId: ownerId }),
    begin: (job) => markCardBegun(db, job),
    send: (job) => show(options, job),
    recordSent: (job, shown) => markCardShown(db, job, shown),
  });
}

async function show({ db, api }: Options, job: CardJob): Promise<Shown> {
  const chatId = requirePrivateChatId(job.ownerId);
  const request = await findRequest(db, job.requestId);
  if (!request) throw new SendSkippedError('refused', 'the request is gone');
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
