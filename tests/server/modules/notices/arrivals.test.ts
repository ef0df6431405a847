import { sql } from 'kysely';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { claimOutboxMessages, markSending, markSent } from '../../../../src/server/modules/notices/outbox.ts';
import {
  muteTitle,
  setSeriesNotifications,
  subscribeToArrival,
  subscribeToSeason,
} from '../../../../src/server/modules/notices/subscriptions.ts';
import { videoRange } from '../../../../src/server/modules/notices/video-range.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { episodesWithVideoIds } from '../../../../src/server/modules/videos/title-videos.ts';
import { saveWatchProgress } from '../../../../src/server/modules/watched/watch-progress.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const pace = { key: 'messages.paced-until', perSecond: 1000 };
const claim = (limit = 100, gatherSeconds = 0) =>
  claimOutboxMessages(db, { limit, gatherSeconds, pace, yieldsToDeliveries: true, kinds: NOTICE_KINDS });
const toldBy = async (limit?: number) => (await claim(limit)).map(({ userId }) => userId).sort();
const arrivals = () => db.selectFrom('arrival').select('title_id').execute();

async function claimAll(limit: number) {
  const claims = [];
  for (;;) {
    const messages = await claim(limit);
    if (messages.length === 0 && (await arrivals()).length === 0) return claims;
    claims.push(messages);
  }
}

async function addSeries(count = 1): Promise<number[]> {
  return addTestTitles(
    db,
    Array.from({ length: count }, () => ({ type: 'serie' as const })),
  );
}

const follow = (titleId: number, people: number, prefix = 'p') =>
  sql`insert into list_item (user_id, list, title_id)
    select ${prefix} || lpad(n::text, 6, '0'), 'liste', ${titleId}::int from generate_series(1, ${people}::int) as n`.execute(
    db,
  );
const airs = (titleId: number, episode = 1, season = 1) =>
  saveVideoAndNotify(
    db,
    { titleId, episode: { season, episode } },
    { kind: 'link', url: 'https://films.example/' },
  );

it('an episode is one row, however many follow its series, and notifies each of them once', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 1300);
  await airs(titleId);
  expect(await arrivals()).toHaveLength(1);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  const claims = await claimAll(100);
  expect(claims.every(({ length }) => length <= 100)).toBe(true);
  const notified = claims.flat().map(({ userId }) => userId);
  expect(notified).toHaveLength(1300);
  expect(new Set(notified).size).toBe(1300);
});

it('a notification for few people does not wait behind one for many', async () => {
  const [popular = 0, other = 0] = await addSeries(2);
  await follow(popular, 1000);
  await follow(other, 3, 'q');
  await airs(popular);
  await airs(other);
  const first = await claim(10);
  const second = await claim(10);
  expect([...first, ...second].filter(({ subject }) => subject === String(other))).toHaveLength(3);
});

it('people without notifications delay nobody, however many they are', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 1200);
  await sql`insert into person (user_id, blocked_at)
    select user_id, now() from list_item where user_id <= 'p001100'`.execute(db);
  await muteTitle(db, { userId: 'p001101', titleId });
  await airs(titleId);
  const notified = (await claimAll(100)).flat().map(({ userId }) => userId);
  expect(notified).toHaveLength(99);
  expect(notified).not.toContain('p001101');
});

it('further arrivals are gathered, up to ten times as long', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 1);
  await airs(titleId, 1);
  await airs(titleId, 2);
  expect(await claim(10, 60)).toEqual([]);
  await sql`update arrival set arrived_at = arrived_at - interval '61 seconds'`.execute(db);
  await airs(titleId, 3);
  expect(await claim(10, 60)).toEqual([]);
  await sql`update arrival set created_at = created_at - interval '601 seconds'`.execute(db);
  const videos = await db.selectFrom('video').select('id').orderBy('id').execute();
  expect(await claim(10, 60)).toMatchObject([{ details: { first: videos[0]?.id, last: videos[2]?.id } }]);
});

it('an episode whose video is replaced before its notification is still announced', async () => {
  const [titleId = 0] = await addSeries();
  await airs(titleId, 1);
  await saveWatchProgress(db, { userId: 'viewer', titleId }, { season: 1, episode: 1 });
  await sql`delete from arrival`.execute(db);
  await airs(titleId, 2);
  const part = { titleId, episode: { season: 1, episode: 2 } };
  await saveVideoAndNotify(db, part, { kind: 'link', url: 'https://films.example/better' });
  const [message] = await claim();
  expect(message).toMatchObject({ userId: 'viewer' });
  const range = parse(videoRange, message?.details);
  expect(await episodesWithVideoIds(db, titleId, range)).toEqual([part.episode]);
});

it('arrivals during a notification are gathered for the next one', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 4);
  await airs(titleId, 1);
  const first = await claim(2);
  await airs(titleId, 2);
  await airs(titleId, 3);
  const rest = await claim(2);
  for (const message of [...first, ...rest]) {
    await markSending(db, message, NOTICE_KINDS);
    await markSent(db, message);
  }
  const next = (await claimAll(10)).flat();
  expect(next).toHaveLength(4);
  expect(new Set(next.map(({ details }) => parse(videoRange, details).last)).size).toBe(1);
});

it('nobody is notified about a hidden title and no rows wait per person; all are notified when it is shown', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 3);
  await setHidden(db, titleId, true);
  await airs(titleId);
  expect(await claim()).toEqual([]);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  const due = await sql`select from arrival where next_at <= now()`.execute(db);
  expect(due.rows).toEqual([]);
  await setHidden(db, titleId, false);
  expect(await claim()).toHaveLength(3);
});

it('notifications that are claimed when their title is hidden are not sent', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 1);
  await airs(titleId);
  const [message] = await claim();
  await setHidden(db, titleId, true);
  expect(message && (await markSending(db, message, NOTICE_KINDS))).toBe('unwanted');
  const rows = await db.selectFrom('outbox').select('state').execute();
  expect(rows).toEqual([{ state: 'dropped' }]);
});

it('a follower who is also subscribed is notified once, and no longer subscribed', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 1);
  for (const userId of ['p000001', 'z']) await subscribeToArrival(db, { userId, titleId });
  await airs(titleId);
  expect(await toldBy()).toEqual(['p000001', 'z']);
  expect(await db.selectFrom('awaited_title').select('user_id').execute()).toEqual([]);
});

it('a person waiting for a season is notified of its next video only, once per season', async () => {
  const [titleId = 0] = await addSeries();
  for (const season of [2, 3]) await subscribeToSeason(db, { userId: 'a', titleId, season });
  await subscribeToSeason(db, { userId: 'b', titleId, season: 3 });
  await subscribeToSeason(db, { userId: 'c', titleId, season: 3 });
  await muteTitle(db, { userId: 'c', titleId });
  await airs(titleId);
  expect(await toldBy()).toEqual([]);
  await airs(titleId, 1, 2);
  const [notified] = await claim();
  expect(notified?.userId).toBe('a');
  if (notified) await markSent(db, notified);
  await airs(titleId, 1, 3);
  expect(await toldBy(1)).toEqual(['a']);
  expect(await toldBy(1)).toEqual(['b']);
  await airs(titleId, 2, 3);
  expect(await toldBy()).toEqual([]);
  expect(await db.selectFrom('awaited_season').select('user_id').execute()).toEqual([]);
});

it('a person who follows a series after an arrival is not notified of it', async () => {
  const [titleId = 0] = await addSeries();
  await follow(titleId, 1);
  await airs(titleId);
  // The embedded database's clock goes by milliseconds.
  await sql`select pg_sleep(0.01)`.execute(db);
  await follow(titleId, 1, 'q');
  expect(await toldBy()).toEqual(['p000001']);
});

it('an arrival that nobody waits for leaves nothing behind', async () => {
  const [titleId = 0] = await addSeries();
  await airs(titleId);
  expect(await arrivals()).toEqual([]);
});

describe('people who have started a series', () => {
  const reaches = (userId: string, titleId: number, episode: number) =>
    saveWatchProgress(db, { userId, titleId }, { season: 1, episode });

  it('viewers whose next episode is new are notified, each once', async () => {
    const [titleId = 0] = await addSeries();
    for (const episode of [1, 2]) await airs(titleId, episode);
    await reaches('at the end', titleId, 2);
    await reaches('before the end', titleId, 1);
    for (const userId of ['at the end', 'before the end', 'not begun'])
      await toggleInStaticList(db, { userId, list: 'liste', titleId });
    await reaches('in no list', titleId, 2);
    await db.deleteFrom('arrival').execute();
    await airs(titleId, 3);
    await airs(titleId, 4);
    expect((await claimAll(2)).flat().map(({ userId }) => userId)).toEqual([
      'at the end',
      'in no list',
      'not begun',
    ]);
  });

  it('viewers who do not watch it are notified of the first of several arrivals alone', async () => {
    const [titleId = 0] = await addSeries();
    await airs(titleId, 1);
    await reaches('p', titleId, 1);
    await airs(titleId, 2);
    for (const message of await claim()) {
      await markSending(db, message, NOTICE_KINDS);
      await markSent(db, message);
    }
    await airs(titleId, 3);
    expect(await toldBy()).toEqual([]);
    await reaches('p', titleId, 3);
    await airs(titleId, 4);
    expect(await toldBy()).toEqual(['p']);
  });

  it('people who muted episodes still hear about titles they requested', async () => {
    const [titleId = 0] = await addSeries();
    await airs(titleId, 1);
    await reaches('p', titleId, 1);
    await setSeriesNotifications(db, 'p', false);
    await airs(titleId, 2);
    expect(await toldBy()).toEqual([]);
    await subscribeToSeason(db, { userId: 'p', titleId, season: 1 });
    await airs(titleId, 3);
    expect(await toldBy()).toEqual(['p']);
  });

  it('viewers who are not caught up delay nobody, however many they are', async () => {
    const [titleId = 0] = await addSeries();
    for (const episode of [1, 2]) await airs(titleId, episode);
    await sql`insert into watch_progress (user_id, title_id, season, episode)
      select 'p' || lpad(n::text, 6, '0'), ${titleId}::int, 1, case when n % 100 = 0 then 2 else 1 end
      from generate_series(1, 1000) as n`.execute(db);
    await db.deleteFrom('arrival').execute();
    await airs(titleId, 3);
    expect((await claimAll(100)).flat()).toHaveLength(10);
  });
});
