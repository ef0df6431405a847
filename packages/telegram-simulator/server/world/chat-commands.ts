import { isDeepStrictEqual } from 'node:util';
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

/** A person's place in a chat; with their language it decides the commands. */
type Viewer = { id: number; isAdministrator: boolean };

type Known = Pick<World, 'people' | 'settings'>;

/** Sends the pages all commands that have changed. */
export function publishCommands(world: World): true {
  for (const chat of world.chats.values()) {
    if (!setChatCommands(world, chat)) continue;
    const { commands, ownCommands } = chat;
    world.feed.publish({ type: 'commandsChanged', chatId: chat.id, commands, ownCommands });
  }
  return true;
}

/** Sets the commands of a chat, for everybody and for people who see others; returns true if they have changed. */
export function setChatCommands(world: Known, chat: Chat): boolean {
  const { creatorId, administratorIds, personIds } = chat;
  const commands = commandsOf(world, chat);
  const own = personIds.flatMap((id) => {
    const viewer = { id, isAdministrator: id === creatorId || administratorIds.includes(id) };
    const seen = commandsOf(world, chat, viewer);
    return isDeepStrictEqual(seen, commands) ? [] : [[String(id), seen] as const];
  });
  const shown = { commands, ownCommands: own.length > 0 ? Object.fromEntries(own) : undefined };
  if (isDeepStrictEqual(shown, { commands: chat.commands, ownCommands: chat.ownCommands })) return false;
  Object.assign(chat, shown);
  return true;
}

/** The commands of the narrowest scope that has any; the viewer's language comes before the default. */
function commandsOf({ people, settings }: Known, chat: Chat, viewer?: Viewer): Command[] {
  if (chat.type !== 'private' && !isIn(chat.botStatus)) return [];
  const { languageCode = 'it' } = people.get(viewer?.id ?? chat.id) ?? {};
  for (const scope of scopesOf(chat, viewer)) {
    for (const language of [languageCode, '']) {
      const commands = settings.commands.get(scopeKey(scope, language));
      if (commands) return commands;
    }
  }
  return [];
}

function scopesOf({ id, type }: Chat, viewer: Viewer | undefined): string[] {
  const whenAdministrator = (scope: string) => (viewer?.isAdministrator ? [scope] : []);
  if (type === 'private') return [`chat ${id}`, ...SCOPES_BY_TYPE[type]];
  return [
    ...(viewer ? [`chat_member ${id} ${viewer.id}`] : []),
    ...whenAdministrator(`chat_administrators ${id}`),
    `chat ${id}`,
    ...whenAdministrator('all_chat_administrators'),
    ...SCOPES_BY_TYPE[type],
  ];
}
