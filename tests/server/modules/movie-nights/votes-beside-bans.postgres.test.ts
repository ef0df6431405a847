import { afterAll, beforeAll, expect, it } from 'vitest';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { testApp } from '../../support/test-app.ts';
import { HOST, newNight, nightCalls, preparePeopleAndVideos } from './support/night-rooms.ts';

const PEOPLE = Array.from({ length: 12 }, (_, n) => String(9001 + n));
/** The statuses of a vote before its person leaves, and after; 401 once the server has heard that their sessions have ended. */
const EXPECTED = [200, 401, 403, 404, 409, 429];

const server = await testApp({ pool: { size: 20 } });
beforeAll(async () => {
  await preparePeopleAndVideos(server.db);
});
afterAll(() => server.close());

const { join, vote } = nightCalls(() => server);

it('people are banned and erased while they vote in several nights, and no vote fails for it', async () => {
  const nights = [1, 2, 3].map((minute) =>
    newNight({ people: 13 }, HOST, new Date(Date.now() - minute * 60_000)),
  );
  for (const night of nights) await join(night, HOST, ...PEOPLE);
  let isOver = false;
  const statuses = new Set<number>();
  const voting = PEOPLE.map(async (as, index) => {
    for (let round = index; !isOver; round += 1) {
      const night = nights[round % nights.length] ?? '';
      const title = server.films[round % server.films.length];
      statuses.add((await vote(night, as, title, round % 2 ? 'no' : 'later')).statusCode);
    }
  });
  const leaving = PEOPLE.map((userId, index) =>
    index % 2 ? banPerson(server.db, userId) : erasePersonData(server.db, userId),
  );
  const outcomes = await Promise.allSettled(leaving);
  isOver = true;
  await Promise.all(voting);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect([...statuses].filter((status) => !EXPECTED.includes(status))).toEqual([]);
});
