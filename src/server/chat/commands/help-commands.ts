import { type BotServices, isOwner, type PrivateChatComposer } from '../bot-services.ts';
import { buttons } from '../messages/buttons.ts';
import { onPress } from '../messages/presses.ts';
import { texts } from '../texts/texts.ts';

/** `/help`, and the commands that Telegram requires of bots that sell: `/paysupport`, `/privacy`, `/terms`. */
export function registerHelpCommands(
  chats: PrivateChatComposer,
  services: Pick<BotServices, 'brand' | 'ownerIds'>,
): void {
  const { brand } = services;
  const answers = {
    paysupport: texts.paymentHelp(brand.support),
    privacy: texts.privacy(brand),
    terms: texts.terms(brand),
  };
  for (const [command, answer] of Object.entries(answers))
    chats.command(command, async (ctx) => {
      await ctx.reply(answer);
    });
  chats.command('help', async (ctx) => {
    await ctx.reply(texts.help(brand, isOwner(ctx, services)));
  });
  onPress(chats, buttons.help, async (ctx) => {
    await ctx.reply(texts.help(brand, isOwner(ctx, services)));
  });
}
