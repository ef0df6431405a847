import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  changeLiveMessages,
  type LiveMessageJob,
  liveMessageQueue,
  markLiveMessageBegun,
  markLiveMessageShown,
} from '../../../../src/server/chat/live-messages/live-messages.ts';
import { OWNERS_MESSAGES } from '../../../../src/server/chat/live-messages/owners-messages.ts';
import { recordSendFailure } from '../../../../src/server/chat/sending/message-worker.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { listGivenUp, retryGivenUp } from '../../../../src/server/queue/given-up-work.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const db = await useTestDatabase();
beforeEach(() => ask('1'));

const ask = (userId: string) =>
  askForTitle(db, { userId, words: 'Metropolis' }, { requestsPerPerson: 9, ownerIds: ['9'] });
/** Simulates time: a claim expires, and the pause between two edits ends. */
const letTimePass = () =>
  sql`update live_message set claimed_until = case when claimed_until is not null then now() end, next_attempt_at = now()`.execute(
    db,
  );

async function claimCard(): Promise<LiveMessageJob> {
  const [job] = await liveMessageQueue.claim(db, 1);
  if (!job) throw new Error('no card is due');
  return job;
}

describe('a server that is killed', () => {
  it('another server sends a card that the killed one had not started to send', async () => {
    await claimCard();
    await letTimePass();
    expect(await markLiveMessageBegun(db, await claimCard())).toBe(true);
  });

  it('a card that the killed server was sending is not sent twice', async () => {
    expect(await markLiveMessageBegun(db, await claimCard())).toBe(true);
    await letTimePass();
    expect(await markLiveMessageBegun(db, await claimCard())).toBe(false);
    expect(await liveMessageQueue.claim(db, 1)).toEqual([]);
    expect(await listGivenUp(db, OWNERS_MESSAGES)).toMatchObject([
      { who: '9', what: expect.stringMatching(/^request \d+$/), failure: 'cut off while it was sent' },
    ]);
  });

  it('a card that may not have come is sent when an owner has it retried', async () => {
    await markLiveMessageBegun(db, await claimCard());
    await letTimePass();
    await markLiveMessageBegun(db, await claimCard());
    await retryGivenUp(db, OWNERS_MESSAGES, 'all');
    expect(await listGivenUp(db, OWNERS_MESSAGES)).toEqual([]);
    expect(await markLiveMessageBegun(db, await claimCard())).toBe(true);
  });

  it.each(['before', 'after'])(
    'the card is sent when the request changes %s another server finds it',
    async (when) => {
      await markLiveMessageBegun(db, await claimCard());
      if (when === 'before') await ask('2');
      await letTimePass();
      if (when === 'after') {
        await markLiveMessageBegun(db, await claimCard());
        await ask('2');
      }
      expect(await markLiveMessageBegun(db, await claimCard())).toBe(true);
    },
  );

  it('a card that the killed server was editing is edited again', async () => {
    const job = await claimCard();
    await markLiveMessageBegun(db, job);
    await markLiveMessageShown(db, job, { messageId: 5, hasPicture: false });
    await ask('2');
    for (const attempt of [1, 2]) {
      await letTimePass();
      const again = await claimCard();
      expect([attempt, again.messageId, await markLiveMessageBegun(db, again)]).toEqual([attempt, 5, true]);
    }
  });
});

it('a card that the messenger did not accept is retried', async () => {
  const job = await claimCard();
  await markLiveMessageBegun(db, job);
  await liveMessageQueue.postpone(db, job, { delayMs: 0, failure: '502: Bad Gateway' });
  expect(await markLiveMessageBegun(db, await claimCard())).toBe(true);
});

it('a card that has been edited many times is retried within seconds after its first failure', async () => {
  for (let edit = 0; edit < 12; edit += 1) {
    const job = await claimCard();
    await markLiveMessageShown(db, job, { messageId: 5, hasPicture: false });
    await ask(String(2 + edit));
    await letTimePass();
  }
  const job = await claimCard();
  const failure = { kind: 'transient', reason: '502: Bad Gateway' } as const;
  await recordSendFailure(db, liveMessageQueue, { job, failure, userId: undefined });
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_attempt_at - now())::float8 as seconds from live_message`.execute(db);
  expect(rows).toEqual([{ seconds: expect.closeTo(2, -1) }]);
});

it('a waiting card is edited once, however many people join meanwhile, and once more for changes during the edit', async () => {
  for (const person of ['2', '3', '4']) await ask(person);
  for (const changedMeanwhile of [true, false]) {
    const job = await claimCard();
    if (changedMeanwhile) await ask('5');
    await markLiveMessageShown(db, job, { messageId: 5, hasPicture: false });
    await letTimePass();
  }
  expect(await liveMessageQueue.claim(db, 1)).toEqual([]);
});

it.runIf(inject('postgres'))(
  'a card whose subject is being changed is not shown before the change is there',
  async () => {
    const claimedMeanwhile = await db.transaction().execute(async (transaction) => {
      await changeLiveMessages(transaction, 'request', await onlySubject());
      // Another server, on another connection, looks for work.
      return liveMessageQueue.claim(db, 1);
    });
    expect(claimedMeanwhile).toEqual([]);
    await claimCard();
  },
);

async function onlySubject(): Promise<string> {
  const { subject } = await db.selectFrom('live_message').select('subject').executeTakeFirstOrThrow();
  return subject;
}
