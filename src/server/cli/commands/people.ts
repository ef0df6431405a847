import { plainApi } from '../../chat/bot-api/api-clients.ts';
import { lastPublicUrl } from '../../config/last-public-url.ts';
import { loadSigningSecrets } from '../../config/load-signing-secrets.ts';
import { clock } from '../../lib/clock.ts';
import { revokeSessions } from '../../modules/people/people.ts';
import { erasePersonData, exportPersonData } from '../../modules/people/person-data.ts';
import { grantPremiumWithFirstList } from '../../modules/premium/premium.ts';
import { findSubscriptions } from '../../modules/premium/star-subscriptions.ts';
import { stopRenewals } from '../../modules/premium/stop-renewal.ts';
import {
  buildDeskLink,
  buildLaunchLink,
  createLaunchKey,
  LAUNCH_KEY_LIFETIME_MS,
} from '../../sessions/launch-key.ts';
import { parseDaysArgument, readUser } from '../arguments.ts';
import { type Command, type CommandContext, UsageError } from '../command.ts';

const exportCommand: Command = {
  name: 'person export',
  usage: '<user>',
  summary: 'print everything stored about a user, as JSON',
  async run({ positionals: [user] }, context) {
    const { db, say } = context;
    const userId = await readUser(context, user);
    say(JSON.stringify({ userId, ...(await exportPersonData(await db(), userId)) }, undefined, 2));
    return 0;
  },
};

const forget: Command = {
  name: 'person forget',
  usage: '<user>',
  options: { yes: { summary: 'confirm: this cannot be undone' } },
  summary: 'erase a user: nothing in the database identifies them any longer',
  details: `  Lists, likes, deliveries, premium and their pending messages are deleted. Their plays stay in the
  rankings' numbers, as nobody's. Payments are kept for the accounts: number, amount and dates, without the
  payer; they can no longer be refunded with /rimborsa. Subscriptions are cancelled in the messenger
  first; nothing is erased while it is out of reach, and a refusal is printed.
  A user who opens the mini app again, or has a link that still works, starts as a new one; a ban remains,
  known by a keyed hash of their id. Earlier back-ups and logs are not changed. If it is interrupted, run it
  again.`,
  async run({ positionals: [user], options }, context) {
    const { db, say, complain } = context;
    const userId = await readUser(context, user);
    if (options['yes'] !== true) {
      complain(`Everything of ${userId} goes for good. See it first: person export ${userId}`);
      complain(`To do it: person forget ${userId} --yes`);
      return 1;
    }
    const isRefused = await isStoppingRefused(userId, context);
    await erasePersonData(await db(), userId);
    say(`${userId} is forgotten.`);
    if (isRefused)
      complain(
        'The messenger does not let the bot stop their subscription: they alone can, in its settings.',
      );
    return 0;
  },
};

/**
 * The messenger would keep charging a user whom the server no longer knows. True if it continues after being asked
 * to stop.
 */
async function isStoppingRefused(userId: string, { config, db, signal }: CommandContext): Promise<boolean> {
  const { botToken, botApiRoot } = config;
  if (botToken !== undefined)
    return (
      (await stopRenewals(plainApi({ botToken, botApiRoot }, signal), await db(), { userId })) === 'refused'
    );
  if ((await findSubscriptions(await db(), userId)).every(({ state }) => state === 'canceled')) return false;
  throw new Error(`missing BOT_TOKEN: ${userId} has a subscription that has to be cancelled first`);
}

export const personCommands: readonly Command[] = [exportCommand, forget];

export const grantPremiumCommand: Command = {
  name: 'premium grant',
  usage: '<user> [days...]',
  summary: 'give a user premium: for a number of days, or without end',
  async run({ positionals: [user, ...days] }, context) {
    const { db, say } = context;
    const userId = await readUser(context, user);
    const time = days.length === 0 ? undefined : { days: parseDaysArgument(days.join(' ')) };
    const { until } = await grantPremiumWithFirstList(await db(), userId, time);
    say(`${userId} is premium now, ${until === 'without end' ? until : `until ${until.toISOString()}`}.`);
    return 0;
  },
};

export const endSessionsCommand: Command = {
  name: 'session end',
  usage: '<user>',
  summary: "end a user's sessions: earlier links and sign-ins stop working",
  async run({ positionals: [user] }, context) {
    const { db, say } = context;
    const userId = await readUser(context, user);
    await revokeSessions(await db(), userId);
    say(`All sessions of ${userId} have ended; a new link opens the mini app again.`);
    return 0;
  },
};

export const launchLinkCommand: Command = {
  name: 'link',
  usage: '[user]',
  summary: 'print a launch link for a user; without one, links that open the desk in a browser',
  details: 'Each owner in OWNER_IDS gets a link to the desk (/gestione), which is valid for an hour.',
  async run({ positionals: [user] }, context) {
    const { config, say } = context;
    const [secret] = await loadSigningSecrets(config);
    if (user === undefined) {
      if (config.ownerIds.length === 0)
        throw new UsageError(
          'OWNER_IDS is empty, so nobody has a desk: set it to your number, which the bot @userinfobot shows you',
        );
      const base = await lastPublicUrl(config);
      for (const owner of config.ownerIds) say(buildDeskLink({ base, userId: owner, secret }));
      return 0;
    }
    const userId = await readUser(context, user);
    const expires = new Date(clock.now() + LAUNCH_KEY_LIFETIME_MS);
    const key = createLaunchKey({ userId, secret, expires });
    say(buildLaunchLink({ base: await lastPublicUrl(config), userId, key }));
    return 0;
  },
};
