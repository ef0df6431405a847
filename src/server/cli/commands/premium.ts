import { grantPremiumWithFirstList, revokePremium } from '../../modules/premium/premium.ts';
import { parseDaysArgument, parseUserIdArgument } from '../arguments.ts';
import type { Command } from '../command.ts';

const grant: Command = {
  name: 'premium grant',
  usage: '<user> [days]',
  summary: 'give a user premium: for a number of days, or without end',
  async run({ positionals: [user, days] }, { db, say }) {
    const userId = parseUserIdArgument(user);
    const time = days === undefined ? undefined : { days: parseDaysArgument(days) };
    const until = await grantPremiumWithFirstList(await db(), userId, time);
    say(`${userId} is premium now, ${until === 'without end' ? until : `until ${until.toISOString()}`}.`);
    return 0;
  },
};

const withdraw: Command = {
  name: 'premium withdraw',
  usage: '<user>',
  summary: "end a user's premium",
  async run({ positionals: [user] }, { db, say }) {
    const userId = parseUserIdArgument(user);
    await revokePremium(await db(), userId);
    say(`${userId} is not premium any more.`);
    return 0;
  },
};

export const premiumCommands: readonly Command[] = [grant, withdraw];
