import type { Chat, Person } from '../../wire-world.ts';

export const GROUP_ID = -4001;
const SUPERGROUP_ID = -1_001_004_000_001;
const CHANNEL_ID = -1_009_009_000_001;
/** The bot's owner unless a different one is configured. */
export const DEFAULT_OWNER_ID = 9009;

/** A person who has started the bot. */
export const STARTED_PERSON = {
  languageCode: 'it',
  hasStarted: true,
  hasBlocked: false,
  isDeleted: false,
  stars: 2_500,
  subscriptions: [],
};

/**
 * The people of an empty world: Carla has not started the bot, Olga owns it. Her id is the first of the owners'
 * ids, unless a different person here has it.
 */
export function seedPeople([owner = DEFAULT_OWNER_ID]: readonly number[]): Person[] {
  const others: Person[] = [
    { ...STARTED_PERSON, id: 1001, firstName: 'Anna', username: 'anna_demo' },
    { ...STARTED_PERSON, id: 2002, firstName: 'Bruno', username: 'bruno_demo' },
    { ...STARTED_PERSON, id: 3003, firstName: 'Carla', username: 'carla_demo', hasStarted: false },
  ];
  const id = others.some((one) => one.id === owner) ? DEFAULT_OWNER_ID : owner;
  return [...others, { ...STARTED_PERSON, id, firstName: 'Olga', username: 'olga_demo' }];
}

export function privateChat(person: Person): Chat {
  return {
    ...emptyChat,
    id: person.id,
    type: 'private',
    title: person.firstName,
    personIds: [person.id],
    administratorIds: [],
    messages: [],
  };
}

/** The group of all without the bot, a supergroup of the first three with it, and the owners' channel. */
export function seedSharedChats(people: Person[], ownerIds: readonly number[]): Chat[] {
  const personIds = people.map(({ id }) => id);
  const owners = personIds.filter((id) => ownerIds.includes(id));
  return [
    sharedChat('group', GROUP_ID, 'Amici', personIds),
    {
      ...sharedChat('supergroup', SUPERGROUP_ID, 'Amici del cinema', personIds.slice(0, 3)),
      botStatus: 'member',
    },
    { ...sharedChat('channel', CHANNEL_ID, 'Archivio', owners), botStatus: 'administrator' },
  ];
}

/** The first of the people is its creator; the other owners of a channel are administrators. */
function sharedChat(type: Chat['type'], id: number, title: string, personIds: number[]): Chat {
  const [creatorId, ...others] = personIds;
  const administratorIds = type === 'channel' ? others : [];
  return { ...emptyChat, id, type, title, personIds, creatorId, administratorIds, messages: [] };
}

/** A group in which nobody but its creator is. */
export function emptyGroup(
  type: 'group' | 'supergroup',
  { id, title, creatorId }: { id: number; title: string; creatorId: number },
): Chat {
  return sharedChat(type, id, title, [creatorId]);
}

/** The chat of two people. */
export function directChat(id: number, people: readonly [Person, Person]): Chat {
  const title = people.map(({ firstName }) => firstName).join(', ');
  const personIds = people.map((one) => one.id);
  return { ...emptyChat, id, type: 'direct', title, personIds, administratorIds: [], messages: [] };
}

const emptyChat: Pick<Chat, 'menuButton' | 'commands'> = { menuButton: { kind: 'commands' }, commands: [] };
