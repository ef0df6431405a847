import type { ActionOf } from '../../wire-actions.ts';
import type { Author } from '../../wire-message.ts';
import { type Chat, isGroup, isIn } from '../../wire-world.ts';
import { changeMembership } from '../bot-api/change-membership.ts';
import { isAdministrator, memberStatusOf } from '../world/membership.ts';
import { openDirectChat } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChatOf, requirePerson } from './require-existing.ts';

/** A bot removed from a supergroup was `kicked`, like anybody removed there; one removed from a group has `left`. */
export function changeMember(
  world: World,
  { chat: chatId, person: personId, member: memberId, to }: ActionOf<'changeMember'>,
): Chat {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
  const isBotInChannel = chat.type === 'channel' && memberId === world.bot.id;
  if (!isGroup(chat) && !isBotInChannel) throw new ActionError('Questa chat non è un gruppo.');
  const member = authorOf(world, memberId);
  checkRights(world, chat, personId, memberId, to);
  const status = memberStatusOf(world, chat, memberId);
  if (status === to || (to === 'left' && !isIn(status))) return chat;
  const isRemovedBot = to === 'left' && member.kind === 'bot' && chat.type === 'supergroup';
  changeMembership(world, chat, { by: authorOf(world, personId), member, to: isRemovedBot ? 'kicked' : to });
  return chat;
}

/** Everybody may bring somebody along or leave; the rest is for administrators, and the creator is not to be touched. */
function checkRights(
  world: World,
  chat: Chat,
  by: number,
  member: number,
  to: 'administrator' | 'member' | 'left',
) {
  const status = memberStatusOf(world, chat, member);
  const isInvitation = chat.type !== 'channel' && to === 'member' && !isIn(status);
  const isLeaving = to === 'left' && by === member;
  if (isInvitation || isLeaving) return;
  if (!isAdministrator(world, chat, by))
    throw new ActionError('Questo può farlo solo chi amministra il gruppo.');
  if (status === 'creator') throw new ActionError('Chi ha creato il gruppo resta com’è.');
}

function authorOf(world: World, id: number): Author {
  if (id === world.bot.id) return { kind: 'bot', id, name: world.bot.name };
  return { kind: 'person', id, name: requirePerson(world, id).firstName };
}

export function openDirect(world: World, { person, other }: ActionOf<'openDirect'>): Chat {
  if (person === other) throw new ActionError('A se stessi non si scrive.');
  return openDirectChat(world, [requirePerson(world, person), requirePerson(world, other)]);
}
