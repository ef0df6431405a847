import pMap from 'p-map';
import { makeNightId } from '../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../src/server/modules/movie-nights/night-options.ts';
import { TRIAL_SECRET } from '../spawned-servers.ts';
import { until } from '../until.ts';
import type { TrialRoom } from './check-rooms.ts';
import type { createGroupChat } from './group-chat.ts';
import { openPhone } from './phone.ts';

const HOSTS = [
  { person: 700_001, name: 'Anna' },
  { person: 700_002, name: 'Bruno' },
];

type Places = { chat: ReturnType<typeof createGroupChat>; urls: readonly string[] };

/** Rooms whose cards were sent by inline mode; everybody's phone uses a different server. */
export async function openRooms(
  count: number,
  { chat, urls, people }: Places & { people: number },
): Promise<TrialRoom[]> {
  const options = { ...DEFAULT_OPTIONS, people, votingMinutes: 240 };
  return pMap(
    Array.from({ length: count }, (_, index) => index),
    async (index) => {
      const host = 100_000 + index * 100;
      const nightId = makeNightId({ hostId: String(host), madeAt: new Date(), options }, [TRIAL_SECRET]);
      const card = `inline ${index}`;
      chat.sendByInlineMode(host, { nightId, place: card });
      return { nightId, card, phones: await openPhones(nightId, { first: host, count: people, urls }) };
    },
    { concurrency: 6 },
  );
}

/** Two hosts ask for nights in one group, and three join each. */
export async function openGroupRooms({ chat, urls }: Places): Promise<TrialRoom[]> {
  for (const { person, name } of HOSTS) chat.askForNight(person, name);
  const asked = () => [...chat.cards].filter(([place]) => place.startsWith('message'));
  await until(() => asked().length === HOSTS.length, 20_000);
  return pMap(asked(), async ([card, { nightId = '' }], index) => ({
    nightId,
    card,
    phones: await openPhones(nightId, { first: 710_000 + index * 100, count: 3, urls }),
  }));
}

async function openPhones(
  nightId: string,
  { first, count, urls }: { first: number; count: number; urls: readonly string[] },
) {
  const people = Array.from({ length: count }, (_, place) => first + place);
  return pMap(
    people,
    (person, place) => openPhone({ nightId, person: String(person), urls, server: person + place }),
    { concurrency: 1 },
  );
}
