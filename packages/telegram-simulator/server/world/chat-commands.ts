import type { Chat, Command } from '../../wire-world.ts';
import type { World } from './world.ts';

/** Names a scope and a language, `''` for every language. */
export function scopeKey(scope: string, language: string): string {
  return `${scope} ${language}`;
}

/** The commands that a chat offers: the narrowest scope that has any; Italian before every language. */
export function commandsOf(world: Pick<World, 'settings'>, chat: Pick<Chat, 'id' | 'type'>): Command[] {
  const ofKind = { private: ['all_private_chats'], group: ['all_group_chats'], channel: [] }[chat.type];
  for (const scope of [`chat ${chat.id}`, ...ofKind, 'default']) {
    for (const language of ['it', '']) {
      const commands = world.settings.commands.get(scopeKey(scope, language));
      if (commands) return commands;
    }
  }
  return [];
}
