import { START_PAGE_PATH } from '../../contract/extension-calls.ts';
import { type BotStatus, fetchBotStatus } from '../chat/bot-api/fetch-bot-status.ts';
import { tryDownload } from '../chat/bot-api/try-download.ts';
import { type Config, refusedWebhookPort } from '../config/config.ts';
import { TELEGRAM_API_ROOT } from '../config/environment-schema.ts';
import { type Db, one } from '../database/db.ts';
import { isTokenRefused, latestUpdate, webhookTroubles } from './find-troubles.ts';
import { createFindings, errorReason, type Finding, findingOf, findingTexts } from './finding.ts';

const bot = createFindings('bot');
const webhook = createFindings('webhook');

/** Pending updates above which a warning is given. */
const MAX_PENDING = 100;

/** Checks the bot's token, webhook and files. */
export async function checkBot(config: Config, db: () => Promise<Db>): Promise<Finding[]> {
  if (config.botToken === undefined) return [bot.warn(findingTexts.noToken)];
  try {
    const about = await fetchBotStatus(config, config.botToken);
    return [
      bot.ok(findingTexts.botNamed(about.username)),
      ...checkBotFather(about, config),
      ...checkMenuButtons(about, config),
      ...(await checkWebhook(about.webhook, db)),
      ...checkWebhookPort(config),
      ...(await checkFiles(config, db)),
    ];
  } catch (error) {
    const reason = errorReason(error);
    return [
      bot.fail(isTokenRefused(reason) ? findingTexts.tokenRefused(reason) : findingTexts.botApiFails(reason)),
    ];
  }
}

/** Checks settings that only the owner can change, at @BotFather. */
function checkBotFather(
  { hasMainApp, hasInlineMode }: BotStatus,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Finding[] {
  const startPage = new URL(START_PAGE_PATH, publicUrl).href;
  return [
    hasMainApp ? bot.ok(findingTexts.mainApp(startPage)) : bot.warn(findingTexts.noMainApp(startPage)),
    hasInlineMode ? bot.ok(findingTexts.inlineMode) : bot.warn(findingTexts.noInlineMode),
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
        ? bot.warn(findingTexts.otherMenuButton(withoutQuery(url), origin))
        : bot.warn(findingTexts.otherOwnerButton(chat, withoutQuery(url), origin)),
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
      ? [webhook.ok(expected === '' ? findingTexts.polling : findingTexts.webhookSet(expected))]
      : []),
    ...webhookTroubles(status, { lastUpdate }).map(findingOf),
    ...(pending > MAX_PENDING ? [webhook.warn(findingTexts.updatesPending(pending))] : []),
  ];
}

function checkWebhookPort({ publicUrl, usesWebhook }: Pick<Config, 'publicUrl' | 'usesWebhook'>): Finding[] {
  const port = refusedWebhookPort(publicUrl);
  if (port === undefined || !publicUrl.startsWith('https:')) return [];
  return [webhook.warn(usesWebhook ? findingTexts.webhookPort(port) : findingTexts.pollingForPort(port))];
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
      ? bot.ok(findingTexts.filesReadable)
      : bot.fail(findingTexts.folderUnreadable(found.folder)),
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
