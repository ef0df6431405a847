import type { Chat } from '../../wire-world.ts';

/** The kind of chat as inline queries and mini apps receive it: `sender` is the bot's own chat with the person. */
export function chatTypeFor({ type }: Pick<Chat, 'type'>): string {
  if (type === 'private') return 'sender';
  return type === 'direct' ? 'private' : type;
}
