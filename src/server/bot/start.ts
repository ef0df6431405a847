import { hasTitles } from '../repositories/title-origins.ts';
import { escapeHtml } from './html.ts';
import { sendPicture } from './send-picture.ts';
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
    if (isOwner(ctx, services)) await showOwnerCommands(ctx.api, { ...services, chatId: ctx.chatId });
  });
}

/** An owner hears how an empty catalogue gets its titles; nobody else has to do with that. */
async function helpToFill(ctx: PrivateContext, services: Services): Promise<void> {
  if (!isOwner(ctx, services) || (await hasTitles(services.db))) return;
  await ctx.reply(texts.emptyCatalogue, { parse_mode: 'HTML' });
}

async function greet(ctx: PrivateContext, { brand, links }: Services): Promise<void> {
  const userId = userIdOf(ctx);
  const { first_name: name } = ctx.from;
  const greeting = escapeHtml(brand.greeting?.replaceAll('{nome}', name) ?? texts.greeting(name, brand.name));
  const button = links.appButton(texts.openApp(brand.name), userId);
  const link = button ? [] : [`${texts.openInBrowser}\n<code>${escapeHtml(links.personal(userId))}</code>`];
  await sendPicture(ctx.api, ctx.chatId, {
    picture: links.logo(brand),
    text: [greeting, ...link].join('\n\n'),
    keyboard: button ? [[button]] : [],
  });
}
