import type { Composer, Context } from 'grammy';
import { isBarred } from '../repositories/barred.ts';
import { answerCallback } from './answer-callback.ts';
import { isOwner, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

/** What is answered in words; to all else the bot is silent. */
const ANSWERED = ['start', 'help', 'paysupport'];

/** Stands before all handlers: who is kept out by an owner hears so in one line, when asking for a way in or for help. */
export function keepOut(bot: Composer<Context>, services: Services): void {
  bot.use(async (ctx, next) => {
    if (isNews(ctx) || isOwner(ctx, services) || !(await isBarred(services.db, userIdOf(ctx)))) return next();
    const said = texts.barred(services.brand.support);
    if (ctx.preCheckoutQuery) await ctx.answerPreCheckoutQuery(false, { error_message: said });
    else if (ctx.callbackQuery) await answerCallback(ctx, said);
    else if (ctx.chat?.type === 'private' && ctx.hasCommand(ANSWERED)) await ctx.reply(said);
    return undefined;
  });
}

/** What has happened already, and has to be noted whoever it was. */
function isNews({ message, myChatMember, from }: Context): boolean {
  return !from || Boolean(myChatMember ?? message?.successful_payment ?? message?.refunded_payment);
}
