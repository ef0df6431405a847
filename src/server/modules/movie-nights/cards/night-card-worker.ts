import type { Api } from 'grammy';
import { isMessageNotModified } from '../../../chat/bot-api/bot-api-errors.ts';
import type { ChatLinks } from '../../../chat/chat-links.ts';
import type { MessagePace } from '../../../chat/sending/message-pace.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../../../chat/sending/message-worker.ts';
import type { QueueWorker } from '../../../queue/queue-worker.ts';
import { type Bot, nightCard } from './night-card-text.ts';
import { markNightCardShown, type NightCardJob, nightCardQueue } from './night-cards.ts';
import { readShownNight } from './shown-night.ts';

/** Cards edited at a time. */
const CONCURRENCY = 8;

type Options = MessageWorkerOptions & {
  api: Api;
  links: ChatLinks;
  pace: MessagePace;
  /** The bot's own account, once it is known. */
  me(): Bot | undefined;
};

/** Edits the cards of nights that have changed. */
export function startNightCardWorker(options: Options): QueueWorker {
  const { db, pace } = options;
  return startMessageWorker<NightCardJob>(options, {
    name: 'cards of movie nights',
    queue: nightCardQueue,
    atOnce: CONCURRENCY,
    pace,
    logFields: ({ nightId }) => ({ night: nightId }),
    claim: async (limit) => (options.me() === undefined ? [] : nightCardQueue.claim(db, limit)),
    send: (job) => show(options, job),
    recordSent: (job) => markNightCardShown(db, job),
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
