import { randomInt } from 'node:crypto';
import type { ActionOf } from '../../wire-actions.ts';
import type { MemberStatus, Person } from '../../wire-world.ts';
import { presentMember } from '../bot-api/presentation/present-member.ts';
import { presentChat, presentPerson } from '../bot-api/presentation/present-message.ts';
import { publishCommands } from '../world/chat-commands.ts';
import { removeMessage } from '../world/messages.ts';
import * as people from '../world/people.ts';
import { STARTED_PERSON } from '../world/seed-people.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChat, requireMessage, requirePerson } from './require-existing.ts';

export function block(world: World, action: ActionOf<'block'>): null {
  const person = requirePerson(world, action.person);
  if (person.hasBlocked) return null;
  people.changePerson(world, person, { hasBlocked: true });
  return announceMember(world, person, 'member', 'kicked');
}

export function unblock(world: World, action: ActionOf<'unblock'>): null {
  const person = requirePerson(world, action.person);
  if (!person.hasBlocked) return null;
  people.changePerson(world, person, { hasBlocked: false });
  return announceMember(world, person, 'kicked', 'member');
}

/** The bot hears of it with the next update, the mini app when it is opened. */
export function setLanguage(world: World, { person, languageCode }: ActionOf<'setLanguage'>): Person {
  const changed = people.changePerson(world, requirePerson(world, person), { languageCode });
  publishCommands(world);
  return changed;
}

/** The bot gets no update; its next message is refused. */
export function deleteAccount(world: World, action: ActionOf<'deleteAccount'>): null {
  people.changePerson(world, requirePerson(world, action.person), { isDeleted: true, stars: 0 });
  return null;
}

export function addPerson(world: World, { firstName, username }: ActionOf<'addPerson'>): Person {
  if (world.people.size >= world.limits.people) throw new ActionError('Ci sono già abbastanza persone.');
  const person = { ...STARTED_PERSON, id: newId(world), firstName, username, hasStarted: false };
  return people.addPerson(world, person);
}

/** An id that is not in use and was not used before: the bot may remember that person. */
function newId(world: World): number {
  const id = randomInt(10_000_000, 100_000_000);
  return world.people.has(id) ? newId(world) : id;
}

export function deleteMessage(world: World, { chat, messageId }: ActionOf<'deleteMessage'>): null {
  removeMessage(world, requireMessage(requireChat(world, chat), messageId));
  return null;
}

function announceMember(world: World, person: Person, before: MemberStatus, after: MemberStatus): null {
  const chat = requireChat(world, person.id);
  const change = {
    chat: presentChat(world, chat),
    from: presentPerson(person),
    date: world.clock.seconds(),
    old_chat_member: presentMember(world, chat, world.bot.id, before),
    new_chat_member: presentMember(world, chat, world.bot.id, after),
  };
  world.updates.add('my_chat_member', change, chat.id);
  return null;
}
