import { autoRetry } from '@grammyjs/auto-retry';
import { Api, GrammyError } from 'grammy';
import { createRateLimiter } from '../../import/http/rate-limiter.ts';
import type { VideoSource } from '../../repositories/sources/video-sources.ts';
import { classifyBotApiError, isSourceMessageGone } from '../bot-api/bot-api-errors.ts';
import { asGrammySignal } from '../bot-api/grammy-signal.ts';

type Options = {
  token: string;
  apiRoot: string;
  /** The chat that messages are copied to; the copies are deleted at once. */
  chatId: number;
  perSecond: number;
  signal: AbortSignal;
};

const CALL_SECONDS = 20;
/** The file exists, but is too big to download. */
const TOO_BIG = /too big/i;

/**
 * Creates a function that checks whether Telegram still delivers a source. It answers undefined, the Bot API's error,
 * or 'interrupted'; rejects when the Bot API or the chat cannot be reached.
 */
export function createSourceChecker({ token, apiRoot, chatId, perSecond, signal }: Options) {
  const api = new Api(token, { apiRoot, timeoutSeconds: CALL_SECONDS });
  api.config.use(autoRetry({ maxRetryAttempts: 3 }));
  const pace = createRateLimiter(perSecond, signal);

  async function ask(source: VideoSource): Promise<void> {
    if (source.kind === 'link') return;
    if (source.kind !== 'message') {
      await api.getFile(source.fileId, asGrammySignal(signal)).catch((error: unknown) => {
        if (!(error instanceof GrammyError && TOO_BIG.test(error.description))) throw error;
      });
      return;
    }
    const quietly = { disable_notification: true };
    const copy = await api.copyMessage(chatId, source.chatId, source.messageId, quietly);
    await api.deleteMessage(chatId, copy.message_id);
  }

  return async (source: VideoSource): Promise<string | undefined> => {
    try {
      await pace.turn();
      await ask(source);
      return undefined;
    } catch (error) {
      if (signal.aborted) return 'interrupted';
      const { kind, reason } = classifyBotApiError(error);
      const isLost = kind === 'refused' || (source.kind === 'message' && isSourceMessageGone(error));
      if (!isLost) throw new Error(reason, { cause: undefined });
      // 'Chat not found' may mean the target chat.
      if (kind === 'unreachable') await api.sendChatAction(chatId, 'typing').catch(fail);
      return reason;
    }
  };
}

function fail(error: unknown): never {
  throw new Error(`nothing can be copied to this chat: ${classifyBotApiError(error).reason}`, {
    cause: undefined,
  });
}
