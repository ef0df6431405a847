import * as v from 'valibot';
import { setBanned } from '../../../../contract/desk/people.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { onCommand } from '../../../chat/commands/commands.ts';
import { ownerTexts, texts } from '../../../chat/texts/texts.ts';
import { recordInChat } from '../../changes/changes.ts';
import { isJustRecorded } from '../../changes/find-changes.ts';
import { findPerson, personReferenceSchema } from '../../people/find-person.ts';
import { banAndStopRenewals, banKey, unbanPerson } from './ban-person.ts';

/** `/blocca {id or @name}` bans a person and stops the renewal of their premium; `/sblocca` lifts the ban. */
export function registerBanCommands(owners: PrivateChatComposer, services: BotServices): void {
  const { db, ownerIds } = services;

  onCommand(owners, services, 'blocca', 'owners', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: ownerTexts.banHelp, act: ban }));
  });

  onCommand(owners, services, 'sblocca', 'owners', async (ctx) => {
    await ctx.reply(await answerTo(ctx, ctx.match, { help: ownerTexts.unbanHelp, act: unban }));
  });

  async function answerTo(
    ctx: PrivateChatContext,
    words: string,
    { help, act }: { help: string; act(userId: string, ctx: PrivateChatContext): Promise<string> },
  ): Promise<string> {
    const who = v.safeParse(personReferenceSchema, words.trim());
    if (!who.success) return help;
    const userId = await findPerson(ctx.api, services, who.output);
    return userId === undefined ? texts.noSuchPerson(who.output) : act(userId, ctx);
  }

  async function ban(userId: string, ctx: PrivateChatContext): Promise<string> {
    if (ownerIds.includes(userId)) return ownerTexts.notAnOwner;
    const record = recordInChat(ctx, db, setBanned);
    const { cancelled, note } = await banAndStopRenewals({ api: ctx.api, db, record }, userId);
    return [ownerTexts.bannedNow(userId, cancelled), note].filter(Boolean).join(' ');
  }

  async function unban(userId: string, ctx: PrivateChatContext): Promise<string> {
    const wasBanned =
      (await unbanPerson(db, userId, recordInChat(ctx, db, setBanned))) ||
      (await isJustRecorded(db, userIdOf(ctx), banKey(userId, false)));
    return wasBanned ? ownerTexts.unbannedNow(userId) : ownerTexts.wasNotBanned(userId);
  }
}
