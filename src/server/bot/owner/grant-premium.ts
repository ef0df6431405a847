import type { Api } from 'grammy';
import * as v from 'valibot';
import { premiumDays } from '../../domain/premium-days.ts';
import { givePremium } from '../../repositories/give-premium.ts';
import { withdrawPremium } from '../../repositories/premium.ts';
import { chatIdOf } from '../chat-id.ts';
import { failureOf } from '../failures.ts';
import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { texts } from '../texts.ts';
import { findPerson, personWord } from './find-person.ts';

const grant = v.union([v.strictTuple([personWord, premiumDays]), v.strictTuple([personWord])]);
const revocation = v.strictTuple([personWord]);

/** `/concedi {id or @name} [giorni]` and `/revoca {id or @name}`; to anybody but the owner these commands do not exist. */
export function obeyOwner(chats: PrivateChats, services: Services): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.command('concedi', async (ctx) => {
    const read = v.safeParse(grant, wordsOf(ctx.match));
    if (!read.success) {
      await ctx.reply(texts.grantHelp);
      return;
    }
    const [who, days] = read.output;
    const userId = await findPerson(ctx.api, services, who);
    if (userId === undefined) {
      await ctx.reply(texts.noSuchPerson(who));
      return;
    }
    const until = await givePremium(db, userId, days === undefined ? undefined : { days });
    const isTold = await tell(ctx.api, userId, texts.grantedToYou(until));
    await ctx.reply([texts.granted(userId, until), ...(isTold ? [] : [texts.notTold])].join(' '));
  });

  owners.command('revoca', async (ctx) => {
    const read = v.safeParse(revocation, wordsOf(ctx.match));
    if (!read.success) {
      await ctx.reply(texts.revokeHelp);
      return;
    }
    const [who] = read.output;
    const userId = await findPerson(ctx.api, services, who);
    if (userId !== undefined) await withdrawPremium(db, userId);
    await ctx.reply(userId === undefined ? texts.noSuchPerson(who) : texts.revoked(userId));
  });
}

/** False for somebody whom the bot cannot write to. */
async function tell(api: Api, userId: string, text: string): Promise<boolean> {
  try {
    await api.sendMessage(chatIdOf(userId) ?? 0, text);
    return true;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(failureOf(error).kind)) throw error;
    return false;
  }
}

/** The words of a command's argument. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
