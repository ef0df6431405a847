import { Api } from 'grammy';
import type { Config } from '../config.ts';
import { failureOf } from './failures.ts';
import { WEBHOOK_PATH } from './webhook.ts';

/** What the messenger says of the bot; `expected` is where it should bring updates, if anywhere. */
export type AboutBot = {
  username: string;
  webhook: { url: string; expected: string; pending: number; lastError?: { at: Date; message: string } };
};

const PATIENCE_SECONDS = 10;

/** Asks the messenger who the bot is and how its updates fare. Rejects with the messenger's own reason. */
export async function askAboutBot(
  { botApiRoot, usesWebhook, publicUrl }: Pick<Config, 'botApiRoot' | 'usesWebhook' | 'publicUrl'>,
  token: string,
): Promise<AboutBot> {
  const api = new Api(token, { apiRoot: botApiRoot, timeoutSeconds: PATIENCE_SECONDS });
  try {
    const [me, info] = [await api.getMe(), await api.getWebhookInfo()];
    const { last_error_date: at, last_error_message: message = '' } = info;
    return {
      username: me.username,
      webhook: {
        url: info.url ?? '',
        expected: usesWebhook ? new URL(WEBHOOK_PATH, publicUrl).href : '',
        pending: info.pending_update_count,
        ...(at === undefined ? {} : { lastError: { at: new Date(at * 1000), message } }),
      },
    };
  } catch (error) {
    throw new Error(failureOf(error).reason, { cause: undefined });
  }
}
