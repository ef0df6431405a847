import { START_PAGE_PATH } from '../../contract/extension-calls.ts';
import { type BotStatus, fetchBotStatus } from '../chat/bot-api/fetch-bot-status.ts';
import type { Config } from '../config/config.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

const bot = createFindings('bot');
const webhook = createFindings('webhook');

/** Older webhook errors are ignored. */
const RECENT_MS = 3_600_000;
const MANY = 100;

/** Checks the bot's token and webhook. */
export async function checkBot(config: Config): Promise<Finding[]> {
  if (config.botToken === undefined)
    return [bot.warn('there is no token: only the simulator is served', 'Set BOT_TOKEN, from @BotFather.')];
  try {
    const about = await fetchBotStatus(config, config.botToken);
    return [bot.ok(`@${about.username}`), ...lookAtBotFather(about, config), ...lookAtWebhook(about.webhook)];
  } catch (error) {
    const reason = errorReason(error);
    const todo = /^40[14]/.test(reason)
      ? 'Take the token anew from @BotFather and set BOT_TOKEN.'
      : 'See whether this machine reaches BOT_API_ROOT.';
    return [bot.fail(`the messenger says: ${reason}`, todo)];
  }
}

/** What only the owner can set, at @BotFather. */
function lookAtBotFather(
  { hasMainApp, hasInlineMode }: BotStatus,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Finding[] {
  const startPage = new URL(START_PAGE_PATH, publicUrl).href;
  return [
    hasMainApp
      ? bot.ok(`it has a main mini app, whose address has to be ${startPage}`)
      : bot.warn(
          'it has no main mini app: links to titles lead to the chat, and an icon on the home screen to nothing',
          `At @BotFather: /mybots, Bot Settings, Configure Mini App, with the address ${startPage}. Then restart the server.`,
        ),
    hasInlineMode
      ? bot.ok('inline mode is on')
      : bot.warn(
          'inline mode is off: nobody finds titles from other chats, or shares them as cards',
          'At @BotFather: /setinline. Then restart the server.',
        ),
  ];
}

function lookAtWebhook({ url, expected, pending, lastError }: BotStatus['webhook']): Finding[] {
  const isRecent = lastError !== undefined && Date.now() - lastError.at.getTime() < RECENT_MS;
  return [
    url === expected
      ? webhook.ok(expected === '' ? 'none: the bot asks for updates' : `updates come to ${expected}`)
      : webhook.fail(
          `updates go to ${url || 'nowhere'}, not to ${expected || 'who asks'}`,
          'Start the server: it sets that.',
        ),
    ...(isRecent
      ? [
          webhook.fail(
            `the last error was at ${lastError.at.toISOString()}: ${lastError.message}`,
            'See whether PUBLIC_URL can be reached from outside, and its certificate.',
          ),
        ]
      : []),
    ...(pending > MANY
      ? [webhook.warn(`${pending} updates wait at the messenger`, 'See whether a server runs.')]
      : []),
  ];
}
