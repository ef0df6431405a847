import type { Chat, Person } from '../../wire-world.ts';

export const GROUP_ID = -4001;
export const CHANNEL_ID = -1_009_009_000_001;
/** The bot's owner unless another is configured. */
export const DEFAULT_OWNER_ID = 9009;

const known = {
  languageCode: 'it',
  hasStarted: true,
  hasBlocked: false,
  isDeleted: false,
  stars: 2_500,
  subscriptions: [],
};

/**
 * The people of an empty world: Carla has not started the bot, Olga owns it. Her id is the first of the owners' ids
 * unless that is somebody else's here.
 */
export function seedPeople([owner = DEFAULT_OWNER_ID]: readonly number[]): Person[] {
  const others: Person[] = [
    { ...known, id: 1001, firstName: 'Anna', username: 'anna_demo' },
    { ...known, id: 2002, firstName: 'Bruno', username: 'bruno_demo' },
    { ...known, id: 3003, firstName: 'Carla', username: 'carla_demo', hasStarted: false },
  ];
  const id = others.some((one) => one.id === owner) ? DEFAULT_OWNER_ID : owner;
  return [...others, { ...known, id, firstName: 'Olga', username: 'olga_demo' }];
}

export function privateChat(person: Person): Chat {
  return {
    ...emptyChat,
    id: person.id,
    type: 'private',
    title: person.firstName,
    personIds: [person.id],
    messages: [],
  };
}

/** The group of all, which the bot is not in, and the owners' channel, which it is. */
export function seedSharedChats(people: Person[], ownerIds: readonly number[]): Chat[] {
  const personIds = people.map(({ id }) => id);
  const owners = personIds.filter((id) => ownerIds.includes(id));
  return [
    { ...emptyChat, id: GROUP_ID, type: 'group', title: 'Amici', personIds, messages: [] },
    { ...emptyChat, id: CHANNEL_ID, type: 'channel', title: 'Archivio', personIds: owners, messages: [] },
  ];
}

const emptyChat: Pick<Chat, 'menuButton' | 'commands'> = { menuButton: { kind: 'commands' }, commands: [] };
