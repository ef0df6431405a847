import type { Chat, Person } from '../../wire-world.ts';
import { commandsOf } from './chat-commands.ts';
import { privateChat, seedPeople, seedSharedChats } from './seed-people.ts';
import type { World } from './world.ts';

/** Fills an empty world with the seed people and chats. */
export function seedWorld(world: World): void {
  const people = seedPeople(world.ownerIds);
  for (const person of people) world.people.set(person.id, person);
  for (const chat of [...people.map(privateChat), ...seedSharedChats(people, world.ownerIds)])
    setUp(world, chat);
}

/** Clears the world and seeds it again; the bot's own settings stay. */
export function resetWorld(world: World): void {
  world.people.clear();
  world.chats.clear();
  world.inlineAnswers.clear();
  world.webAppQueries.clear();
  world.invoiceLinks.clear();
  world.preparedMessages.clear();
  world.faults.clear();
  world.log.clear();
  seedWorld(world);
  world.feed.publish({ type: 'reset' });
}

export function addPerson(world: World, person: Person): Person {
  world.people.set(person.id, person);
  world.feed.publish({ type: 'personChanged', person });
  world.feed.publish({ type: 'chatAdded', chat: setUp(world, privateChat(person)) });
  for (const chat of world.chats.values()) if (chat.type === 'group') chat.personIds.push(person.id);
  return person;
}

export function changePerson(world: World, person: Person, change: Partial<Person>): Person {
  const changed = { ...person, ...change };
  world.people.set(person.id, changed);
  world.feed.publish({ type: 'personChanged', person: changed });
  return changed;
}

function setUp(world: World, chat: Chat): Chat {
  chat.menuButton = world.settings.defaultMenuButton;
  chat.commands = commandsOf(world, chat);
  world.chats.set(chat.id, chat);
  return chat;
}
