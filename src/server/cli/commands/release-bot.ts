import { plainApi } from '../../chat/bot-api/api-clients.ts';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { BOT_ID_SETTING, releaseDatabase } from '../../config/claim-database.ts';
import { readSetting } from '../../database/stored-settings.ts';
import { botIdOf } from '../../lib/bot-id.ts';
import { findRefundableCharges, type LeftCharge } from '../../modules/premium/former-bot.ts';
import { findRenewingPeople } from '../../modules/premium/star-subscriptions.ts';
import { stopRenewals } from '../../modules/premium/stop-renewal.ts';
import type { Command, CommandContext } from '../command.ts';
import { counted } from '../counted.ts';

export const releaseBotCommand: Command = {
  name: 'bot release',
  summary: 'let another bot have this database at the next start',
  needsServerStopped: true,
  options: {
    'leave-renewals': { summary: 'even if subscriptions keep renewing at the former bot' },
  },
  details: `Stop the servers first. With that bot's BOT_TOKEN still set, the renewals of its subscriptions are stopped: no other bot can.
Then it prints the charges that only that bot can refund. With the new token in place and the new bot an administrator of your
channels, what is in channels is delivered as before; at its first /start the new bot tells an owner what to send again. People
have to send /start to the new one; Premium stays theirs until its date.`,
  async run({ options }, context) {
    const { db, say, complain } = context;
    const owner = await readSetting(await db(), BOT_ID_SETTING);
    if (owner === undefined) {
      say('No bot has this database.');
      return 0;
    }
    const unstopped = await stopAllRenewals(owner, context);
    for (const userId of unstopped) complain(`The subscription of ${userId} still renews.`);
    if (unstopped.length > 0 && options['leave-renewals'] !== true) {
      complain(
        'Nothing was released: --leave-renewals does it all the same. Those people can stop it in Telegram.',
      );
      return 1;
    }
    const charges = await findRefundableCharges(await db());
    await releaseDatabase(await db());
    say(`The bot ${owner} no longer has this database.`);
    if (charges.length > 0) say(`Only it can refund ${counted(charges.length, 'charge')}:`);
    for (const charge of charges) say(lineOf(charge));
    return 0;
  },
};

const lineOf = ({ chargeId, userId, stars, paidAt, renews }: LeftCharge) =>
  [
    paidAt.toISOString(),
    `${stars} Stars`,
    userId ?? 'erased',
    renews ? 'subscription' : 'once',
    chargeId,
  ].join('\t');

/** Stops everybody's renewals; returns the people whose subscription still renews. */
async function stopAllRenewals(
  owner: string,
  { config, db, say, signal }: CommandContext,
): Promise<string[]> {
  const database = await db();
  const people = await findRenewingPeople(database);
  const { botToken, botApiRoot } = config;
  if (people.length === 0 || botToken === undefined || botIdOf({ botToken }) !== owner) return people;
  const api = plainApi({ botToken, botApiRoot }, signal);
  const unstopped: string[] = [];
  for (const userId of people) {
    if ((await stopRenewals(api, database, { userId }).catch(refusedToken)) === 'refused')
      unstopped.push(userId);
    else say(`The subscription of ${userId} no longer renews.`);
  }
  return unstopped;
}

/** Treats a revoked token as a refusal; any other failure may be temporary. */
function refusedToken(error: unknown): 'refused' {
  if (/^(401|404)\b/.test(classifyBotApiError(error).reason)) return 'refused';
  throw error;
}
