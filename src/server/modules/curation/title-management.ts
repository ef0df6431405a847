import { type BotServices, isOwner, type PrivateChatComposer } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';
import { sendTitleCardById } from '../playback/title-button-handlers.ts';
import { registerTitleSources } from '../sources/title-sources.ts';
import { registerAddFromTmdb } from './add-from-tmdb.ts';
import { registerTitleEditing } from './edit-title.ts';
import { registerHideTitle } from './hide-title.ts';
import { registerMergeTitle } from './merge-title.ts';
import { registerRemoveTitle } from './remove-title.ts';

/** Owner commands and buttons for titles; invisible to others. Registered before the search, which takes any text. */
export function registerTitleManagement(
  chats: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): void {
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  owners.command('titolo', async (ctx) => {
    if (ctx.match) await sendTitleCardById(ctx, services, ctx.match.trim());
    else await ctx.reply(texts.owner.titleHelp);
  });
  registerTitleEditing(owners, services);
  registerAddFromTmdb(owners, services);
  registerHideTitle(owners, services);
  registerTitleSources(owners, services);
  registerMergeTitle(owners, services);
  registerRemoveTitle(owners, services);
}
