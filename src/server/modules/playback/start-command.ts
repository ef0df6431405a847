import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { publishOwnerCommandMenu } from '../../chat/commands/publish-bot-profile.ts';
import { texts } from '../../chat/texts/texts.ts';
import { hasTitles } from '../catalogue/titles.ts';
import { deskButtonRows } from '../people/desk-role.ts';
import { greetOldFriend } from './greet-old-friend.ts';
import { sendTitleCardById } from './title-button-handlers.ts';

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
  const text = [texts.emptyCatalogue, services.emptyCatalogueHint].filter(Boolean).join('\n\n');
  await ctx.reply(text, { parse_mode: 'HTML' });
}
