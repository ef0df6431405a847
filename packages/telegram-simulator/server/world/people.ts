import type { Chat, Person } from '../../wire-world.ts';
import { commandsOf } from './chat-commands.ts';
import { privateChat } from './seed-people.ts';
import type { World } from './world.ts';

export function addPerson(world: World, person: Person): Person {
  world.people.set(person.id, person);
  world.feed.publish({ type: 'personChanged', person });
  world.feed.publish({ type: 'chatAdded', chat: addChat(world, privateChat(person)) });
  for (const chat of world.chats.values()) if (chat.type === 'group') join(world, chat, person);
  return person;
}

function join(world: World, chat: Chat, { id }: Person): void {
  chat.personIds.push(id);
  world.feed.publish({ type: 'chatAdded', chat });
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
  chat.commands = commandsOf(world, chat);
  world.chats.set(chat.id, chat);
  return chat;
}
