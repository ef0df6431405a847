import type { State } from '../../wire.ts';
import type { Chat, Person } from '../../wire-world.ts';

/** A chat's name in a person's list: the bot's name for the bot's chat, the other person's for a chat of two. */
export function chatTitle(
  chat: Chat,
  { bot, people }: Pick<State, 'bot' | 'people'>,
  reader: Person,
): string {
  if (chat.type === 'private') return bot.name;
  if (chat.type !== 'direct') return chat.title;
  const other = chat.personIds.find((id) => id !== reader.id);
  return people.find(({ id }) => id === other)?.firstName ?? chat.title;
}
