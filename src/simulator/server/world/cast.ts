import type { Chat, Person } from '../../wire-world.ts';

export const GROUP_ID = -4001;
export const CHANNEL_ID = -1_009_009_000_001;
const OWNER_ID = 9009;

const known = { languageCode: 'it', hasStarted: true, hasBlocked: false, isDeleted: false, stars: 2_500 };

/** Who is there at the start: Carla has never met the bot. */
export function firstPeople(): Person[] {
  return [
    { ...known, id: 1001, firstName: 'Anna', username: 'anna_demo' },
    { ...known, id: 2002, firstName: 'Bruno', username: 'bruno_demo' },
    { ...known, id: 3003, firstName: 'Carla', username: 'carla_demo', hasStarted: false },
    { ...known, id: OWNER_ID, firstName: 'Olga', username: 'olga_demo' },
  ];
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

/** The group of all, which the bot is not in, and the owner's channel, which it is. */
export function sharedChats(people: Person[]): Chat[] {
  const personIds = people.map(({ id }) => id);
  return [
    { ...emptyChat, id: GROUP_ID, type: 'group', title: 'Amici', personIds, messages: [] },
    { ...emptyChat, id: CHANNEL_ID, type: 'channel', title: 'Archivio', personIds: [OWNER_ID], messages: [] },
  ];
}

const emptyChat: Pick<Chat, 'menuButton' | 'commands'> = { menuButton: { kind: 'commands' }, commands: [] };
