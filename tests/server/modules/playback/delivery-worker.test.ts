import { HttpError } from 'grammy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import type { DeliveryJob } from '../../../../src/server/modules/playback/delivery-queue.ts';
import { startDeliveryWorker } from '../../../../src/server/modules/playback/delivery-worker.ts';
import { requestPlay } from '../../../../src/server/modules/playback/request-delivery.ts';
import type { QueueWorker } from '../../../../src/server/queue/queue-worker.ts';
import { speedUpTimers } from '../../support/fast-timers.ts';
import { ANNA, BRUNO, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const server = await testBot();
const db = server.db;
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

async function play(from: number, film = 0) {
  await requestPlay(db, { userId: String(from), titleId: server.films[film] ?? 0 });
  server.bot.notifyDeliveryQueue();
}

const deliveriesOf = (from: number) =>
  db.selectFrom('delivery').selectAll().where('user_id', '=', String(from)).orderBy('id').execute();
const states = async (from: number) => (await deliveriesOf(from)).map(({ state }) => state);
const sentTo = (from: number) => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === from);

/** The time of all attempts has come. */
async function hurry() {
  await server.hurry('delivery');
  server.bot.notifyDeliveryQueue();
}

/** Milliseconds until the next attempt at somebody's first waiting delivery. */
async function delayOf(from: number) {
  const delivery = (await deliveriesOf(from)).find(({ state }) => state === 'waiting');
  return delivery ? delivery.next_attempt_at.getTime() - Date.now() : undefined;
}

describe('a delivery', () => {
  it('a rate-limited delivery waits for retry_after, like all others of its person and nobody else’s', async () => {
    const fault = { error_code: 429, description: 'Too Many Requests', retry_after: 350 };
    server.api.fail('sendMessage', fault, { chatId: 12 });
    await play(12);
    await play(12, 1);
    await expect.poll(() => delayOf(12)).toBeGreaterThan(300_000);
    await play(13);
    await expect.poll(() => states(13)).toEqual(['delivered']);
    await play(12, 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await states(12)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(sentTo(12)).toHaveLength(1);
    for (const delivered of [1, 2, 3]) {
      await hurry();
      await expect
        .poll(async () => (await states(12)).filter((state) => state === 'delivered'))
        .toHaveLength(delivered);
    }
    expect(sentTo(12).map(({ text }) => /Film \d/.exec(String(text))?.[0])).toEqual([
      'Film 1',
      'Film 1',
      'Film 2',
      'Film 3',
    ]);
  });

  it('a delivery that is rate-limited right after another chat pauses all', async () => {
    onTestFinished(async () => void (await db.deleteFrom('setting').execute()));
    // The limits of the tests before would make the first chat's the second.
    await db.deleteFrom('rate_limited_chat').execute();
    const fault = { error_code: 429, description: 'Too Many Requests', retry_after: 350 };
    for (const chatId of [21, 22]) server.api.fail('sendMessage', fault, { chatId });
    await play(21);
    await expect.poll(() => delayOf(21)).toBeGreaterThan(300_000);
    // However slow the machine, the other one follows right after.
    await db
      .updateTable('rate_limited_chat')
      .set({ limited_at: new Date(Date.now() + 60_000) })
      .execute();
    await play(22);
    await expect.poll(() => delayOf(22)).toBeGreaterThan(300_000);
    await play(23);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await states(23)).toEqual(['waiting']);
    await db.deleteFrom('setting').execute();
    await expect.poll(() => states(23)).toEqual(['delivered']);
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [403, 'Forbidden: user is deactivated'],
    [400, 'Bad Request: PEER_ID_INVALID'],
  ])('to a missing person is given up, with the reason: %i %s', async (error_code, description) => {
    await db.deleteFrom('delivery').execute();
    server.api.fail('sendMessage', { error_code, description }, { chatId: 14 });
    await play(14);
    await play(15);
    await expect.poll(() => states(15)).toEqual(['delivered']);
    await expect.poll(() => states(14)).toEqual(['failed']);
    expect(await deliveriesOf(14)).toMatchObject([{ failure: `${error_code}: ${description}`, attempts: 1 }]);
  });

  it.each([
    ['disconnect' as const],
    [{ error_code: 500, description: 'Internal Server Error' }],
    [{ error_code: 401, description: 'Unauthorized' }],
  ])('a delivery that fails transiently is retried, and delays nobody else: %j', async (fault) => {
    await db.deleteFrom('delivery').execute();
    server.api.fail('sendMessage', fault, { chatId: 16, times: 2 });
    await play(16);
    await play(17);
    await expect.poll(() => states(17)).toEqual(['delivered']);
    await expect.poll(() => delayOf(16)).toBeGreaterThan(0);
    await hurry();
    await expect.poll(async () => (await deliveriesOf(16))[0]?.attempts).toBe(2);
    await expect.poll(() => delayOf(16)).toBeGreaterThan(500);
    await hurry();
    await expect.poll(() => states(16)).toEqual(['delivered']);
  });

  it(
    'a delivery that gets no response delays nobody else’s, and is retried',
    {
      timeout: 10_000,
    },
    async () => {
      onTestFinished(speedUpTimers(20));
      server.api.fail('sendMessage', 'silent', { chatId: 18 });
      await play(18);
      await play(19);
      await expect.poll(() => states(19)).toEqual(['delivered']);
      expect(await states(18)).toEqual(['waiting']);
      await expect.poll(() => delayOf(18), { timeout: 8000 }).toBeGreaterThan(0);
      await hurry();
      await expect.poll(() => states(18)).toEqual(['delivered']);
    },
  );

  it('a delivery is retried after some seconds by itself', { timeout: 10_000 }, async () => {
    server.api.fail('sendMessage', 'disconnect', { chatId: 20 });
    await play(20);
    await expect.poll(() => states(20), { timeout: 8000 }).toEqual(['delivered']);
  });
});

describe('a worker', () => {
  const workers: QueueWorker[] = [];
  let logged = '';
  const log = createLogger('info', { write: (line) => void (logged += line) });
  const pace = { key: 'messages.paced-until', perSecond: 100 };
  beforeAll(() => server.bot.stop());
  beforeEach(async () => {
    logged = '';
    await db.deleteFrom('delivery').execute();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  function work(deliver: Parameters<typeof startDeliveryWorker>[0]['deliver'], intervalMs = 20) {
    const worker = startDeliveryWorker({ db, log, pace, deliver, intervalMs });
    workers.push(worker);
    return worker;
  }

  it('delivers immediately when it is woken, without waiting for its poll', async () => {
    const hour = 3_600_000;
    const worker = work(async () => {}, hour);
    await play(ANNA);
    worker.wake();
    await expect.poll(() => states(ANNA)).toEqual(['delivered']);
  });

  it('delivers jobs that were queued before it started', async () => {
    await play(ANNA);
    work(async () => {});
    await expect.poll(() => states(ANNA)).toEqual(['delivered']);
  });

  it('shares the queue with another worker: each delivery is sent once', async () => {
    for (let person = 100; person < 140; person += 1) await play(person);
    const granted: number[] = [];
    const deliver = async ({ id }: DeliveryJob) => void granted.push(id);
    work(deliver);
    work(deliver);
    const left = () => db.selectFrom('delivery').select('id').where('state', '=', 'waiting').execute();
    await expect.poll(left).toEqual([]);
    expect(granted).toHaveLength(40);
    expect(new Set(granted).size).toBe(40);
  });

  it('sends one person’s deliveries in order, one at a time', async () => {
    for (let film = 0; film < 5; film += 1) await play(ANNA, film);
    const granted: (number | null)[] = [];
    let underway = 0;
    work(async ({ titleId }) => {
      underway += 1;
      expect(underway).toBe(1);
      // Longer than from one send time to the next.
      await new Promise((resolve) => setTimeout(resolve, 25));
      granted.push(titleId);
      underway -= 1;
    });
    await expect.poll(withoutPauses(server, 'delivery', () => granted)).toEqual(server.films.slice(0, 5));
  });

  it('does not resend a delivery that it could not acknowledge', async () => {
    await play(ANNA);
    let granted = 0;
    work(async () => {
      granted += 1;
      await db.schema.alterTable('delivery').renameTo('hidden').execute();
    });
    await expect.poll(() => logged).toContain('could not record a job');
    await db.schema.alterTable('hidden').renameTo('delivery').execute();
    await db.updateTable('delivery').set({ claimed_until: null }).execute();
    await expect.poll(() => states(ANNA)).toEqual(['delivered']);
    expect(granted).toBe(1);
  });

  it('does not resend a delivery of which it could not store what follows', async () => {
    await play(ANNA);
    const [granted, stored]: [number[], string[]] = [[], []];
    work(async ({ id }, _log, follow) => {
      granted.push(id);
      await follow(async () => {
        stored.push(stored.length === 0 ? 'failed' : 'done');
        if (stored.length === 1) throw new Error('the database is gone');
      });
    });
    await expect.poll(() => stored).toEqual(['failed']);
    await db.updateTable('delivery').set({ claimed_until: null }).execute();
    await expect.poll(() => states(ANNA)).toEqual(['delivered']);
    expect(granted).toHaveLength(1);
    expect(stored).toEqual(['failed', 'done']);
  });

  it('gives up a delivery that throws only after many attempts, so that later ones are sent', async () => {
    await play(BRUNO);
    await play(BRUNO, 1);
    await db.updateTable('delivery').set({ attempts: 19 }).execute();
    work(async ({ titleId }) => {
      if (titleId === server.films[0]) throw new TypeError('a fault');
    });
    await expect.poll(() => states(BRUNO)).toEqual(['failed', 'delivered']);
    expect(await deliveriesOf(BRUNO)).toMatchObject([{ failure: 'TypeError: a fault' }, {}]);
  });

  it('gives up after network errors only when it is a day old, and keeps the reason', async () => {
    await play(BRUNO);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await db.updateTable('delivery').set({ attempts: 32_767, created_at: anHourAgo }).execute();
    work(() => Promise.reject(new HttpError('no network', new Error('unplugged'))));
    await expect.poll(() => deliveriesOf(BRUNO)).toMatchObject([{ state: 'waiting', failure: 'no network' }]);
    expect(await delayOf(BRUNO)).toBeGreaterThan(149_000);
    const yesterday = new Date(Date.now() - 86_400_000);
    await db.updateTable('delivery').set({ created_at: yesterday, next_attempt_at: yesterday }).execute();
    await expect.poll(() => deliveriesOf(BRUNO)).toMatchObject([{ state: 'failed', failure: 'no network' }]);
  });

  it('finishes claimed deliveries before it stops', async () => {
    await play(ANNA);
    let isStarted = false;
    const worker = work(async () => {
      isStarted = true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await expect.poll(() => isStarted).toBe(true);
    await worker.stop();
    expect(await states(ANNA)).toEqual(['delivered']);
  });
});
