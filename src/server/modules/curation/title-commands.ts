import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownerTexts } from '../../chat/texts/texts.ts';
import { sendTitleCardById } from '../playback/title-button-handlers.ts';
import { addNewTitle } from '../sources/add-new-title.ts';
import { parseTitleWords } from '../sources/parse-title-words.ts';

/** /titolo: a title's card, hidden ones included. */
export function registerTitleCommand(owners: PrivateChatComposer, services: BotServices): void {
  onCommand(owners, services, 'titolo', 'owners', async (ctx) => {
    if (ctx.match) await sendTitleCardById(ctx, services, ctx.match.trim());
    else await ctx.reply(ownerTexts.titleHelp);
  });
}

/** `/nuovo Gita a Goa (2019)` adds a film, `/nuovo serie Corso di cucina` a series. */
export function registerNewTitleCommand(owners: PrivateChatComposer, services: BotServices): void {
  onCommand(owners, services, 'nuovo', 'owners', async (ctx) => {
    const text = ctx.match.trim();
    const series = new RegExp(`^(?:serie|${ownerTexts.newSeries})\\s*:?\\s+`, 'i');
    const type = series.test(text) ? 'serie' : 'film';
    const { name, year } = parseTitleWords(text.replace(series, ''));
    const { date, message_id: messageId } = ctx.message;
    const title = await addNewTitle(services.db, {
      origin: `chat:${date}-${messageId}`,
      type,
      name,
      year,
      since: undefined,
      duration: type === 'serie' ? 1 : 0,
    });
    if (title) await sendTitleCardById(ctx, services, String(title.id));
    else await ctx.reply(ownerTexts.newTitleHelp);
  });
}
