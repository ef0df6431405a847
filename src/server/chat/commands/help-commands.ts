import type { BotServices, PrivateChatComposer } from '../bot-services.ts';
import { answerCallbackQuery } from '../messages/answer-callback-query.ts';
import { callbackData } from '../messages/callback-data.ts';
import { texts } from '../texts/texts.ts';

/** `/help`, and the commands that Telegram requires of bots that sell: `/paysupport`, `/privacy`, `/terms`. */
export function registerHelpCommands(
  chats: PrivateChatComposer,
  { brand }: Pick<BotServices, 'brand'>,
): void {
  const answers = {
    help: texts.help(brand),
    paysupport: texts.paymentHelp(brand.support),
    privacy: texts.privacy(brand),
    terms: texts.terms(brand),
  };
  for (const [command, answer] of Object.entries(answers))
    chats.command(command, async (ctx) => {
      await ctx.reply(answer);
    });
  chats.callbackQuery(callbackData.help.pattern, async (ctx) => {
    await answerCallbackQuery(ctx);
    await ctx.reply(answers.help);
  });
}
