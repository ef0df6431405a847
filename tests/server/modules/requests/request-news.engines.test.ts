import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import {
  claimNews,
  markTelling,
  markTold,
  type NewsJob,
  newsQueue,
} from '../../../../src/server/modules/requests/request-news.ts';
import { settleRequest, withdrawRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const PACE = { key: 'test.paced-until', perSecond: 10_000 };

let db: Kysely<Schema>;
useTestDatabase((opened) => {
  db = opened;
});

let id: number;
beforeEach(async () => {
  id = await ask('1');
});

async function ask(userId: string): Promise<number> {
  const outcome = await askForTitle(
    db,
    { userId, words: 'Metropolis' },
    { requestsPerPerson: 9, ownerIds: [] },
  );
  return 'request' in outcome ? outcome.request.id : 0;
}

const reject = () => settleRequest(db, id, { state: 'rejected', reason: 'No.' });
const claim = (limit = 100) => claimNews(db, limit, PACE);
const expireClaims = () =>
  sql`update title_requester set claimed_until = now() where claimed_until is not null`.execute(db);
const told = async () =>
  (await db.selectFrom('title_requester').select('user_id').where('told_at', 'is not', null).execute())
    .length;

async function tell(jobs: readonly NewsJob[]): Promise<string[]> {
  const people: string[] = [];
  for (const job of jobs)
    if ((await markTelling(db, job)) === 'goes') {
      people.push(job.userId);
      await markTold(db, job);
    }
  return people;
}

it('however many want a title, each is told a decision once', async () => {
  await sql`insert into title_requester (request_id, user_id) select ${id}::int, 'p' || n from generate_series(1, 1200) as n`.execute(
    db,
  );
  await reject();
  const people: string[] = [];
  for (let claims = 0; claims < 40; claims += 1) people.push(...(await tell(await claim())));
  expect(people).toHaveLength(1201);
  expect(new Set(people).size).toBe(1201);
  expect(await told()).toBe(1201);
  expect(await claim()).toEqual([]);
});

it('who has withdrawn is not told', async () => {
  await ask('2');
  await withdrawRequest(db, { userId: '2', requestId: id });
  await reject();
  expect(await tell(await claim())).toEqual(['1']);
});

describe('a server that is killed', () => {
  it('before it began to tell somebody leaves that to another', async () => {
    await reject();
    expect(await claim()).toHaveLength(1);
    expect(await claim()).toEqual([]);
    await expireClaims();
    expect(await tell(await claim())).toEqual(['1']);
  });

  it('while it told somebody does not have them told again', async () => {
    await reject();
    const [job] = await claim();
    if (!job) throw new Error('nothing to tell');
    expect(await markTelling(db, job)).toBe('goes');
    await expireClaims();
    expect(await tell(await claim())).toEqual([]);
    expect(await claim()).toEqual([]);
    expect(await db.selectFrom('title_requester').select(['news', 'failure']).execute()).toEqual([
      { news: null, failure: 'cut off while it was sent' },
    ]);
  });

  it('while it told somebody has them told a later decision', async () => {
    await settleRequest(db, id, { state: 'accepted' });
    const [job] = await claim();
    if (!job) throw new Error('nothing to tell');
    await markTelling(db, job);
    await reject();
    expect(await claim()).toEqual([]);
    await expireClaims();
    expect(await tell(await claim())).toEqual(['1']);
  });

  it('and has lost its claim changes nothing any more', async () => {
    await reject();
    const [late] = await claim();
    await expireClaims();
    const [job] = await claim();
    if (!late || !job) throw new Error('nothing to tell');
    expect(await markTelling(db, late)).toBe('ends');
    await newsQueue.giveUp(db, late, 'late');
    expect(await tell([job])).toEqual(['1']);
  });

  it('with the embedded database has its claims released at the next start', async () => {
    await reject();
    await claim();
    await newsQueue.releaseAll(db);
    expect(await tell(await claim())).toEqual(['1']);
  });
});

it('a decision that comes while an earlier one is told is told next', async () => {
  await settleRequest(db, id, { state: 'accepted' });
  const [job] = await claim();
  if (!job) throw new Error('nothing to tell');
  await markTelling(db, job);
  await reject();
  await claim();
  await markTold(db, job);
  expect((await claim()).map(({ news }) => news)).toEqual(['rejected']);
});

it('what failed is told later, with its reason until then', async () => {
  await reject();
  const [job] = await claim();
  if (!job) throw new Error('nothing to tell');
  await markTelling(db, job);
  await newsQueue.postpone(db, job, { delayMs: 60_000, failure: '429' });
  expect(await claim()).toEqual([]);
  await sql`update title_requester set next_attempt_at = now()`.execute(db);
  expect(await tell(await claim())).toEqual(['1']);
});

it.each(['blocked_at', 'barred_at'] as const)('a person with %s is not told', async (column) => {
  await reject();
  await sql`insert into person (user_id, ${sql.ref(column)}) values ('1', now())`.execute(db);
  expect(await tell(await claim())).toEqual([]);
  expect(await claim()).toEqual([]);
});

it('nothing is claimed while all messages pause', async () => {
  await reject();
  await sql`insert into setting (key, value) values ('messages.paused-until', (now() + interval '1 minute')::text)`.execute(
    db,
  );
  expect(await claim()).toEqual([]);
});
