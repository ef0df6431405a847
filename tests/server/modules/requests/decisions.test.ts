import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../../../../src/server/chat/sending/outbox-message.ts';
import {
  claimOutboxMessages,
  markSending,
  markSent,
  outboxQueue,
} from '../../../../src/server/modules/notices/outbox.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import {
  reopenRequest,
  settleRequest,
  withdrawRequest,
} from '../../../../src/server/modules/requests/settle-requests.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

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
const pace = { key: 'test.paced-until', perSecond: 10_000 };
const claim = (limit = 100) =>
  claimOutboxMessages(db, { limit, gatherSeconds: 0, pace, yieldsToDeliveries: true, kinds: NOTICE_KINDS });
const expireClaims = () =>
  sql`update outbox set claimed_until = now() where claimed_until is not null`.execute(db);

async function tell(messages: readonly OutboxMessage[]): Promise<string[]> {
  const people: string[] = [];
  for (const message of messages)
    if ((await markSending(db, message, NOTICE_KINDS)) === 'go') {
      people.push(message.userId);
      await markSent(db, message);
    }
  return people;
}

it('everyone who wants a title is notified of a decision once, even with notifications off', async () => {
  await sql`insert into title_requester (request_id, user_id) select ${id}::int, 'p' || n from generate_series(1, 300) as n`.execute(
    db,
  );
  await sql`insert into person (user_id, notices_off) values ('p7', true)`.execute(db);
  await reject();
  const people: string[] = [];
  for (let claims = 0; claims < 5; claims += 1) people.push(...(await tell(await claim())));
  expect(people).toHaveLength(301);
  expect(new Set(people).size).toBe(301);
  expect(people).toContain('p7');
  expect(await db.selectFrom('fan_out').select('id').execute()).toEqual([]);
});

it('a person who has withdrawn is not notified', async () => {
  await ask('2');
  await ask('3');
  await withdrawRequest(db, { userId: '2', requestId: id });
  await settleRequest(db, id, { state: 'accepted' });
  const messages = await claim();
  await withdrawRequest(db, { userId: '3', requestId: id });
  expect(await tell(messages)).toEqual(['1']);
});

describe('a server that is killed', () => {
  it('another server notifies a person whom the killed one had not started to notify', async () => {
    await reject();
    expect(await claim()).toHaveLength(1);
    expect(await claim()).toEqual([]);
    await expireClaims();
    expect(await tell(await claim())).toEqual(['1']);
  });

  it('another server notifies a person whom the killed one had started to notify', async () => {
    await reject();
    for (const message of await claim()) expect(await markSending(db, message, NOTICE_KINDS)).toBe('go');
    await expireClaims();
    expect(await tell(await claim())).toEqual(['1']);
    expect(await claim()).toEqual([]);
  });

  it('a person whom the killed server was notifying is notified of a later decision', async () => {
    await settleRequest(db, id, { state: 'accepted' });
    for (const message of await claim()) await markSending(db, message, NOTICE_KINDS);
    await reject();
    await expireClaims();
    expect(await tell(await claim())).toEqual(['1']);
  });

  it('a server that has lost its claim no longer changes anything', async () => {
    await reject();
    const [late] = await claim();
    await expireClaims();
    const [message] = await claim();
    if (!late || !message) throw new Error('nothing to tell');
    expect(await markSending(db, late, NOTICE_KINDS)).toBe('lost');
    await outboxQueue.giveUp(db, late, 'late');
    expect(await tell([message])).toEqual(['1']);
  });
});

it('a decision made while an earlier one is announced comes next, and replaces one not announced yet', async () => {
  await ask('2');
  await settleRequest(db, id, { state: 'accepted' });
  const [first, second] = await claim();
  if (!first || !second) throw new Error('nothing to tell');
  await markSending(db, first, NOTICE_KINDS);
  await reject();
  const later = await claim();
  await markSent(db, first);
  expect(await tell([second])).toEqual([]);
  expect(later).toMatchObject([
    { userId: '1', details: { decision: 'rejected' } },
    { userId: '2', details: { decision: 'rejected' } },
  ]);
  expect(await tell(later)).toEqual(['1', '2']);
});

describe('a decision that is undone and made again', () => {
  const link = (titleId: number | undefined = 0) => settleRequest(db, id, { state: 'linked', titleId });
  const told = async () => tell(await claim());

  it('a decision for a different title reaches the people of the first one', async () => {
    const [wrong, right] = await addTestTitles(db, [{}, {}]);
    await link(wrong);
    expect(await told()).toEqual(['1']);
    await reopenRequest(db, id);
    await link(right);
    expect(await told()).toEqual(['1']);
  });

  it('the last one reaches them though they had it before another one', async () => {
    const [title] = await addTestTitles(db, [{}]);
    for (const decide of [() => link(title), reject, () => link(title), reject]) {
      await reopenRequest(db, id);
      await decide();
      expect(await told()).toEqual(['1']);
    }
  });

  it('made again as it was, it reaches those alone whom it had not reached', async () => {
    const [title] = await addTestTitles(db, [{}]);
    await link(title);
    expect(await told()).toEqual(['1']);
    await reopenRequest(db, id);
    await ask('2');
    await link(title);
    expect(await told()).toEqual(['2']);
  });

  it('only the last of two decisions that wait for a person is sent', async () => {
    const [wrong, right] = await addTestTitles(db, [{}, {}]);
    await link(wrong);
    const first = await claim();
    await reopenRequest(db, id);
    await link(right);
    const second = await claim();
    expect(await tell(first)).toEqual([]);
    expect(await tell(second)).toEqual(['1']);
  });
});

it.each(['blocked_at', 'barred_at'] as const)('a person with %s is not notified', async (column) => {
  await reject();
  await sql`insert into person (user_id, ${sql.ref(column)}) values ('1', now())`.execute(db);
  expect(await tell(await claim())).toEqual([]);
  expect(await claim()).toEqual([]);
});
