import { START_PAGE_PATH } from '../../contract/extension-calls.ts';
import { type BotStatus, fetchBotStatus } from '../chat/bot-api/fetch-bot-status.ts';
import type { Config } from '../config/config.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';
import { italian } from './italian-findings.ts';

const bot = createFindings('bot');
const webhook = createFindings('webhook');

/** Older webhook errors are ignored. */
const RECENT_MS = 3_600_000;
/** Pending updates above which a warning is given. */
const MAX_PENDING = 100;

/** Checks the bot's token and webhook. */
export async function checkBot(config: Config): Promise<Finding[]> {
  if (config.botToken === undefined)
    return [
      bot.warn(italian.noToken, 'there is no token: nothing is delivered', 'Set BOT_TOKEN, from @BotFather.'),
    ];
  try {
    const about = await fetchBotStatus(config, config.botToken);
    return [
      bot.ok(italian.botNamed(about.username), `@${about.username}`),
      ...checkBotFather(about, config),
      ...checkMenuButtons(about, config),
      ...checkWebhook(about.webhook),
    ];
  } catch (error) {
    const reason = errorReason(error);
    const [words, hint] = /^40[14]/.test(reason)
      ? [italian.tokenRefused(reason), 'Get the current token from @BotFather and set BOT_TOKEN.']
      : [italian.botApiFails(reason), 'Check that this machine can reach BOT_API_ROOT.'];
    return [bot.fail(words, `the Bot API answered: ${reason}`, hint)];
  }
}

/** Checks settings that only the owner can change, at @BotFather. */
function checkBotFather(
  { hasMainApp, hasInlineMode }: BotStatus,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Finding[] {
  const startPage = new URL(START_PAGE_PATH, publicUrl).href;
  return [
    hasMainApp
      ? bot.ok(italian.mainApp(startPage), `has a main mini app, whose address must be ${startPage}`)
      : bot.warn(
          italian.noMainApp(startPage),
          'no main mini app: links to titles open the chat, and a home screen icon opens nothing',
          `At @BotFather: /mybots, Bot Settings, Configure Mini App, with the address ${startPage}. Then restart the server.`,
        ),
    hasInlineMode
      ? bot.ok(italian.inlineMode, 'inline mode is on')
      : bot.warn(
          italian.noInlineMode,
          'inline mode is off: titles cannot be found from other chats or shared as cards',
          'At @BotFather: /setinline. Then restart the server.',
        ),
  ];
}

/** Methods of mini apps work on their own origin only: a button to another one opens an app that cannot use them. */
function checkMenuButtons({ menuUrls }: BotStatus, { publicUrl }: Pick<Config, 'publicUrl'>): Finding[] {
  const { origin } = new URL(publicUrl);
  return menuUrls
    .filter(({ url }) => new URL(url).origin !== origin)
    .map(({ chat, url }) =>
      chat === undefined
        ? bot.warn(
            italian.otherMenuButton(withoutQuery(url), origin),
            `the menu button set at @BotFather opens ${withoutQuery(url)} instead of PUBLIC_URL ${origin}`,
            'At @BotFather: /mybots, Bot Settings, Menu Button, with that address or disabled.',
          )
        : bot.warn(
            italian.otherOwnerButton(chat, withoutQuery(url), origin),
            `the menu button of the owner ${chat} opens ${withoutQuery(url)} instead of PUBLIC_URL ${origin}`,
            'Send the bot /start, which sets it.',
          ),
    );
}

/** A chat's button holds a launch key. */
const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

function checkWebhook({ url, expected, pending, lastError }: BotStatus['webhook']): Finding[] {
  const isRecent = lastError !== undefined && Date.now() - lastError.at.getTime() < RECENT_MS;
  return [
    url === expected
      ? expected === ''
        ? webhook.ok(italian.polling, 'none: the bot polls for updates')
        : webhook.ok(italian.webhookSet(expected), `updates are sent to ${expected}`)
      : webhook.fail(
          expected === '' ? italian.webhookInTheWay(url) : italian.webhookElsewhere(url, expected),
          expected === ''
            ? `updates are sent to ${url}, but the bot is set to poll`
            : `updates are sent to ${url || 'no address'} instead of ${expected}`,
          'Start the server, which sets the webhook.',
        ),
    ...(isRecent
      ? [
          webhook.fail(
            italian.webhookFails(lastError.at, lastError.message),
            `the last error was at ${lastError.at.toISOString()}: ${lastError.message}`,
            'Check that PUBLIC_URL can be reached from outside and that its certificate is valid.',
          ),
        ]
      : []),
    ...(pending > MAX_PENDING
      ? [
          webhook.warn(
            italian.updatesPending(pending),
            `${pending} updates are pending`,
            'Check that a server is running.',
          ),
        ]
      : []),
  ];
}
