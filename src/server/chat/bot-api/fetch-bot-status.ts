import { Api } from 'grammy';
import type { Config } from '../../config/config.ts';
import { WEBHOOK_PATH } from '../updates/webhook.ts';
import { classifyBotApiError } from './bot-api-errors.ts';

/** A summary of `getMe` and `getWebhookInfo`; `expected` is the webhook's URL by the settings, empty when polling. */
export type BotStatus = {
  username: string;
  /** As set at @BotFather; the Bot API does not reveal the main mini app's address. */
  hasMainApp: boolean;
  hasInlineMode: boolean;
  webhook: { url: string; expected: string; pending: number; lastError?: { at: Date; message: string } };
};

const TIMEOUT_SECONDS = 10;

/** Fetches the bot's name and webhook state. Rejects with the Bot API's reason. */
export async function fetchBotStatus(
  { botApiRoot, usesWebhook, publicUrl }: Pick<Config, 'botApiRoot' | 'usesWebhook' | 'publicUrl'>,
  token: string,
): Promise<BotStatus> {
  const api = new Api(token, { apiRoot: botApiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  try {
    const [me, info] = [await api.getMe(), await api.getWebhookInfo()];
    const { last_error_date: at, last_error_message: message = '' } = info;
    return {
      username: me.username,
      hasMainApp: me.has_main_web_app,
      hasInlineMode: me.supports_inline_queries,
      webhook: {
        url: info.url ?? '',
        expected: usesWebhook ? new URL(WEBHOOK_PATH, publicUrl).href : '',
        pending: info.pending_update_count,
        ...(at === undefined ? {} : { lastError: { at: new Date(at * 1000), message } }),
      },
    };
  } catch (error) {
    throw new Error(classifyBotApiError(error).reason, { cause: undefined });
  }
}
