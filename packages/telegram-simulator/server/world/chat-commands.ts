import { type Chat, type Command, isIn } from '../../wire-world.ts';
import type { World } from './world.ts';

/** Names a scope and a language, `''` for every language. */
export function scopeKey(scope: string, language: string): string {
  return `${scope} ${language}`;
}

const SCOPES_BY_TYPE: Readonly<Record<Chat['type'], readonly string[]>> = {
  private: ['all_private_chats', 'default'],
  group: ['all_group_chats', 'default'],
  supergroup: ['all_group_chats', 'default'],
  channel: ['default'],
  direct: [],
};

type Place = Pick<Chat, 'id' | 'type' | 'botStatus'>;

/** The commands that a chat with the bot offers: the narrowest scope that has any; Italian before every language. */
export function commandsOf(world: Pick<World, 'settings'>, chat: Place): Command[] {
  if (chat.type !== 'private' && !isIn(chat.botStatus)) return [];
  for (const scope of [`chat ${chat.id}`, ...SCOPES_BY_TYPE[chat.type]]) {
    for (const language of ['it', '']) {
      const commands = world.settings.commands.get(scopeKey(scope, language));
      if (commands) return commands;
    }
  }
  return [];
}
