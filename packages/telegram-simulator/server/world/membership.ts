import { type Chat, isIn, type MemberStatus } from '../../wire-world.ts';
import { setChatCommands } from './chat-commands.ts';
import type { World } from './world.ts';

/** The status of a person, or of the bot, in a chat; `left` for anyone who was never in it. */
export function memberStatusOf(world: Pick<World, 'bot'>, chat: Chat, id: number): MemberStatus {
  if (id === world.bot.id) return chat.type === 'private' ? 'member' : (chat.botStatus ?? 'left');
  if (!chat.personIds.includes(id)) return 'left';
  if (chat.creatorId === id) return 'creator';
  return chat.administratorIds.includes(id) ? 'administrator' : 'member';
}

/** True if somebody is an administrator there; here all administrators have all rights. */
export function isAdministrator(world: Pick<World, 'bot'>, chat: Chat, id: number): boolean {
  return ['creator', 'administrator'].includes(memberStatusOf(world, chat, id));
}

/** Changes somebody's status in a chat, and shows it on the pages. */
export function setMemberStatus(world: World, chat: Chat, id: number, status: MemberStatus): void {
  const without = (ids: readonly number[]) => ids.filter((one) => one !== id);
  if (id === world.bot.id) {
    chat.botStatus = status;
  } else {
    const isThere = chat.personIds.includes(id);
    if (!isIn(status)) chat.personIds = without(chat.personIds);
    else if (!isThere) chat.personIds = [...chat.personIds, id];
    const others = without(chat.administratorIds);
    chat.administratorIds = status === 'administrator' ? [...others, id] : others;
    if (chat.creatorId === id && !isIn(status)) chat.creatorId = undefined;
  }
  setChatCommands(world, chat);
  world.feed.publish({ type: 'chatAdded', chat });
}
