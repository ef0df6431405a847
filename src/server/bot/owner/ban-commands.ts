import * as v from 'valibot';
import { banPerson, unbanPerson } from '../../repositories/bans.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../bot-services.ts';
import { texts } from '../texts.ts';
import { findPerson, personReference } from './find-person.ts';

const { owner } = texts;

/** `/blocca {id or @name}` bans somebody from the mini app and the bot, `/sblocca` lifts the ban. */
export function registerBanCommands(owners: PrivateChatComposer, services: BotServices): void {
  const { db, ownerIds } = services;

  owners.command('blocca', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: owner.barHelp, act: bar }));
  });

  owners.command('sblocca', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: owner.unbarHelp, act: unbar }));
  });

  async function answerTo(
    { api }: PrivateChatContext,
    words: string,
    { help, act }: { help: string; act(userId: string): Promise<string> },
  ): Promise<string> {
    const who = v.safeParse(personReference, words.trim());
    if (!who.success) return help;
    const userId = await findPerson(api, services, who.output);
    return userId === undefined ? texts.noSuchPerson(who.output) : act(userId);
  }

  async function bar(userId: string): Promise<string> {
    if (ownerIds.includes(userId)) return owner.notAnOwner;
    return owner.barredNow(userId, await banPerson(db, userId));
  }

  async function unbar(userId: string): Promise<string> {
    return (await unbanPerson(db, userId)) ? owner.unbarredNow(userId) : owner.wasNotBarred(userId);
  }
}
