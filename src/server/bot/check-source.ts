import { autoRetry } from '@grammyjs/auto-retry';
import { Api, GrammyError } from 'grammy';
import { makePace } from '../import/http/pace.ts';
import type { Source } from '../repositories/sources.ts';
import { failureOf, isOriginLost } from './failures.ts';
import { forGrammy } from './grammy-signal.ts';

type Options = {
  token: string;
  apiRoot: string;
  /** Where messages are copied to, and deleted at once. */
  chatId: number;
  perSecond: number;
  signal: AbortSignal;
};

const CALL_SECONDS = 20;
/** The messenger knows it, and only would not let it be downloaded. */
const TOO_BIG = /too big/i;

/**
 * Makes the question whether the messenger still delivers a source. Its answer: undefined, the messenger's reason why
 * not, or 'interrupted'. Rejects when the messenger or the chat cannot be reached.
 */
export function checkSource({ token, apiRoot, chatId, perSecond, signal }: Options) {
  const api = new Api(token, { apiRoot, timeoutSeconds: CALL_SECONDS });
  api.config.use(autoRetry({ maxRetryAttempts: 3 }));
  const pace = makePace(perSecond, signal);

  async function ask(source: Source): Promise<void> {
    if (source.kind === 'link') return;
    if (source.kind !== 'message') {
      await api.getFile(source.fileId, forGrammy(signal)).catch((error: unknown) => {
        if (!(error instanceof GrammyError && TOO_BIG.test(error.description))) throw error;
      });
      return;
    }
    const quietly = { disable_notification: true };
    const copy = await api.copyMessage(chatId, source.chatId, source.messageId, quietly);
    await api.deleteMessage(chatId, copy.message_id);
  }

  return async (source: Source): Promise<string | undefined> => {
    try {
      await pace.turn();
      await ask(source);
      return undefined;
    } catch (error) {
      if (signal.aborted) return 'interrupted';
      const { kind, reason } = failureOf(error);
      const isLost = kind === 'refused' || (source.kind === 'message' && isOriginLost(error));
      if (!isLost) throw new Error(reason, { cause: undefined });
      // 'Chat not found' may mean the chat that is copied to.
      if (kind === 'unreachable') await api.sendChatAction(chatId, 'typing').catch(fail);
      return reason;
    }
  };
}

function fail(error: unknown): never {
  throw new Error(`nothing can be copied to this chat: ${failureOf(error).reason}`, { cause: undefined });
}
