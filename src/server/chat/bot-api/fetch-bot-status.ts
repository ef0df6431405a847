import { Api } from 'grammy';
import type { Config } from '../../config/config.ts';
import { WEBHOOK_PATH } from '../updates/webhook.ts';
import { classifyBotApiError } from './bot-api-errors.ts';

/**
 * A summary of `getMe`, `getChatMenuButton` and `getWebhookInfo`; `expected` is the webhook's URL by the settings, empty
 * when polling.
 */
export type BotStatus = {
  username: string;
  /** The setting at @BotFather; the Bot API does not reveal the main mini app's address. */
  hasMainApp: boolean;
  hasInlineMode: boolean;
  /** Addresses that menu buttons open: that of all chats without their own, and the owners'. */
  menuUrls: { chat: string | undefined; url: string }[];
  webhook: WebhookStatus;
};

export type WebhookStatus = {
  url: string;
  expected: string;
  pending: number;
  lastError?: { at: Date; message: string };
};

type WebhookSettings = Pick<Config, 'botApiRoot' | 'usesWebhook' | 'publicUrl'>;

const TIMEOUT_SECONDS = 10;

/** Fetches the bot's name and webhook state. Rejects with the Bot API's reason. */
export async function fetchBotStatus(
  config: WebhookSettings & Pick<Config, 'ownerIds'>,
  token: string,
): Promise<BotStatus> {
  return asking(config, token, async (api) => {
    const [me, webhook] = [await api.getMe(), await readWebhook(api, config)];
    return {
      username: me.username,
      hasMainApp: me.has_main_web_app,
      hasInlineMode: me.supports_inline_queries,
      menuUrls: await fetchMenuUrls(api, [undefined, ...config.ownerIds]),
      webhook,
    };
  });
}

/** Fetches the webhook's state alone; rejects likewise. */
export function fetchWebhook(config: WebhookSettings, token: string): Promise<WebhookStatus> {
  return asking(config, token, (api) => readWebhook(api, config));
}

async function asking<Answer>(
  { botApiRoot }: WebhookSettings,
  token: string,
  ask: (api: Api) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(new Api(token, { apiRoot: botApiRoot, timeoutSeconds: TIMEOUT_SECONDS }));
  } catch (error) {
    throw new Error(classifyBotApiError(error).reason, { cause: undefined });
  }
}

async function readWebhook(
  api: Api,
  { usesWebhook, publicUrl }: Pick<Config, 'usesWebhook' | 'publicUrl'>,
): Promise<WebhookStatus> {
  const info = await api.getWebhookInfo();
  const { last_error_date: at, last_error_message: message = '' } = info;
  return {
    url: info.url ?? '',
    expected: usesWebhook ? new URL(WEBHOOK_PATH, publicUrl).href : '',
    pending: info.pending_update_count,
    ...(at === undefined ? {} : { lastError: { at: new Date(at * 1000), message } }),
  };
}

/** Leaves out chats without a web app in their menu button, and unknown chats. */
async function fetchMenuUrls(
  api: Api,
  chats: readonly (string | undefined)[],
): Promise<BotStatus['menuUrls']> {
  const found: BotStatus['menuUrls'] = [];
  for (const chat of chats) {
    const button = await api
      .getChatMenuButton(chat === undefined ? {} : { chat_id: Number(chat) })
      .catch((error: unknown) => {
        if (classifyBotApiError(error).kind === 'unreachable') return undefined;
        throw error;
      });
    if (button?.type === 'web_app') found.push({ chat, url: button.web_app.url });
  }
  return found;
}
