import { hasTitles } from '../repositories/title-origins.ts';
import { escapeHtml } from './html.ts';
import { isOwner, type PrivateChats, type PrivateContext, type Services, userIdOf } from './services.ts';
import { showOwnerCommands } from './show-commands.ts';
import { texts } from './texts.ts';
import { showTitle } from './titles.ts';

/** `/start`: the greeting and the way into the mini app. `/start {content id}`, from a shared link: that title's card. */
export function answerStart(chats: PrivateChats, services: Services): void {
  chats.command('start', async (ctx) => {
    await (ctx.match ? showTitle(ctx, services, ctx.match) : greet(ctx, services));
    await helpToFill(ctx, services);
    await services.menu.set(ctx.api, ctx.chatId);
    if (isOwner(ctx, services)) await showOwnerCommands(ctx.api, ctx.chatId, services.log);
  });
}

/** An owner hears how an empty catalogue gets its titles; nobody else has to do with that. */
async function helpToFill(ctx: PrivateContext, services: Services): Promise<void> {
  if (!isOwner(ctx, services) || (await hasTitles(services.db))) return;
  await ctx.reply(texts.emptyCatalogue, { parse_mode: 'HTML' });
}

async function greet(ctx: PrivateContext, { links }: Services): Promise<void> {
  const userId = userIdOf(ctx);
  const greeting = texts.greeting(ctx.from.first_name);
  const button = links.appButton(texts.openApp, userId);
  if (button) {
    await ctx.reply(greeting, { reply_markup: { inline_keyboard: [[button]] } });
    return;
  }
  const link = `${texts.openInBrowser}\n<code>${escapeHtml(links.personal(userId))}</code>`;
  await ctx.reply(`${escapeHtml(greeting)}\n\n${link}`, { parse_mode: 'HTML' });
}
