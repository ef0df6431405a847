import { autoRetry } from '@grammyjs/auto-retry';
import { Api, GrammyError } from 'grammy';
import { asGrammySignal } from '../../chat/bot-api/api-clients.ts';
import { classifyBotApiError, isVideoFault } from '../../chat/bot-api/bot-api-errors.ts';
import { createRateLimiter } from '../../remote/rate-limiter.ts';
import { createLinkChecker } from './link-checker.ts';
import type { VideoLocation } from './video-location.ts';

type Options = {
  token: string;
  apiRoot: string;
  /** The chat that messages are copied to; the copies are deleted at once. */
  chatId: number;
  perSecond: number;
  signal: AbortSignal;
  /** Reserved IP addresses that links may lead to, for tests. */
  allowIPAddressList?: string[] | undefined;
};

/** `unknown`: a link whose host does not say. */
export type VideoState = 'works' | 'unknown' | 'interrupted' | { lost: string };

const CALL_SECONDS = 20;
/** The file exists, but is too big to download. */
const TOO_BIG = /too big/i;

/**
 * Creates a function that checks if Telegram still delivers a video, or if a link's page is there; `lost` is the
 * error. Rejects if the Bot API or the chat cannot be reached.
 */
export function createVideoChecker(options: Options): (location: VideoLocation) => Promise<VideoState> {
  const { token, apiRoot, chatId, perSecond, signal } = options;
  const api = new Api(token, { apiRoot, timeoutSeconds: CALL_SECONDS });
  api.config.use(autoRetry({ maxRetryAttempts: 3 }));
  const rateLimiter = createRateLimiter(perSecond, signal);
  const checkLink = createLinkChecker(options);

  async function probe(location: Exclude<VideoLocation, { kind: 'link' }>): Promise<void> {
    if (location.kind !== 'message') {
      await api.getFile(location.fileId, asGrammySignal(signal)).catch((error: unknown) => {
        if (!(error instanceof GrammyError && TOO_BIG.test(error.description))) throw error;
      });
      return;
    }
    const quietly = { disable_notification: true };
    const copy = await api.copyMessage(chatId, location.chatId, location.messageId, quietly);
    await api.deleteMessage(chatId, copy.message_id);
  }

  return async (location) => {
    try {
      await rateLimiter.acquire();
      if (location.kind === 'link') return await checkLink(location.url);
      await probe(location);
      return 'works';
    } catch (error) {
      if (signal.aborted) return 'interrupted';
      const { kind, reason } = classifyBotApiError(error);
      if (!isVideoFault(error, location.kind)) throw new Error(reason, { cause: undefined });
      // 'Chat not found' may mean the target chat.
      if (kind === 'unreachable') await api.sendChatAction(chatId, 'typing').catch(fail);
      return { lost: reason };
    }
  };
}

function fail(error: unknown): never {
  throw new Error(`nothing can be copied to this chat: ${classifyBotApiError(error).reason}`, {
    cause: undefined,
  });
}
