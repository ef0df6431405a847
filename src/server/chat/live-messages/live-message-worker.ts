import type { Api } from 'grammy';
import type { LinkPreviewOptions } from 'grammy/types';
import { inLanguageOf } from '../../languages/person-language.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { classifyBotApiError, isMessageNotModified, SendSkippedError } from '../bot-api/bot-api-errors.ts';
import { type KeyboardMessage, sendPhotoOrText } from '../messages/keyboard-message.ts';
import type { MessagePace } from '../sending/message-pace.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../sending/message-worker.ts';
import {
  isSent,
  type LiveMessageJob,
  liveMessageQueue,
  markLiveMessageBegun,
  markLiveMessageShown,
  type ShownMessage,
} from './live-messages.ts';

/** Messages sent or edited at a time. */
const CONCURRENCY = 8;

/** `picture` is used when the message is sent, and is never replaced. */
type LiveContent = KeyboardMessage & {
  picture?: string | undefined;
  link_preview_options?: LinkPreviewOptions;
};

/** The content of a message by its subject; undefined when that is gone. */
export type RenderLiveMessage = (subject: string) => Promise<LiveContent | undefined>;

/** Rules of a kind of live message. */
export type LiveRules = {
  /**
   * Those whom the worker sends the messages, and again when one can no longer be edited; an owner who is none by now gets
   * none. Messages of other kinds exist already.
   */
  sentTo?: 'owners' | 'people';
};

/** All kinds of live messages. */
export type LiveMessages = Readonly<Record<string, LiveRules & { render: RenderLiveMessage }>>;

type Options = MessageWorkerOptions & {
  api: Api;
  /** The pace that all servers share. */
  pace: MessagePace;
  ownerIds: readonly string[];
  editSeconds: number | undefined;
  kinds: LiveMessages;
};

/** Keeps messages up to date: sends owners theirs at most once, and edits a message when its subject changes. */
export function startLiveMessageWorker(options: Options): QueueWorker {
  const { db, pace, editSeconds } = options;
  return startMessageWorker<LiveMessageJob, ShownMessage>(options, {
    name: 'live messages',
    queue: liveMessageQueue,
    concurrency: CONCURRENCY,
    pace,
    logFields: ({ kind, subject, chatId }) => ({ [kind]: subject, chat: chatId }),
    begin: (job) => markLiveMessageBegun(db, job),
    send: (job) => show(options, job),
    recordSent: (job, shown) => markLiveMessageShown(db, job, shown, editSeconds),
  });
}

async function show({ db, api, ownerIds, kinds }: Options, job: LiveMessageJob): Promise<ShownMessage> {
  const { chatId } = job;
  const kind = kinds[job.kind];
  if (!kind) throw new SendSkippedError('refused', `no module shows the kind ${job.kind}`);
  const { sentTo, render } = kind;
  if (sentTo === 'owners' && !ownerIds.includes(String(chatId)))
    throw new SendSkippedError('refused', 'no longer an owner');
  const content = await inLanguageOf(db, chatId === null ? null : String(chatId), () => render(job.subject));
  if (!content) throw new SendSkippedError('refused', 'its subject is gone');
  if (isSent(job) && (await edit(api, job, content, sentTo !== undefined))) return job;
  const { text, picture, reply_markup } = content;
  const sent = await sendPhotoOrText(api, chatId ?? 0, {
    picture,
    text,
    keyboard: reply_markup.inline_keyboard,
  });
  return { messageId: sent.message_id, hasPicture: sent.photo !== undefined };
}

/** False when the message can no longer be edited, for instance because it was deleted, and must be sent again. */
async function edit(
  api: Api,
  { chatId, messageId, inlineMessageId, hasPicture }: LiveMessageJob,
  { text, reply_markup, link_preview_options = { is_disabled: true } }: LiveContent,
  isSentAgain: boolean,
): Promise<boolean> {
  const options = { parse_mode: 'HTML', reply_markup } as const;
  const [chat, message] = [chatId ?? 0, messageId ?? 0];
  try {
    if (inlineMessageId !== null)
      await api.editMessageTextInline(inlineMessageId, text, { ...options, link_preview_options });
    else if (hasPicture) await api.editMessageCaption(chat, message, { caption: text, ...options });
    else await api.editMessageText(chat, message, text, { ...options, link_preview_options });
  } catch (error) {
    if (isMessageNotModified(error)) return true;
    if (!isSentAgain || classifyBotApiError(error).kind !== 'refused') throw error;
    return false;
  }
  return true;
}
