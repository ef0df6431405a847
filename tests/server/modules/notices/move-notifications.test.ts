import { sql } from 'kysely';
import { parse } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { holdNotifications } from '../../../../src/server/modules/notices/move-notifications.ts';
import {
  claimOutboxMessages,
  markSending,
  markSent,
  outboxQueue,
} from '../../../../src/server/modules/notices/outbox.ts';
import { subscribeToArrival } from '../../../../src/server/modules/notices/subscriptions.ts';
import { videoRange } from '../../../../src/server/modules/notices/video-range.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { episodesWithVideoIds } from '../../../../src/server/modules/videos/title-videos.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();
let keep: number;
let other: number;
beforeEach(async () => {
  [keep = 0, other = 0] = await addTestTitles(db, [{ type: 'serie' }, { type: 'serie' }]);
});

const follow = (titleId: number, ...people: string[]) =>
  Promise.all(people.map((userId) => toggleInStaticList(db, { userId, list: 'liste', titleId })));
const airs = (titleId: number, episode: number) =>
  saveVideoAndNotify(
    db,
    { titleId, episode: { season: 1, episode } },
    { kind: 'link', url: `https://films.example/${episode}` },
  );
const merge = async () => expect(await mergeTitles(db, { keep, other })).toBe('merged');

function claim(limit = 100) {
  const pace = { key: 'messages.paced-until', perSecond: 1000 };
  return claimOutboxMessages(db, {
    limit,
    gatherSeconds: 0,
    pace,
    yieldsToDeliveries: true,
    kinds: NOTICE_KINDS,
  });
}

/** The people notified by the messages sent now, and of which episodes of the kept title. */
async function notifiedPeople() {
  const sent: Record<string, number[]> = {};
  for (const message of await claim()) {
    expect(await markSending(db, message, NOTICE_KINDS)).toBe('go');
    const { userId, subject, details } = message;
    const range = parse(videoRange, details);
    expect([userId, subject, userId in sent]).toEqual([userId, String(keep), false]);
    sent[userId] = (await episodesWithVideoIds(db, keep, range)).map(({ episode }) => episode);
    await markSent(db, message);
  }
  return sent;
}

it('an arrival that is still gathered reaches the followers of both titles', async () => {
  await follow(keep, 'anna', 'bea');
  await follow(other, 'bea', 'carla');
  await airs(other, 1);
  await merge();
  expect(await notifiedPeople()).toEqual({ anna: [1], bea: [1], carla: [1] });
  expect(await notifiedPeople()).toEqual({});
});

it('arrivals of both titles become one', async () => {
  await follow(other, 'anna');
  await follow(keep, 'anna');
  await airs(keep, 1);
  await airs(other, 2);
  await merge();
  expect(await notifiedPeople()).toEqual({ anna: [1, 2] });
});

it('an arrival that has reached some people continues with the others', async () => {
  await follow(other, 'anna', 'bea', 'carla');
  await airs(other, 1);
  const [first] = await claim(1);
  if (!first) throw new Error('nobody is notified');
  await markSending(db, first, NOTICE_KINDS);
  await markSent(db, first);
  await merge();
  expect([first.userId, await notifiedPeople()]).toEqual(['anna', { bea: [1], carla: [1] }]);
});

it('a claimed notification that is not sent yet is claimed again, once per person', async () => {
  await follow(other, 'anna', 'bea');
  await follow(keep, 'anna');
  await airs(other, 1);
  await airs(keep, 2);
  const claimed = await claim();
  const [postponed] = claimed.filter(({ userId, subject }) => userId === 'bea' && subject === String(other));
  if (!postponed) throw new Error('nobody is notified');
  await outboxQueue.postpone(db, postponed, { delayMs: 60_000, failure: 'busy' });
  await sql`update outbox set claimed_until = null where subject = ${keep}::text`.execute(db);
  await merge();
  const earlier = claimed.filter(({ subject }) => subject === String(other));
  expect(await Promise.all(earlier.map((message) => markSending(db, message, NOTICE_KINDS)))).not.toContain(
    'go',
  );
  expect(await notifiedPeople()).toEqual({ anna: [1, 2], bea: [1] });
});

it('people waiting for the kept title are notified of the other’s video', async () => {
  await airs(other, 1);
  await subscribeToArrival(db, { userId: 'anna', titleId: keep });
  await merge();
  expect(await notifiedPeople()).toEqual({ anna: [1] });
});

it('held notifications are sent if the title is shown again instead', async () => {
  await follow(other, 'anna');
  await airs(other, 1);
  expect(await claim()).toHaveLength(1);
  await db.transaction().execute(async (transaction) => {
    await setHidden(transaction, other, true);
    await holdNotifications(transaction, other);
  });
  expect(await claim()).toEqual([]);
  await setHidden(db, other, false);
  expect(await claim()).toMatchObject([{ userId: 'anna', subject: String(other) }]);
});
