import pMap from 'p-map';
import { expect, it } from 'vitest';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { identifyRequest } from '../../../../src/server/modules/requests/match-requests.ts';
import { settleRequest, withdrawRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { openRequests } from '../../../../src/server/modules/requests/title-request.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { NOSFERATU } from './support/nosferatu.ts';

// Races that the embedded database cannot show, which has one connection.

const LIMITS = { requestsPerPerson: 5, ownerIds: ['9009'] };

const db = await useTestDatabase({ size: 20, timeLimit: 60_000, waitLimit: 60_000 });

const counted = (count: number) => Array.from({ length: count }, (_, n) => n);
const ask = (userId: string, words: string) => askForTitle(db, { userId, words }, LIMITS);

it('forty concurrent requests for the same make one request and one card', async () => {
  const outcomes = await Promise.all(counted(40).map((n) => ask(String(n), 'Metropolis')));
  expect(outcomes.filter(({ kind }) => kind === 'new')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'joined')).toHaveLength(39);
  expect(await openRequests(db, { limit: 10 })).toMatchObject([{ people: 40 }]);
  expect(await db.selectFrom('live_message').select('id').execute()).toHaveLength(1);
});

it('one person who requests many titles on concurrent connections reaches the limit', async () => {
  await pMap(counted(100), (n) => ask('1', `Titolo ${n}`), { concurrency: 10 });
  expect(await openRequests(db, { limit: 100 })).toHaveLength(LIMITS.requestsPerPerson);
  expect(await ask('2', 'Metropolis')).toMatchObject({ kind: 'new' });
});

it('people who join while others leave and two owners decide are counted correctly, and none is lost', async () => {
  const first = await ask('0', 'Metropolis');
  const id = 'request' in first ? first.request.id : 0;
  const [decided] = await Promise.all([
    Promise.all([
      settleRequest(db, id, { state: 'rejected', reason: 'No.' }),
      settleRequest(db, id, { state: 'accepted' }),
    ]),
    ...counted(30).map((n) => ask(String(n + 1), 'Metropolis')),
    withdrawRequest(db, { userId: '0', requestId: id }),
  ]);
  expect(decided.filter(Boolean).length).toBeGreaterThan(0);
  await expectRightCounts();
});

it('people who request words while these become a title that others want are counted correctly', async () => {
  const first = await ask('0', 'nosferatu');
  await askForTitle(db, { userId: 'other', words: 'x', match: NOSFERATU }, LIMITS);
  const id = 'request' in first ? first.request.id : 0;
  await Promise.all([
    ...counted(30).map((n) => ask(String(n + 1), 'nosferatu')),
    identifyRequest(db, id, NOSFERATU),
    identifyRequest(db, id, NOSFERATU),
    ...counted(30).map((n) => ask(String(n + 31), 'nosferatu')),
  ]);
  const people = (await openRequests(db, { limit: 10 })).reduce((sum, one) => sum + one.people, 0);
  expect(people).toBe(62);
  await expectRightCounts();
});

async function expectRightCounts(): Promise<void> {
  const counts = await db
    .selectFrom('title_requester')
    .select(({ fn }) => ['request_id', fn.countAll().as('count')])
    .where('withdrawn_at', 'is', null)
    .groupBy('request_id')
    .execute();
  const requests = await db
    .selectFrom('title_request')
    .select(['id', 'people'])
    .where('people', '>', 0)
    .execute();
  expect(new Map(requests.map((one) => [one.id, one.people]))).toEqual(
    new Map(counts.map((one) => [one.request_id, Number(one.count)])),
  );
}
