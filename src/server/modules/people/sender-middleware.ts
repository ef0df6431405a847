import type { Composer, Context } from 'grammy';
import { sql } from 'kysely';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { namesOf } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { answerCallbackQuery } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { isBanned } from './bans.ts';
import { welcomeBack } from './erasures.ts';
import { saveUsername } from './people.ts';

/** Middleware before all handlers: their texts are in the sender's language. */
export function speakSendersLanguage(bot: Composer<Context>, { db }: Pick<BotServices, 'db'>): void {
  bot.use(async (ctx, next) => {
    return ctx.from ? inLanguageOf(db, userIdOf(ctx), next, ctx.from.language_code) : next();
  });
}

/** Commands that a banned person gets a reply to; others are ignored. */
const ANSWERED = ['start', 'help', 'paysupport'];

/** Middleware before all handlers: stops updates of banned people, with a one-line reply to commands and buttons. */
export function rejectBannedPeople(bot: Composer<Context>, services: BotServices): void {
  bot.use(async (ctx, next) => {
    if (isAlwaysHandled(ctx) || isOwner(ctx, services) || !(await isBanned(services.db, userIdOf(ctx))))
      return next();
    const text = texts.banned(services.brand.support);
    if (ctx.preCheckoutQuery) await ctx.answerPreCheckoutQuery(false, { error_message: text });
    else if (ctx.callbackQuery) await answerCallbackQuery(ctx, text);
    else if (ctx.chat?.type === 'private' && ctx.hasCommand(ANSWERED)) await ctx.reply(text);
    return undefined;
  });
}

/** Middleware before all handlers: an erased person who sends an update is here again; an update of before does nothing. */
export function welcomeErasedPeople(bot: Composer<Context>, { db }: Pick<BotServices, 'db'>): void {
  bot.use(async (ctx, next) => {
    const at = sql`coalesce((select received_at from bot_update where id = ${ctx.update.update_id}::bigint), now())`;
    if (!ctx.from || (await welcomeBack(db, userIdOf(ctx), at))) await next();
  });
}

/** Payments, refunds, subscriptions, membership changes and stopping a renewal are handled even for banned people. */
function isAlwaysHandled(ctx: Context): boolean {
  const { message, myChatMember, from, update, callbackQuery } = ctx;
  if (callbackQuery?.data === buttons.renewal.data({ isOn: false })) return true;
  if (ctx.chat?.type === 'private' && ctx.hasCommand(namesOf('abbonamento'))) return true;
  const payment = message?.successful_payment ?? message?.refunded_payment ?? update.subscription;
  return !from || Boolean(myChatMember ?? payment);
}

/** Stores the sender's @username, since the Bot API cannot look up users by it, and their messenger's language. */
export function trackUsernames(chats: PrivateChatComposer, { db }: BotServices): void {
  chats.use(async (ctx, next) => {
    const username = ctx.from.username?.toLowerCase() || null;
    await saveUsername(db, { userId: userIdOf(ctx), username, messengerLanguage: ctx.from.language_code });
    await next();
  });
}
