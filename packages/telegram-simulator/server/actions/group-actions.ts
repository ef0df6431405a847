import type { ActionOf } from '../../wire-actions.ts';
import { type Chat, isGroup } from '../../wire-world.ts';
import { addChat } from '../world/people.ts';
import { emptyGroup } from '../world/seed-people.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { changeMember } from './member-actions.ts';
import { sendText } from './message-actions.ts';
import { requireChatOf, requirePerson } from './require-existing.ts';

/** Groups' numbers go down from here, supergroups' from there: digits after -100 are a supergroup's or channel's. */
const FIRST_GROUP_ID = -5_000_000;
const FIRST_SUPERGROUP_ID = -1_005_000_000_000;

/** The members are added by its creator, as after its creation: the bot hears of itself. */
export function createGroup(world: World, action: ActionOf<'createGroup'>): Chat {
  const creator = requirePerson(world, action.person);
  if (world.chats.size >= world.limits.chats) throw new ActionError('Ci sono già abbastanza chat.');
  for (const member of action.members) if (member !== world.bot.id) requirePerson(world, member);
  const type = action.isSupergroup ? 'supergroup' : 'group';
  const id = (type === 'group' ? FIRST_GROUP_ID : FIRST_SUPERGROUP_ID) - world.chats.size;
  const chat = addChat(world, emptyGroup(type, { id, title: action.title, creatorId: creator.id }));
  world.feed.publish({ type: 'chatAdded', chat });
  for (const member of new Set(action.members))
    changeMember(world, { chat: id, person: creator.id, member, to: 'member' });
  return chat;
}

/** A bot that is in the group already gets the command alone. */
export function addToGroup(
  world: World,
  { person: personId, chat: chatId, payload }: ActionOf<'addToGroup'>,
): Chat {
  const chat = requireChatOf(world, chatId, requirePerson(world, personId));
  if (!isGroup(chat)) throw new ActionError('Questa chat non è un gruppo.');
  const where = { chat: chatId, person: personId };
  changeMember(world, { ...where, member: world.bot.id, to: 'member' });
  const command = ['/start@', world.bot.username, payload && ` ${payload}`].filter(Boolean).join('');
  sendText(world, { ...where, text: command });
  return chat;
}
