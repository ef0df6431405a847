import type { Chat, Person } from '../../wire-world.ts';
import { setChatCommands } from './chat-commands.ts';
import { setMemberStatus } from './membership.ts';
import { directChat, GROUP_ID, privateChat } from './seed-people.ts';
import type { World } from './world.ts';

export function addPerson(world: World, person: Person): Person {
  world.people.set(person.id, person);
  world.feed.publish({ type: 'personChanged', person });
  world.feed.publish({ type: 'chatAdded', chat: addChat(world, privateChat(person)) });
  const everybody = world.chats.get(GROUP_ID);
  if (everybody) setMemberStatus(world, everybody, person.id, 'member');
  return person;
}

export function changePerson(world: World, person: Person, change: Partial<Person>): Person {
  const changed = { ...person, ...change };
  world.people.set(person.id, changed);
  world.feed.publish({ type: 'personChanged', person: changed });
  return changed;
}

/** Stores a chat, with the bot's default menu button and commands. */
export function addChat(world: World, chat: Chat): Chat {
  chat.menuButton = world.settings.defaultMenuButton;
  setChatCommands(world, chat);
  world.chats.set(chat.id, chat);
  return chat;
}

/** Their numbers go down from here; no bot ever sees one. */
const FIRST_ID = -2_000_000_000_000;

/** The chat of two people, created if necessary. */
export function openDirectChat(world: World, people: readonly [Person, Person]): Chat {
  const found = [...world.chats.values()].find(
    ({ type, personIds }) => type === 'direct' && people.every(({ id }) => personIds.includes(id)),
  );
  if (found) return found;
  const chat = addChat(world, directChat(FIRST_ID - world.chats.size, people));
  world.feed.publish({ type: 'chatAdded', chat });
  return chat;
}
