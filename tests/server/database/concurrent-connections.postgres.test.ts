import { type Kysely, sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeUpdates, updateQueue } from '../../../src/server/chat/updates/bot-updates.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { editTitle } from '../../../src/server/modules/catalogue/editing/edit-titles.ts';
import { removeTitle } from '../../../src/server/modules/catalogue/remove-titles.ts';
import { setHidden } from '../../../src/server/modules/catalogue/title-visibility.ts';
import { createCustomList } from '../../../src/server/modules/lists/create-custom-list.ts';
import { findCustomLists } from '../../../src/server/modules/lists/custom-lists.ts';
import { toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { createDraftAnnouncement } from '../../../src/server/modules/notices/announcements.ts';
import { claimArrivalMessages } from '../../../src/server/modules/notices/arrivals.ts';
import { claimOutboxMessages } from '../../../src/server/modules/notices/outbox.ts';
import { subscribeToArrival } from '../../../src/server/modules/notices/subscriptions.ts';
import { deliveryQueue } from '../../../src/server/modules/playback/delivery-queue.ts';
import { requestPlay, requestSearchPrompt } from '../../../src/server/modules/playback/request-delivery.ts';
import { extendPremium } from '../../../src/server/modules/premium/premium.ts';
import { advanceRankingPeriods } from '../../../src/server/modules/rankings/advance-ranking-periods.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import { NOTICE_KINDS } from '../../../src/server/modules.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';

// The embedded database cannot show this: there, transactions take turns whatever their locks.

const db = await useTestDatabase({ size: 20, timeLimit: 60_000, waitLimit: 60_000 });

const counted = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The number of connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Runs work that has to wait for the end of an open transaction with changes. */
async function waitsFor<Done>(
  before: (transaction: Transaction<Schema>) => Promise<unknown>,
  work: () => Promise<Done>,
): Promise<Done> {
  let working: Promise<Done> | undefined;
  await db.transaction().execute(async (transaction) => {
    await before(transaction);
    working = work();
    await expect.poll(waiting, { timeout: 3000 }).toBe(1);
  });
  if (!working) throw new Error('nothing was done');
  return working;
}

describe('jobs that several workers claim', () => {
  const fill = async (count: number) => {
    for (const n of counted(count)) await requestSearchPrompt(db, `person ${n}`);
    await storeUpdates(
      db,
      counted(count).map((n) => ({ id: n + 1, chat: `chat ${n}`, payload: '{}' })),
    );
  };

  it.each([
    ['deliveries', deliveryQueue.claim],
    ['updates', updateQueue.claim],
  ])('no second worker claims a claimed job, and nobody waits for another’s: %s', async (_name, claim) => {
    await fill(3);
    await db.transaction().execute(async (transaction) => {
      const [first] = await claim(transaction, 1);
      const others = await claim(db, 10);
      expect(others).toHaveLength(2);
      expect(others.map(({ id }) => id)).not.toContain(first?.id);
    });
  });

  it.each([
    ['deliveries', deliveryQueue.claim],
    ['updates', updateQueue.claim],
  ])('jobs are shared out among twenty concurrent workers: %s', async (_name, claim) => {
    await fill(60);
    const claimed = await Promise.all(counted(20).map(() => claim(db, 10)));
    const rest = await claim(db, 60);
    const ids = [...claimed.flat(), ...rest].map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });
});

describe('an update that several servers handle at once', () => {
  const twenty = <Result>(work: () => Promise<Result>) => Promise.all(counted(20).map(work));

  it('grants the days of /concedi once', async () => {
    const ends = await twenty(() => extendPremium(db, '42', { days: 30, updateId: 7 }));
    expect(new Set(ends.map(({ until }) => until?.valueOf())).size).toBe(1);
    expect(ends.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await db.selectFrom('premium_grant').select('update_id').execute()).toHaveLength(1);
  });

  it('creates the list of /lista once, and each server confirms it', async () => {
    await extendPremium(db, '42');
    const outcomes = await twenty(() =>
      createCustomList(db, { userId: '42', titolo: 'Serate', updateId: 7 }),
    );
    expect(new Set(outcomes)).toEqual(new Set(['made']));
    expect(await findCustomLists(db, '42')).toHaveLength(1);
  });

  it('creates the draft of /annuncio once', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    const drafts = await twenty(() =>
      createDraftAnnouncement(db, { text: 'Ciao', title_id: titleId, update_id: 7 }),
    );
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  });
});

describe('writers of counters wait for each other', () => {
  const lock = (transaction: Transaction<Schema>) =>
    sql`select from ranking_state for update`.execute(transaction);

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['counting', () => countPlays(db)],
    ['midnight', () => advanceRankingPeriods(db, '2100-01-01')],
    ['hiding a title', (id) => setHidden(db, id, true)],
    ['editing one', (id) => editTitle(db, id, { durata: 3 })],
    ['removing one', (id) => removeTitle(db, id)],
    ['importing one', () => addTestTitles(db, [{}])],
  ])('%s', async (_name, work) => {
    const [id = 0] = await addTestTitles(db, [{}]);
    await requestPlay(db, { userId: '42', titleId: id });
    await sql`update ranking_state set day = '2099-12-31'`.execute(db);
    await waitsFor(lock, () => work(id));
  });
});

it('a title that is removed while it is put into a list disappears from the list', async () => {
  const [id = 0] = await addTestTitles(db, [{}]);
  const place = { userId: '42', list: 'mi_piace', titleId: id } as const;
  expect(
    await waitsFor(
      (transaction) => toggleInStaticList(transaction, place),
      () => removeTitle(db, id),
    ),
  ).toBe(true);
  expect(await db.selectFrom('list_item').selectAll().execute()).toEqual([]);
});

it('concurrent likes and removals do not deadlock', async () => {
  const ids = await addTestTitles(
    db,
    counted(10).map(() => ({})),
  );
  await Promise.all(
    ids.flatMap((titleId) => [
      ...counted(4).map((n) => toggleInStaticList(db, { userId: `person ${n}`, list: 'mi_piace', titleId })),
      removeTitle(db, titleId),
    ]),
  );
  expect(await db.selectFrom('title').select('id').execute()).toEqual([]);
});

describe('a subscription and a video that arrive at the same moment', () => {
  const video = { kind: 'link', url: 'https://films.example/' } as const;
  const subscribe = (asking: Kysely<Schema>, titleId: number) =>
    subscribeToArrival(asking, { userId: '42', titleId });
  const arrivals = () => db.selectFrom('arrival').select('title_id').execute();

  it('make the title available if the video comes first', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    const isWaiting = await waitsFor(
      (transaction) => saveVideoAndNotify(transaction, { titleId }, video),
      () => subscribe(db, titleId),
    );
    expect(isWaiting).toBe(false);
  });

  it('notify the person if the subscription comes first', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    await waitsFor(
      async (transaction) => {
        await sql`select from title where id = ${titleId} for update`.execute(transaction);
        await sql`insert into awaited_title (title_id, user_id) values (${titleId}, '42')`.execute(
          transaction,
        );
      },
      () => saveVideoAndNotify(db, { titleId }, video),
    );
    expect(await arrivals()).toEqual([{ title_id: titleId }]);
    const pace = { key: 'messages.paced-until', perSecond: 25 };
    const take = { limit: 5, gatherSeconds: 0, pace, yieldsToDeliveries: true, kinds: NOTICE_KINDS };
    expect(await claimOutboxMessages(db, take)).toMatchObject([{ userId: '42', subject: String(titleId) }]);
  });
});

it('servers that announce an arrival at the same moment notify each person once', async () => {
  const [titleId = 0] = await addTestTitles(db, [{ type: 'serie' }]);
  await sql`insert into list_item (user_id, list, title_id)
    select 'p' || n, 'liste', ${titleId}::int from generate_series(1, 1500) as n`.execute(db);
  await saveVideoAndNotify(
    db,
    { titleId, episode: { season: 1, episode: 1 } },
    { kind: 'link', url: 'https://films.example/' },
  );
  const notified: string[] = [];
  while (notified.length < 1500) {
    const claims = await Promise.all(
      counted(6).map(() => claimArrivalMessages(db, { limit: 90, gatherSeconds: 0 })),
    );
    notified.push(...claims.flatMap(({ messages }) => messages.map(({ userId }) => userId)));
    if (claims.every(({ isDone }) => isDone)) break;
  }
  expect(notified).toHaveLength(1500);
  expect(new Set(notified).size).toBe(1500);
});

it('a person’s lists are created one after the other', async () => {
  await extendPremium(db, '42');
  const titolo = 'Città';
  const outcome = await waitsFor(
    async (transaction) => {
      await transaction.updateTable('person').set({ last_seen_at: new Date() }).execute();
      await transaction.insertInto('custom_list').values({ user_id: '42', titolo }).execute();
    },
    () => createCustomList(db, { userId: '42', titolo }),
  );
  expect(outcome).toBe('taken');
  expect(await findCustomLists(db, '42')).toHaveLength(1);
});
