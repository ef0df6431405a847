import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { texts } from '../texts.ts';
import { showTitle } from '../titles.ts';
import { addFromTmdb } from './add-from-tmdb.ts';
import { editTitles } from './edit-title.ts';
import { hideTitles } from './hide-title.ts';
import { removeTitles } from './remove-title.ts';
import { showSources } from './title-sources.ts';

/** What owners do with titles; to anybody else none of it exists. Stands before what answers everybody's texts. */
export function manageTitles(chats: PrivateChats, services: Services): void {
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  owners.command('titolo', async (ctx) => {
    if (ctx.match) await showTitle(ctx, services, ctx.match.trim());
    else await ctx.reply(texts.owner.titleHelp);
  });
  editTitles(owners, services);
  addFromTmdb(owners, services);
  hideTitles(owners, services);
  showSources(owners, services);
  removeTitles(owners, services);
}
