import { addChat, openDirectChat } from './people.ts';
import { privateChat, seedPeople, seedSharedChats } from './seed-people.ts';
import type { World } from './world.ts';

/** Fills an empty world with the seed people and chats. */
export function seedWorld(world: World): void {
  const people = seedPeople(world.ownerIds);
  for (const person of people) world.people.set(person.id, person);
  for (const chat of [...people.map(privateChat), ...seedSharedChats(people, world.ownerIds)])
    addChat(world, chat);
  const [first, second] = people;
  if (first && second) openDirectChat(world, [first, second]);
}

/** Clears the world and seeds it again; the bot's own settings stay. */
export function resetWorld(world: World): void {
  world.people.clear();
  world.chats.clear();
  world.inlineAnswers.clear();
  world.webAppQueries.clear();
  world.invoiceLinks.clear();
  world.preparedMessages.clear();
  world.chatChoosers.clear();
  world.faults.clear();
  world.clock.reset();
  world.log.clear();
  seedWorld(world);
  world.feed.publish({ type: 'reset' });
}
