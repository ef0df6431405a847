import type { findings as italian } from '../it/findings.ts';
import type { Translated } from '../translated.ts';

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

  faults: {
    versions: 'Node is too old.',
    database: 'It is slow, does not answer, or is not up to date.',
    titles: 'There are duplicates: merge them in “Titles”.',
    queues: 'Something is stuck or has failed: look in “Jobs”.',
    disk: 'Space is running out.',
    backups: 'The last one is missing or failed.',
    bot: 'Something is wrong with the token, the settings at @BotFather or the files.',
    webhook: 'Telegram’s updates do not arrive as they should.',
    address: 'The mini app cannot be opened from outside, or not over https.',
    clock: 'It is wrong.',
    links: 'Anyone with a launch link can sign in with it.',
    proxy: 'The addresses that it forwards are not trusted: limits by address do not work.',
    channels: 'I am no longer an administrator of one of them.',
    imports: 'One broke off halfway.',
  },
  isInOrder: 'in order',
  askDoctor: 'Why, and what to do: npm run vetrina -- doctor (docs/operations.md).',
  tokenRefused: (reason) =>
    found(`the Bot API answered: ${reason}`, 'Get the current token from @BotFather and set BOT_TOKEN.'),
  webhookInTheWay: (url) =>
    found(
      `updates are sent to ${url}, but the bot is set to poll`,
      'Start the server, which sets the webhook.',
    ),
  webhookElsewhere: (url, expected) =>
    found(
      `updates are sent to ${url || 'no address'} instead of ${expected}`,
      url === ''
        ? 'A running server sets it within a minute: if none runs, start it.'
        : 'Another server uses this bot: stop it, then restart this one.',
    ),
  webhookFails: (at, reason) =>
    found(
      `the last error was at ${at.toISOString()}: ${reason}`,
      'Check that PUBLIC_URL can be reached from outside and that its certificate is valid.',
    ),
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
};

function found(message: string, hint?: string) {
  return { message, hint };
}
