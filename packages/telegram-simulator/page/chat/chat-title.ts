import type { Bot, Chat } from '../../wire-world.ts';

/** What a chat is called in its list: a private one bears the bot's name. */
export function chatTitle(chat: Chat, bot: Bot): string {
  return chat.type === 'private' ? bot.name : chat.title;
}
