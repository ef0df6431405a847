import * as v from 'valibot';
import { barPerson, unbarPerson } from '../../repositories/barred.ts';
import type { PrivateChats, PrivateContext, Services } from '../services.ts';
import { texts } from '../texts.ts';
import { findPerson, personWord } from './find-person.ts';

const { owner } = texts;

/** `/blocca {id or @name}` keeps somebody out of the mini app and the bot, `/sblocca` lets them in again. */
export function barPeople(owners: PrivateChats, services: Services): void {
  const { db, ownerIds } = services;

  owners.command('blocca', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: owner.barHelp, act: bar }));
  });

  owners.command('sblocca', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: owner.unbarHelp, act: unbar }));
  });

  async function answerTo(
    { api }: PrivateContext,
    words: string,
    { help, act }: { help: string; act(userId: string): Promise<string> },
  ): Promise<string> {
    const who = v.safeParse(personWord, words.trim());
    if (!who.success) return help;
    const userId = await findPerson(api, services, who.output);
    return userId === undefined ? texts.noSuchPerson(who.output) : act(userId);
  }

  async function bar(userId: string): Promise<string> {
    if (ownerIds.includes(userId)) return owner.notAnOwner;
    return owner.barredNow(userId, await barPerson(db, userId));
  }

  async function unbar(userId: string): Promise<string> {
    return (await unbarPerson(db, userId)) ? owner.unbarredNow(userId) : owner.wasNotBarred(userId);
  }
}
