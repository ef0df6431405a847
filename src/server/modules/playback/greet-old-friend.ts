import { type BotServices, isOwner, type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { newBotTexts as words } from '../../chat/texts/texts.ts';
import { visibleName } from '../../lib/visible-name.ts';
import { deskButtonRows } from '../people/desk-role.ts';
import { isOldFriend, noteGreeted } from '../people/former-bot.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { mayFormerBotCharge } from '../premium/former-bot.ts';
import { hurryFiles } from '../videos/former-bot/posts-to-learn.ts';
import { findMissing } from '../videos/former-bot/what-is-missing.ts';

/** Greets a person whom the former bot knew, once; false for anybody else. An owner reads what the new bot needs. */
export async function greetOldFriend(ctx: PrivateChatContext, services: BotServices): Promise<boolean> {
  const { db, brand } = services;
  const userId = userIdOf(ctx);
  if (!(await isOldFriend(db, userId))) return false;
  const until = await premiumUntil(db, userId);
  const lead = [
    words.welcome(visibleName(ctx.from.first_name), brand.name),
    until && words.premium(until),
    (await mayFormerBotCharge(db, userId)) && words.formerBotCharges,
  ];
  await sendGreeting(
    ctx,
    services,
    await deskButtonRows(services, userId),
    lead.filter(Boolean).join('\n\n'),
  );
  if (isOwner(ctx, services)) {
    await ctx.reply(words.missing(await findMissing(ctx.api, db)));
    await hurryFiles(db);
  }
  await noteGreeted(db, userId);
  return true;
}
