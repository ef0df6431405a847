import type { Composer, Context } from 'grammy';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isChatId } from '../bot-api/cure-refused-calls.ts';
import type { BotServices } from '../bot-services.ts';

/**
 * A group has become a supergroup, with a new id and without the group's messages: those that wait to be edited, or
 * that follow an open night, are sent anew there, even if a server has one in hand. Only live messages name groups;
 * channels and private chats keep their ids.
 */
export async function moveLiveMessages(db: Db, from: number, to: number): Promise<void> {
  await sql`
    update live_message set chat_id = ${to}, message_id = null, has_picture = false, begun_at = null, failure = null,
      changes = changes + (select count(*) from movie_night where kind = 'night' and id = subject and state = 'open')::int,
      changed_at = case when shown < changes then changed_at else now() end,
      next_attempt_at = now(), claimed_until = null
    where chat_id = ${from}`.execute(db);
}

/** The service messages of the move: either may come first, and either may be lost. */
export function registerMovedChats(
  bot: Composer<Context>,
  { db, notifyLiveMessages }: Pick<BotServices, 'db' | 'notifyLiveMessages'>,
): void {
  bot.on(['message:migrate_to_chat_id', 'message:migrate_from_chat_id'], async (ctx) => {
    const { migrate_to_chat_id: to = ctx.chatId, migrate_from_chat_id: from = ctx.chatId } = ctx.message;
    if (!isChatId(from) || !isChatId(to) || from === to) return;
    await moveLiveMessages(db, from, to);
    notifyLiveMessages();
  });
}
