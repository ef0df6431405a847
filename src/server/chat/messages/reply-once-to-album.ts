import type { Context } from 'grammy';

/** The album to which a chat was last answered. */
const answered = new Map<number, string>();
const MAX_CHATS = 1000;

/** Replies to a message; to an album, which comes as a message for each file, only once. */
export async function replyOnceToAlbum(ctx: Context, text: string): Promise<void> {
  const { chat, message } = ctx;
  const album = message?.media_group_id;
  if (!chat || album === undefined) return void (await ctx.reply(text));
  if (answered.get(chat.id) === album) return;
  answered.set(chat.id, album);
  const [oldest] = answered.keys();
  if (answered.size > MAX_CHATS && oldest !== undefined) answered.delete(oldest);
  try {
    await ctx.reply(text);
  } catch (error) {
    answered.delete(chat.id);
    throw error;
  }
}
