import type { Api } from 'grammy';
import * as v from 'valibot';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { onCommand, splitWords } from '../../chat/commands/commands.ts';
import { texts } from '../../chat/texts/texts.ts';
import { findPerson, nameForOwners, personReferenceSchema } from '../people/find-person.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { grantPremiumWithFirstList } from './grant-premium.ts';
import { revokePremium } from './premium.ts';
import { premiumDaysSchema } from './premium-days.ts';

const grant = v.union([
  v.strictTuple([personReferenceSchema, premiumDaysSchema]),
  v.strictTuple([personReferenceSchema]),
]);
const revocation = v.strictTuple([personReferenceSchema]);

/** `/concedi {id or @name} [giorni]` and `/revoca {id or @name}`, for owners; unknown commands to others. */
export function registerPremiumCommands(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  onCommand(chats, services, 'concedi', { owners: 'Regala premium: /concedi 42 30' }, async (ctx) => {
    const read = v.safeParse(grant, splitWords(ctx.match));
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
    const time = days === undefined ? undefined : { days, updateId: ctx.update.update_id };
    const until = await grantPremiumWithFirstList(db, userId, time);
    const isTold = await tell(ctx.api, userId, texts.grantedToYou(until));
    const granted = texts.granted(await nameForOwners(db, userId), until);
    await ctx.reply([granted, ...(isTold ? [] : [texts.notTold])].join(' '));
  });

  onCommand(chats, services, 'revoca', { owners: 'Togli premium: /revoca 42' }, async (ctx) => {
    const read = v.safeParse(revocation, splitWords(ctx.match));
    if (!read.success) {
      await ctx.reply(texts.revokeHelp);
      return;
    }
    const [who] = read.output;
    const userId = await findPerson(ctx.api, services, who);
    if (userId === undefined) {
      await ctx.reply(texts.noSuchPerson(who));
      return;
    }
    await revokePremium(db, userId);
    await ctx.reply(texts.revoked(await nameForOwners(db, userId)));
  });
}

/** False when the bot cannot write to the person. */
async function tell(api: Api, userId: string, text: string): Promise<boolean> {
  try {
    await api.sendMessage(privateChatId(userId) ?? 0, text);
    return true;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(classifyBotApiError(error).kind)) throw error;
    return false;
  }
}
