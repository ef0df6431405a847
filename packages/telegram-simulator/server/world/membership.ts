import { type Chat, isIn, type MemberStatus } from '../../wire-world.ts';
import { setChatCommands } from './chat-commands.ts';
import type { World } from './world.ts';

/** What a person, or the bot, is in a chat; `left` for whoever was never in it. */
export function memberStatusOf(world: Pick<World, 'bot'>, chat: Chat, id: number): MemberStatus {
  if (id === world.bot.id) return chat.type === 'private' ? 'member' : (chat.botStatus ?? 'left');
  if (!chat.personIds.includes(id)) return 'left';
  if (chat.creatorId === id) return 'creator';
  return chat.administratorIds.includes(id) ? 'administrator' : 'member';
}

/** Whether somebody has an administrator's rights there, which here are all that there are. */
export function isAdministrator(world: Pick<World, 'bot'>, chat: Chat, id: number): boolean {
  return ['creator', 'administrator'].includes(memberStatusOf(world, chat, id));
}

/** Changes what somebody is in a chat, and shows it on the pages. */
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
