import type { Composer, Context } from 'grammy';
import { sql } from 'kysely';
import type { BotServices } from '../../../chat/bot-services.ts';
import { askForFiles, hurryFiles } from './posts-to-learn.ts';

/** `my_chat_member`: a bot that administers a channel asks for the posts whose videos were lost or whose files it does not know. */
export function registerPostsToLearn(updates: Composer<Context>, { db }: Pick<BotServices, 'db'>): void {
  updates.on('my_chat_member', async (ctx, next) => {
    const { chat, new_chat_member } = ctx.myChatMember;
    if (chat.type === 'channel' && new_chat_member.status === 'administrator') {
      const chatId = String(chat.id);
      await askForFiles(
        db,
        sql`chat_id = ${chatId} and exists (
          select from video where video.chat_id = post.chat_id and video.message_id = post.message_id and lost_at is not null)`,
      );
      await hurryFiles(db);
    }
    await next();
  });
}
