import type { Api } from 'grammy';
import type { ChatLinks } from '../../chat/chat-links.ts';
import type { MessagePace } from '../../chat/sending/message-pace.ts';
import { type MessageWorkerOptions, startMessageWorker } from '../../chat/sending/message-worker.ts';
import type { QueueWorker } from '../../queue/queue-worker.ts';
import { requirePrivateChatId } from '../people/private-chat-id.ts';
import { claimNews, markTelling, markTold, type NewsJob, newsQueue } from './request-news.ts';
import { awaitDecidedTitle, sendRequestNews } from './send-request-news.ts';

type Options = MessageWorkerOptions & {
  api: Api;
  links: ChatLinks;
  /** Shared by all servers. */
  pace: MessagePace;
};

/** Tells everybody who asked for a title what was decided, below the Bot API's rate limit and at most once. */
export function startRequestNewsWorker(options: Options): QueueWorker {
  const { db, pace } = options;
  return startMessageWorker(options, {
    name: 'request news',
    queue: newsQueue,
    atOnce: pace.perSecond,
    pace,
    logFields: ({ requestId, userId }) => ({ request: requestId, userId }),
    recipient: ({ userId }) => userId,
    claim: (limit) => claimNews(db, limit, pace),
    begin: (job) => begin(options, job),
    send: async (job) => sendRequestNews(options, requirePrivateChatId(job.userId), job),
    recordSent: (job) => markTold(db, job),
  });
}

/** Who was not told, since a server died meanwhile, is told of the title's arrival all the same. */
async function begin({ db }: Options, job: NewsJob): Promise<boolean> {
  const verdict = await markTelling(db, job);
  if (verdict === 'cut off') await awaitDecidedTitle(db, job);
  return verdict === 'goes';
}
