import type { PrivateChats, Services } from './services.ts';
import { texts } from './texts.ts';

/** `/help`, and what the messenger demands of whoever sells something: `/paysupport`, `/privacy`, `/terms`. */
export function answerHelp(chats: PrivateChats, { brand }: Pick<Services, 'brand'>): void {
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
}
