import type { findings as italian } from '../it/findings.ts';
import type { Translated } from '../translated.ts';

const SYNCHRONISE = 'Synchronise the machine’s clock: timedatectl set-ntp true';
const REACH_BOT_API = 'Check that this machine can reach BOT_API_ROOT.';
const START = 'Start the server, which sets the webhook.';

/** `npm run vetrina -- doctor` prints these as well. */
export const findings: Translated<typeof italian> = {
  checks: {
    versions: 'Versions',
    database: 'Database',
    titles: 'Titles',
    queues: 'Jobs',
    disk: 'Disk',
    backups: 'Back-ups',
    bot: 'Bot',
    webhook: 'Webhook',
    address: 'Address',
    clock: 'Clock',
    links: 'Launch links',
    proxy: 'Proxy',
    channels: 'Channels',
    imports: 'Imports',
  },
  linksSigned: found('only sign in with launch data that the messenger has signed'),
  linksOpen: found(
    'anyone with a launch link can sign in with it',
    'Set PUBLIC_URL to an https address and remove REQUIRE_LAUNCH_DATA=no.',
  ),
  proxyUntrusted: found(
    'the addresses that a proxy forwards are not trusted: limits by address do not work',
    'Set TRUST_PROXY: yes if the proxy is on this machine or in a private network.',
  ),
  proxyTrusted: (proxies) =>
    found(
      `trusted for callers’ addresses: ${typeof proxies === 'number' ? `the last ${proxies}` : proxies.join(', ')}`,
    ),
  addressSecure: (url) => found(`${url} is an https address`),
  addressInsecure: (url) =>
    found(
      `${url} is not an https address: messengers do not open mini apps there`,
      'Put the server behind a proxy with a certificate, and set PUBLIC_URL to its https address.',
    ),
  addressAnswers: (url) => found(`${url} answers`),
  addressIsOther: (url, status) =>
    found(`${url} answers ${status}, but not as Vetrina does`, 'Check where the proxy forwards requests.'),
  addressLeadsTo: (url, origin) =>
    found(
      `${url} redirects to ${origin}`,
      'Set PUBLIC_URL to that address and restart the server: webhooks follow no redirect.',
    ),
  addressFails: (url, reason) =>
    found(`${url}: ${reason}`, 'Start the server; check the host name, the proxy and its certificate.'),
  noToken: found('there is no token: nothing is delivered', 'Set BOT_TOKEN, from @BotFather.'),
  botNamed: (username) => found(`@${username}`),
  tokenRefused: (reason) =>
    found(`the Bot API answered: ${reason}`, 'Get the current token from @BotFather and set BOT_TOKEN.'),
  botApiFails: (reason) => found(`the Bot API answered: ${reason}`, REACH_BOT_API),
  mainApp: (url) => found(`has a main mini app, whose address must be ${url}`),
  noMainApp: (url) =>
    found(
      'no main mini app: links to titles open the chat, and a home screen icon opens nothing',
      `At @BotFather: /mybots, Bot Settings, Configure Mini App, with the address ${url}. Then restart the server.`,
    ),
  inlineMode: found('inline mode is on'),
  noInlineMode: found(
    'inline mode is off: titles cannot be found from other chats or shared as cards',
    'At @BotFather: /setinline. Then restart the server.',
  ),
  otherMenuButton: (url, origin) =>
    found(
      `the menu button set at @BotFather opens ${url} instead of PUBLIC_URL ${origin}`,
      'At @BotFather: /mybots, Bot Settings, Menu Button, with that address or disabled.',
    ),
  otherOwnerButton: (chat, url, origin) =>
    found(
      `the menu button of the owner ${chat} opens ${url} instead of PUBLIC_URL ${origin}`,
      'Send the bot /start, which sets it.',
    ),
  polling: found('none: the bot polls for updates'),
  webhookSet: (url) => found(`updates are sent to ${url}`),
  webhookInTheWay: (url) => found(`updates are sent to ${url}, but the bot is set to poll`, START),
  webhookElsewhere: (url, expected) =>
    found(`updates are sent to ${url || 'no address'} instead of ${expected}`, START),
  webhookPort: (port) =>
    found(
      `PUBLIC_URL has port ${port}: Telegram sends webhooks only to ports 443, 80, 88 and 8443`,
      'Set PUBLIC_URL to one of these ports; a Bot API server in local mode takes any.',
    ),
  pollingForPort: (port) =>
    found(
      `PUBLIC_URL has port ${port}, to which Telegram sends no webhooks: the bot polls for updates`,
      'For a webhook set PUBLIC_URL to port 443, 80, 88 or 8443.',
    ),
  filesReadable: found('files that the messenger keeps can be read'),
  folderUnreadable: (folder) =>
    found(
      `the Bot API server runs in local mode and keeps files in ${folder}, which cannot be read here: covers, lists and tables sent to the chat do not work`,
      'Mount that folder on this machine too, or start that server without --local.',
    ),
  webhookFails: (at, reason) =>
    found(
      `the last error was at ${at.toISOString()}: ${reason}`,
      'Check that PUBLIC_URL can be reached from outside and that its certificate is valid.',
    ),
  updatesPending: (count) => found(`${count} updates are pending`, 'Check that a server is running.'),
  noDatabase: found('not created yet', 'Start the server, which creates it in DATA_DIR.'),
  databaseSlow: (name, ms) =>
    found(
      `${name}, but it takes ${ms.toFixed(1)} ms to answer`,
      'Move it closer to this machine, or find out what keeps it busy.',
    ),
  databaseAnswers: (name, ms) => found(`${name}, answers in ${ms.toFixed(1)} ms`),
  migrationsMissing: (names) =>
    found(`missing migrations: ${names.join(', ')}`, 'Start the server, which runs them.'),
  schemaUpToDate: found('schema is up to date'),
  databaseInUse: found(
    'embedded, in use by another process that does not share it: stop that process to check it',
  ),
  databaseFails: (reason) =>
    found(reason, 'Check DATABASE_URL or DATA_DIR, and that the database is running and accepts this user.'),
  grantsMissing: (grants) =>
    found(
      `this database user lacks permissions (${grants.length})`,
      `As the database’s owner: ${grants.join(' ')}`,
    ),
  noDuplicates: found('no duplicates by TMDB or IMDb id'),
  duplicates: (count, isAll, name) =>
    found(
      `${count}${isAll ? '' : ' or more'} duplicates by TMDB or IMDb id, such as ${name}`,
      'Merge them here, in “Titles”.',
    ),
  queuesFine: found('no old jobs, no failed jobs'),
  queueWaits: (label, minutes) =>
    found(
      `${label}: the oldest job has been waiting for ${minutes} min`,
      'Check that a server is running, and its log.',
    ),
  queueGaveUp: (label, count) => found(`${label}: ${count} failed`, 'The reason is here, in “Jobs”.'),
  noTime: found('the Bot API sent no time', 'Check this machine’s clock by hand.'),
  clockOff: (seconds) => found(`${seconds.toFixed(0)} s off the Bot API's`, SYNCHRONISE),
  clockRight: found('right'),
  clockNearlyRight: (seconds) => found(`${seconds.toFixed(0)} s off the Bot API's`),
  clockUnknown: (reason) => found(`the Bot API could not be reached: ${reason}`, REACH_BOT_API),
  databaseClockOff: (seconds) =>
    found(
      `${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'behind' : 'ahead of'} the database's`,
      'Synchronise the clocks of both machines: timedatectl set-ntp true',
    ),
  databaseClockRight: found("agrees with the database's"),
  diskNearlyFull: (gb, share, folder) =>
    found(
      `only ${gb.toFixed(1)} GB free (${Math.floor(100 * share)}%) for DATA_DIR ${folder}`,
      'Free some space, or set DATA_DIR to a folder on another disk.',
    ),
  workStuck: (label, minutes) =>
    found(
      `${label}: nothing has moved for ${minutes} min`,
      'Restart the server; if that is not enough, its log says what holds it up.',
    ),
  channelLost: (title) =>
    found(
      `no longer an administrator of “${title}”, so its new videos do not arrive`,
      'Make the bot an administrator there again, or stop following it with “/channel”.',
    ),
  importDied: (name) =>
    found(
      `the import of “${name}” broke off halfway`,
      'Start it again. Nothing is imported twice. Or leave it as it is in “Import and export”.',
    ),
  outOfOrder: 'Something’s wrong',
  inOrderAgain: 'Working again',
  andMore: (count) => `and ${count} more`,
  tokenWasRefused: 'Telegram refused my token. Until now I could neither write to you nor get messages.',
  openFigures: 'Open “Figures”',
  openImports: 'Open “Import and export”',
  giveRights: 'Restore my rights',
  diskFull: (gb, folder) =>
    found(
      `${gb.toFixed(1)} GB free for DATA_DIR ${folder}`,
      'Free some space, or set DATA_DIR to a folder on another disk.',
    ),
  noBackups: found('no daily back-ups: BACKUPS is 0'),
  backupToCome: found('the first daily back-up is written half an hour after the start'),
  lastBackup: (at, file, isRestored) =>
    found(
      `the last one is of ${at.toISOString()}, ${isRestored ? 'restored on trial' : 'read back whole'}: ${file}`,
    ),
  backupFailed: (at, reason) =>
    found(
      `that of ${at.toISOString()} failed: ${reason}`,
      'Free some space, or set BACKUP_DIR to a folder on another disk.',
    ),
  backupOld: (at) =>
    found(
      `the last good one is of ${at.toISOString()}`,
      'Look at the log, and see that a server runs at night.',
    ),
  diskFree: (gb, folder) => found(`${gb.toFixed(1)} GB free for DATA_DIR ${folder}`),
  versionFine: (vetrina, node) => found(`Vetrina ${vetrina} on Node ${node}`),
  nodeOld: (vetrina, node) => found(`Vetrina ${vetrina} on Node ${node}`, 'Install Node 20.19 or later.'),
};

function found(message: string, hint?: string) {
  return { message, hint };
}
