import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { texts } from '../../chat/texts/texts.ts';
import { sendTitleCardById } from '../playback/title-button-handlers.ts';

/** /titolo: a title's card, hidden ones included. */
export function registerTitleCommand(owners: PrivateChatComposer, services: BotServices): void {
  onCommand(owners, services, 'titolo', { owners: 'La scheda di un titolo: /titolo 12' }, async (ctx) => {
    if (ctx.match) await sendTitleCardById(ctx, services, ctx.match.trim());
    else await ctx.reply(texts.owner.titleHelp);
  });
}
