import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  isOwner,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { publishOwnerCommandMenu } from '../../chat/commands/publish-bot-profile.ts';
import { newBotTexts as words, texts } from '../../chat/texts/texts.ts';
import { hasTitles } from '../catalogue/titles.ts';
import { deskButtonRows } from '../people/desk-role.ts';
import { sendTitleCardById } from './title-button-handlers.ts';
import { currentLanguage } from '../../languages/current-language.ts';
import { visibleName } from '../../lib/visible-name.ts';
import { isOldFriend, noteGreeted } from '../people/former-bot.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { mayFormerBotCharge } from '../premium/former-bot.ts';
import { hurryFiles } from '../videos/former-bot/posts-to-learn.ts';
import { findMissing } from '../videos/former-bot/what-is-missing.ts';

/** A title's number; links from elsewhere have other words, and bring new people as well. */
const TITLE_NUMBER = /^\d+$/;

/** `/start`: the greeting and the way into the mini app. `/start {content id}`, from a shared link: that title's card. */
export function registerStartCommand(chats: PrivateChatComposer, services: BotServices): void {
  onCommand(
    chats,
    services,
    ['start', 'inizio', 'inicio', 'avvia', 'iniciar'],
    { menu: () => texts.openApp(services.brand.name) },
    async (ctx) => {
      const isGreeted = await greetOldFriend(ctx, services);
      const words = ctx.match.trim();
      if (TITLE_NUMBER.test(words)) await sendTitleCardById(ctx, services, words);
      else if (!isGreeted) await sendGreeting(ctx, services, await deskButtonRows(services, userIdOf(ctx)));
      await helpToFill(ctx, services);
      await services.menu.set(ctx.api, ctx.chatId);
      if (isOwner(ctx, services)) await publishOwnerCommandMenu(ctx.api, { ...services, chatId: ctx.chatId });
    },
  );
}

/** Shows an owner how to fill an empty catalogue. */
async function helpToFill(ctx: PrivateChatContext, services: BotServices): Promise<void> {
  if (!isOwner(ctx, services) || (await hasTitles(services.db))) return;
  const text = [texts.emptyCatalogue, services.emptyCatalogueHints?.[currentLanguage()]]
    .filter(Boolean)
    .join('\n\n');
  await ctx.reply(text, { parse_mode: 'HTML' });
}

/** Greets a person whom the former bot knew, once; false for anybody else. An owner reads what the new bot needs. */
async function greetOldFriend(ctx: PrivateChatContext, services: BotServices): Promise<boolean> {
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
