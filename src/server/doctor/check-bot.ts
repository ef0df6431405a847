import { START_PAGE_PATH } from '../../contract/extension-calls.ts';
import { type BotStatus, fetchBotStatus } from '../chat/bot-api/fetch-bot-status.ts';
import { tryDownload } from '../chat/bot-api/try-download.ts';
import { type Config, refusedWebhookPort } from '../config/config.ts';
import { TELEGRAM_API_ROOT } from '../config/environment-schema.ts';
import { type Db, one } from '../database/db.ts';
import { isTokenRefused, latestUpdate, webhookTroubles } from './find-troubles.ts';
import { createFindings, errorReason, type Finding, findingOf } from './finding.ts';

const bot = createFindings('bot');
const webhook = createFindings('webhook');

/** Pending updates above which a warning is given. */
const MAX_PENDING = 100;

/** Checks the bot's token, webhook and files. */
export async function checkBot(config: Config, db: () => Promise<Db>): Promise<Finding[]> {
  if (config.botToken === undefined)
    return [bot.warn('there is no token: nothing is delivered', 'Set BOT_TOKEN, from @BotFather.')];
  try {
    const about = await fetchBotStatus(config, config.botToken);
    return [
      bot.ok(`@${about.username}`),
      ...checkBotFather(about, config),
      ...checkMenuButtons(about, config),
      ...(await checkWebhook(about.webhook, db)),
      ...checkWebhookPort(config),
      ...(await checkFiles(config, db)),
    ];
  } catch (error) {
    const reason = errorReason(error);
    if (isTokenRefused(reason)) return [findingOf({ cause: 'token', subject: '', reason })];
    return [bot.fail(`the Bot API answered: ${reason}`, 'Check that this machine can reach BOT_API_ROOT.')];
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
      ? bot.ok(`has a main mini app, whose address must be ${startPage}`)
      : bot.warn(
          'no main mini app: links to titles open the chat, and a home screen icon opens nothing',
          `At @BotFather: /mybots, Bot Settings, Configure Mini App, with the address ${startPage}. Then restart the server.`,
        ),
    hasInlineMode
      ? bot.ok('inline mode is on')
      : bot.warn(
          'inline mode is off: titles cannot be found from other chats or shared as cards',
          'At @BotFather: /setinline. Then restart the server.',
        ),
  ];
}

/**
 * Methods of mini apps work on their own origin only: a button to a different one opens an app that cannot use
 * them.
 */
function checkMenuButtons({ menuUrls }: BotStatus, { publicUrl }: Pick<Config, 'publicUrl'>): Finding[] {
  const { origin } = new URL(publicUrl);
  return menuUrls
    .filter(({ url }) => URL.canParse(url) && new URL(url).origin !== origin)
    .map(({ chat, url }) =>
      chat === undefined
        ? bot.warn(
            `the menu button set at @BotFather opens ${withoutQuery(url)} instead of PUBLIC_URL ${origin}`,
            'At @BotFather: /mybots, Bot Settings, Menu Button, with that address or disabled.',
          )
        : bot.warn(
            `the menu button of the owner ${chat} opens ${withoutQuery(url)} instead of PUBLIC_URL ${origin}`,
            'Send the bot /start, which sets it.',
          ),
    );
}

/** A chat's button holds a launch key. */
const withoutQuery = (url: string) => url.replace(/[?#][^]*/, '');

async function checkWebhook(status: BotStatus['webhook'], db: () => Promise<Db>): Promise<Finding[]> {
  const { url, expected, pending } = status;
  const lastUpdate = await db()
    .then(latestUpdate)
    .catch(() => undefined);
  return [
    ...(url === expected
      ? [webhook.ok(expected === '' ? 'none: the bot polls for updates' : `updates are sent to ${expected}`)]
      : []),
    ...webhookTroubles(status, { lastUpdate }).map(findingOf),
    ...(pending > MAX_PENDING
      ? [webhook.warn(`${pending} updates are pending`, 'Check that a server is running.')]
      : []),
  ];
}

function checkWebhookPort({ publicUrl, usesWebhook }: Pick<Config, 'publicUrl' | 'usesWebhook'>): Finding[] {
  const port = refusedWebhookPort(publicUrl);
  if (port === undefined || !publicUrl.startsWith('https:')) return [];
  return [
    webhook.warn(
      `PUBLIC_URL has port ${port}: Telegram sends webhooks only to ports 443, 80, 88 and 8443${usesWebhook ? '' : ', so that the bot polls for updates'}`,
      'Set PUBLIC_URL to one of these ports; a Bot API server in local mode takes any.',
    ),
  ];
}

/**
 * Checks that the server can read people's files if the Bot API is not Telegram's own, which keeps nothing on our
 * disk.
 */
async function checkFiles(
  { botApiRoot, botToken, ownerIds }: Config,
  db: () => Promise<Db>,
): Promise<Finding[]> {
  if (botToken === undefined || botApiRoot === TELEGRAM_API_ROOT) return [];
  const fileId = await findFile(db);
  const found = await tryDownload({ botApiRoot, botToken }, { fileId, ownerIds });
  if (found === 'unknown') return [];
  return [
    found === 'readable'
      ? bot.ok('files that the messenger keeps can be read')
      : bot.fail(
          `the Bot API server runs in local mode and keeps files in ${found.folder}, which cannot be read here: covers, lists and tables sent to the chat do not work`,
          'Mount that folder on this machine too, or start that server without --local.',
        ),
  ];
}

/** A small picture that the messenger keeps for the bot: a video's still. */
async function findFile(db: () => Promise<Db>): Promise<string | undefined> {
  try {
    const row = await one<{ fileId: string }>(await db())`
      select thumbnail_id as "fileId" from video_post where thumbnail_id is not null order by id desc limit 1`;
    return row?.fileId;
  } catch {
    // Reported by the check of the database.
    return undefined;
  }
}
