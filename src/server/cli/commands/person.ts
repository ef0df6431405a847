import { plainApi } from '../../chat/bot-api/api-clients.ts';
import { erasePersonData, exportPersonData } from '../../modules/people/person-data.ts';
import { findSubscription } from '../../modules/premium/star-subscriptions.ts';
import { stopRenewal } from '../../modules/premium/stop-renewal.ts';
import { parseUserIdArgument } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';

const exportCommand: Command = {
  name: 'person export',
  usage: '<user>',
  maxPositionals: 1,
  summary: 'print everything stored about a user, as JSON',
  async run({ positionals: [user] }, { db, say }) {
    const userId = parseUserIdArgument(user);
    say(JSON.stringify({ userId, ...(await exportPersonData(await db(), userId)) }, undefined, 2));
    return 0;
  },
};

const forget: Command = {
  name: 'person forget',
  usage: '<user>',
  maxPositionals: 1,
  options: { yes: { type: 'boolean', summary: 'confirm: this cannot be undone' } },
  summary: 'erase a user: nothing in the database identifies them any more',
  details: `  Lists, likes, deliveries, premium and what waits of their messages are deleted. Their plays stay in the
  rankings' numbers, as nobody's. Payments are kept as the books need them: number, amount and dates, without
  whose they were; they cannot be refunded with /rimborsa any more. A subscription is cancelled in the messenger
  first; nothing is erased while that fails.
  Who opens the mini app again, or has a link that still works, begins as somebody new; who was banned stays so,
  known by a keyed hash of their id. Back-ups and logs of before are not changed. If it is interrupted, run it
  again.`,
  async run({ positionals: [user], options }, context) {
    const { db, say, complain } = context;
    const userId = parseUserIdArgument(user);
    if (options['yes'] !== true) {
      complain(`Everything of ${userId} goes for good. See it first: person export ${userId}`);
      complain(`To do it: person forget ${userId} --yes`);
      return 1;
    }
    await cancelSubscription(userId, context);
    await erasePersonData(await db(), userId);
    say(`${userId} is forgotten.`);
    return 0;
  },
};

/** The messenger would go on charging a person whom the server no longer knows. */
async function cancelSubscription(userId: string, { config, db, signal }: CommandContext): Promise<void> {
  const subscription = await findSubscription(await db(), userId);
  if (subscription?.state !== 'active') return;
  const { botToken, botApiRoot } = config;
  if (botToken === undefined)
    throw new Error(`BOT_TOKEN is needed: ${userId} has a subscription that has to be cancelled first`);
  await stopRenewal(plainApi({ botToken, botApiRoot }, signal), await db(), userId);
}

export const personCommands: readonly Command[] = [exportCommand, forget];
