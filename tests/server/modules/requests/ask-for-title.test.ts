import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Ask, askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import {
  settleRequest,
  withdrawAllRequests,
  withdrawRequest,
} from '../../../../src/server/modules/requests/settle-requests.ts';
import {
  findRequest,
  firstRequesters,
  openRequests,
  openRequestsOf,
} from '../../../../src/server/modules/requests/title-request.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { askedBefore } from './support/asked-before.ts';

const LIMITS = { requestsPerPerson: 3, ownerIds: ['9009', '9010'] };
const NOSFERATU = {
  type: 'film',
  tmdbId: 653,
  season: null,
  name: 'Nosferatu il vampiro',
  year: '1922',
  poster: null,
  plot: '',
} as const;

const db = await useTestDatabase();

const ask = (userId: string, words: string, more: Partial<Ask> = {}) =>
  askForTitle(db, { userId, words, ...more }, LIMITS);
const idOf = async (userId: string, words: string) => {
  const outcome = await ask(userId, words);
  return 'request' in outcome ? outcome.request.id : 0;
};
const cards = () =>
  db
    .selectFrom('live_message')
    .select(['subject', sql<number>`chat_id::float8`.as('chatId')])
    .orderBy('subject')
    .orderBy('chat_id')
    .execute();

describe('asking for a title', () => {
  it('a title is one request with one card per owner, however many people request it in whatever spelling', async () => {
    expect(await ask('1', 'Rocky IV')).toMatchObject({
      kind: 'new',
      request: { people: 1, name: 'Rocky IV' },
    });
    expect(await ask('2', 'rocky 4!')).toMatchObject({
      kind: 'joined',
      request: { people: 2, name: 'Rocky IV' },
    });
    expect(await ask('1', 'rocky 4')).toMatchObject({ kind: 'new', request: { people: 2 } });
    expect(await ask('2', 'ROCKY 4')).toMatchObject({ kind: 'joined', request: { people: 2 } });
    await askedBefore(db);
    expect(await ask('2', 'ROCKY 4')).toMatchObject({ kind: 'own', request: { people: 2 } });
    expect(await openRequests(db, { limit: 10 })).toHaveLength(1);
    expect((await cards()).map(({ chatId }) => chatId)).toEqual([9009, 9010]);
  });

  it('TMDB’s number distinguishes a whole series from a season and from words', async () => {
    const series = { ...NOSFERATU, type: 'serie', tmdbId: 1396 } as const;
    for (const match of [NOSFERATU, series, { ...series, season: 2 }])
      expect(await ask('1', 'x', { match })).toMatchObject({ kind: 'new' });
    expect(await ask('2', 'y', { match: { ...series, season: 2 } })).toMatchObject({ kind: 'joined' });
    expect(await ask('3', 'x')).toMatchObject({ kind: 'new' });
  });

  it('the card names the first people, by their @username if known', async () => {
    const id = await idOf('7', 'Metropolis');
    await db.insertInto('person').values({ user_id: '5', username: 'anna' }).execute();
    await ask('5', 'Metropolis');
    await ask('6', 'Metropolis');
    expect(await firstRequesters(db, [id], 2)).toMatchObject([
      { userId: '7', username: null },
      { userId: '5', username: 'anna' },
    ]);
  });

  it('a banned person is refused', async () => {
    await db.insertInto('person').values({ user_id: '1', barred_at: new Date() }).execute();
    expect(await ask('1', 'Metropolis')).toEqual({ kind: 'banned' });
    expect(await openRequests(db, { limit: 10 })).toEqual([]);
  });

  it('requesting something recently rejected returns the reason, and bothers nobody', async () => {
    const id = await idOf('1', 'Metropolis');
    await settleRequest(db, id, { state: 'rejected', reason: 'Non si trova.' });
    expect(await ask('2', 'metropolis')).toMatchObject({
      kind: 'rejected',
      request: { reason: 'Non si trova.' },
    });
    await db
      .updateTable('title_request')
      .set({ settled_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
      .execute();
    expect(await ask('2', 'metropolis')).toMatchObject({ kind: 'new' });
  });
});

describe('a person who requests title after title', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 100; n += 1) await ask('1', `Titolo ${n}`);
  });

  it('they have as many open requests as the limit allows, with one card each', async () => {
    expect(await openRequestsOf(db, '1')).toHaveLength(LIMITS.requestsPerPerson);
    expect(await cards()).toHaveLength(LIMITS.requestsPerPerson * LIMITS.ownerIds.length);
    expect(await ask('1', 'Altro')).toEqual({ kind: 'too many' });
    expect(await ask('2', 'Altro')).toMatchObject({ kind: 'new' });
  });

  it('they may request more once some are approved', async () => {
    await settleRequest(db, (await openRequests(db, { limit: 1 }))[0]?.id ?? 0, { state: 'accepted' });
    expect(await ask('1', 'Altro')).toMatchObject({ kind: 'new' });
    expect(await ask('1', 'Ancora')).toEqual({ kind: 'too many' });
  });

  it('they cannot get around it by withdrawing each', async () => {
    for (let n = 0; n < 50; n += 1) {
      await withdrawAllRequests(db, '1');
      await ask('1', `Ancora ${n}`);
    }
    const made = await db.selectFrom('title_request').select('id').execute();
    expect(made).toHaveLength(LIMITS.requestsPerPerson * 3);
    expect(await ask('1', 'Altro')).toEqual({ kind: 'too many' });
  });
});

describe('withdrawing a request', () => {
  it('others’ requests stay, and one that nobody wants any longer is closed', async () => {
    const requestId = await idOf('1', 'Metropolis');
    await ask('2', 'Metropolis');
    expect(await withdrawRequest(db, { userId: '1', requestId })).toBe(true);
    expect(await withdrawRequest(db, { userId: '1', requestId })).toBe(false);
    expect(await findRequest(db, requestId)).toMatchObject({ state: 'open', people: 1 });
    expect(await openRequestsOf(db, '1')).toEqual([]);
    expect(await withdrawRequest(db, { userId: '2', requestId })).toBe(true);
    expect(await findRequest(db, requestId)).toMatchObject({ state: 'withdrawn', people: 0 });
    expect(await ask('2', 'Metropolis')).toMatchObject({ kind: 'new' });
  });

  it('a withdrawn request can be made again', async () => {
    const requestId = await idOf('1', 'Metropolis');
    await ask('2', 'Metropolis');
    await withdrawRequest(db, { userId: '1', requestId });
    expect(await ask('1', 'Metropolis')).toMatchObject({ kind: 'joined', request: { people: 2 } });
  });
});

it('requests are listed by how many people want them', async () => {
  await ask('1', 'Uno');
  await ask('1', 'Due');
  await ask('2', 'Due');
  expect((await openRequests(db, { limit: 10 })).map(({ name, people }) => [name, people])).toEqual([
    ['Due', 2],
    ['Uno', 1],
  ]);
  expect((await openRequests(db, { limit: 1, offset: 1 })).map(({ name }) => name)).toEqual(['Uno']);
});

it('a request is decided once: the second owner is too late', async () => {
  const id = await idOf('1', 'Metropolis');
  expect(await settleRequest(db, id, { state: 'accepted' })).toMatchObject({ state: 'accepted' });
  expect(await settleRequest(db, id, { state: 'accepted' })).toBeUndefined();
  expect(await settleRequest(db, id, { state: 'rejected', reason: 'No.' })).toMatchObject({
    state: 'rejected',
  });
  expect(await settleRequest(db, id, { state: 'accepted' })).toBeUndefined();
  expect(await settleRequest(db, 999, { state: 'accepted' })).toBeUndefined();
});
