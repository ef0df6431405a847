import type { Chat, Person } from '../../wire-world.ts';
import { addChat } from './people.ts';
import { directChat } from './seed-people.ts';
import type { World } from './world.ts';

/** Their numbers go down from here; no bot ever sees one. */
const FIRST_ID = -2_000_000_000_000;

/** The chat of two people, a new one where they had none. */
export function openDirectChat(world: World, people: readonly [Person, Person]): Chat {
  const found = [...world.chats.values()].find(
    ({ type, personIds }) => type === 'direct' && people.every(({ id }) => personIds.includes(id)),
  );
  if (found) return found;
  const chat = addChat(world, directChat(FIRST_ID - world.chats.size, people));
  world.feed.publish({ type: 'chatAdded', chat });
  return chat;
}
