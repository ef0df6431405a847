import type { Composer, Context } from 'grammy';
import { replyTexts } from '../../chat/texts/texts.ts';

const ADDRESSED = /^\/\w+@(\w+)(?=\s|$)/;

/** A command in a group that names the bot and that nobody else has taken: a line with the way into the private chat. */
export function registerGroupCommands(bot: Composer<Context>): void {
  bot.chatType(['group', 'supergroup']).on('message:text', async (ctx, next) => {
    const [, name] = ADDRESSED.exec(ctx.message.text) ?? [];
    if (name?.toLowerCase() !== ctx.me.username.toLowerCase()) return next();
    const { message_thread_id: thread, is_topic_message: isInTopic } = ctx.message;
    await ctx.reply(replyTexts.onlyInPrivate, {
      reply_markup: {
        inline_keyboard: [[{ text: replyTexts.toTheChat, url: `https://t.me/${ctx.me.username}?start` }]],
      },
      ...(isInTopic && thread !== undefined && { message_thread_id: thread }),
    });
  });
}
