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
import { replyOnce, workOnce } from '../../../chat/updates/reply-once.ts';
import { recordInChat } from '../../changes/changes.ts';
import { isJustRecorded } from '../../changes/find-changes.ts';
import { findPerson, forwardedPersonId, personReferenceSchema } from '../../people/find-person.ts';
import { banKey, endRenewals, keepOut, takeOut, unbanPerson } from './ban-person.ts';

/** `/blocca {id or @name}` bans a person and stops the renewal of their premium; `/sblocca` lifts the ban. */
export function registerBanCommands(owners: PrivateChatComposer, services: BotServices): void {
  const { db, ownerIds } = services;

  onCommand(owners, services, 'blocca', 'owners', (ctx) =>
    forPerson(ctx, ctx.match, { help: ownerTexts.banHelp, act: ban }),
  );

  onCommand(owners, services, 'sblocca', 'owners', (ctx) =>
    forPerson(ctx, ctx.match, { help: ownerTexts.unbanHelp, act: unban }),
  );

  async function forPerson(
    ctx: PrivateChatContext,
    words: string,
    { help, act }: { help: string; act(userId: string, ctx: PrivateChatContext): Promise<void> },
  ): Promise<void> {
    const who = v.safeParse(personReferenceSchema, words.trim() || forwardedPersonId(ctx));
    if (!who.success) return void (await ctx.reply(help));
    const userId = await findPerson(ctx.api, services, who.output);
    if (userId === undefined) await ctx.reply(texts.noSuchPerson(who.output));
    else await act(userId, ctx);
  }

  async function ban(userId: string, ctx: PrivateChatContext): Promise<void> {
    if (ownerIds.includes(userId)) return void (await ctx.reply(ownerTexts.notAnOwner));
    const cancelled = await workOnce(ctx, db, v.number(), (transaction) =>
      keepOut(transaction, userId, recordInChat(ctx, transaction, setBanned)),
    );
    await takeOut(db, userId);
    const note = await endRenewals(ctx.api, db, userId);
    await ctx.reply([ownerTexts.bannedNow(userId, cancelled), note].filter(Boolean).join(' '));
  }

  async function unban(userId: string, ctx: PrivateChatContext): Promise<void> {
    await replyOnce(ctx, db, async (transaction) => {
      const wasBanned =
        (await unbanPerson(transaction, userId, recordInChat(ctx, transaction, setBanned))) ||
        (await isJustRecorded(transaction, userIdOf(ctx), banKey(userId, false)));
      return { text: wasBanned ? ownerTexts.unbannedNow(userId) : ownerTexts.wasNotBanned(userId) };
    });
  }
}
