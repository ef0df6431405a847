import * as v from 'valibot';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { findPerson, personReferenceSchema } from '../people/find-person.ts';
import { banPerson, unbanPerson } from './ban-person.ts';

const { owner } = texts;

/** `/blocca {id or @name}` bans somebody from the mini app and the bot, `/sblocca` lifts the ban. */
export function registerBanCommands(owners: PrivateChatComposer, services: BotServices): void {
  const { db, ownerIds } = services;

  owners.command('blocca', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: owner.banHelp, act: ban }));
  });

  owners.command('sblocca', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: owner.unbanHelp, act: unban }));
  });

  async function answerTo(
    { api }: PrivateChatContext,
    words: string,
    { help, act }: { help: string; act(userId: string): Promise<string> },
  ): Promise<string> {
    const who = v.safeParse(personReferenceSchema, words.trim());
    if (!who.success) return help;
    const userId = await findPerson(api, services, who.output);
    return userId === undefined ? texts.noSuchPerson(who.output) : act(userId);
  }

  async function ban(userId: string): Promise<string> {
    if (ownerIds.includes(userId)) return owner.notAnOwner;
    return owner.bannedNow(userId, await banPerson(db, userId));
  }

  async function unban(userId: string): Promise<string> {
    return (await unbanPerson(db, userId)) ? owner.unbannedNow(userId) : owner.wasNotBanned(userId);
  }
}
