import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { recordSendFailure } from '../../../src/server/chat/sending/message-worker.ts';
import { correctFutureTimes, futureTimesJob } from '../../../src/server/maintenance/future-times.ts';
import {
  createDraftAnnouncement,
  startAnnouncement,
} from '../../../src/server/modules/notices/announcements.ts';
import { claimArrivalMessages } from '../../../src/server/modules/notices/arrivals.ts';
import { claimFannedOut } from '../../../src/server/modules/notices/fan-out.ts';
import { welcomeBack } from '../../../src/server/modules/people/erasures.ts';
import { erasePersonData } from '../../../src/server/modules/people/person-data.ts';
import { deliveryQueue } from '../../../src/server/modules/playback/delivery-queue.ts';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';
import { findUnreportedPosts } from '../../../src/server/modules/videos/posts/unreported-posts.ts';
import { NOTICE_KINDS } from '../../../src/server/modules.ts';
import { acquireLease } from '../../../src/server/queue/leader-election.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';

const db = await useTestDatabase();

const AHEAD = sql`now() + interval '30 days'`;

async function playOf(userId: string): Promise<void> {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await requestPlay(db, { userId, titleId });
}
const due = async () => (await deliveryQueue.claim(db, 10)).map(({ userId }) => userId);

it('a play that a clock a month ahead has stored is attempted now, one that waits as it should is left alone', async () => {
  await playOf('ahead');
  await playOf('waiting');
  await sql`update delivery set next_attempt_at = ${AHEAD} where user_id = 'ahead'`.execute(db);
  await sql`update delivery set next_attempt_at = now() + interval '5 minutes' where user_id = 'waiting'`.execute(
    db,
  );
  expect(await due()).toEqual([]);
  expect(await correctFutureTimes(db)).toBe(1);
  expect(await due()).toEqual(['ahead']);
  expect(await correctFutureTimes(db)).toBe(0);
});

it('a play to a chat that the messenger limits for hours waits as long, whoever leads', async () => {
  await playOf('limited');
  const [job] = await deliveryQueue.claim(db, 1);
  if (!job) throw new Error('nothing was claimed');
  const failure = { kind: 'rate limited', seconds: 7200, reason: '429' } as const;
  await recordSendFailure(db, deliveryQueue, { job, failure, userId: 'limited' });
  expect(await correctFutureTimes(db)).toBe(0);
  expect(await due()).toEqual([]);
});

it('what waits for a change, such as the end of a merge, is left alone', async () => {
  await playOf('held');
  await sql`update delivery set next_attempt_at = 'infinity'`.execute(db);
  expect(await correctFutureTimes(db)).toBe(0);
  expect(await due()).toEqual([]);
});

it('a claim that a clock a month ahead has made expires as any other', async () => {
  await playOf('42');
  const [job] = await deliveryQueue.claim(db, 1);
  await sql`update delivery set claimed_until = ${AHEAD}`.execute(db);
  await correctFutureTimes(db);
  const left = await sql<{ seconds: number }>`
    select extract(epoch from claimed_until - now())::float8 as seconds from delivery`.execute(db);
  expect(left.rows[0]?.seconds).toBeGreaterThan(20);
  expect(left.rows[0]?.seconds).toBeLessThan(31);
  // The holder of the claim continues.
  expect(await deliveryQueue.renew(db, job ? [job] : [])).toHaveLength(1);
});

it('sessions that ended in the future end now, so that a new link works', async () => {
  await sql`insert into person (user_id, sessions_ended_at) values ('42', ${AHEAD})`.execute(db);
  await correctFutureTimes(db);
  const ended = await sql`select from person where sessions_ended_at <= now()`.execute(db);
  expect(ended.rows).toHaveLength(1);
});

it('an erased person comes back, though a clock was ahead when they were erased', async () => {
  await erasePersonData(db, '42');
  await sql`update erasure set erased_at = ${AHEAD}`.execute(db);
  expect(await welcomeBack(db, '42')).toBe(false);
  await correctFutureTimes(db);
  expect(await welcomeBack(db, '42')).toBe(true);
});

it('an announcement that a clock a month ahead has started is sent now', async () => {
  await db.insertInto('person').values({ user_id: '42' }).execute();
  const { id } = await createDraftAnnouncement(db, { text: 'Stasera manutenzione' });
  await startAnnouncement(db, id);
  await sql`update fan_out set next_at = ${AHEAD}`.execute(db);
  const told = async () => (await claimFannedOut(db, NOTICE_KINDS, 10)).messages.map(({ userId }) => userId);
  expect(await told()).toEqual([]);
  await correctFutureTimes(db);
  expect(await told()).toEqual(['42']);
});

it('an arrival that a clock a month ahead has stored is gathered from now on; one of a hidden title waits', async () => {
  const [shown = 0, hidden = 0] = await addTestTitles(db, [{}, {}]);
  for (const title_id of [shown, hidden])
    await db.insertInto('arrival').values({ title_id, first_video: 1, last_video: 1 }).execute();
  await sql`update arrival set created_at = ${AHEAD}, arrived_at = ${AHEAD}, next_at = ${AHEAD}`.execute(db);
  await sql`update arrival set next_at = 'infinity' where title_id = ${hidden}`.execute(db);
  expect((await claimArrivalMessages(db, { limit: 10, gatherSeconds: 0 })).isDone).toBe(true);
  await correctFutureTimes(db);
  expect((await claimArrivalMessages(db, { limit: 10, gatherSeconds: 0 })).isDone).toBe(false);
  expect((await claimArrivalMessages(db, { limit: 10, gatherSeconds: 0 })).isDone).toBe(true);
});

it('videos that a clock a month ahead has taken in are reported to their owner', async () => {
  await sql`insert into skipped_post (chat_id, message_id, owner_id, kind, file_name, skipped_at)
    values ('-1001', 1, '9', 'other', 'a.zip', ${AHEAD})`.execute(db);
  const reported = async () => (await findUnreportedPosts(db, { quietMs: 0, longestMs: 0 })).length;
  expect(await reported()).toBe(0);
  await correctFutureTimes(db);
  expect(await reported()).toBe(1);
});

it('a lease until a month from now is not believed', async () => {
  await acquireLease(db, { name: 'leader', holder: 'gone' }, 4);
  expect(await acquireLease(db, { name: 'leader', holder: 'new' }, 4)).toBe(false);
  await sql`update lease set held_until = ${AHEAD}`.execute(db);
  expect(await acquireLease(db, { name: 'leader', holder: 'new' }, 4)).toBe(true);
});

it('the job corrects at its first run, and then only once the clock has been set back', async () => {
  const log = { warn: vi.fn() };
  const { work } = futureTimesJob(db, log);
  const run = () => work(new AbortController().signal);
  await run();
  await sql`insert into person (user_id, sessions_ended_at) values ('42', ${AHEAD})`.execute(db);
  await run();
  expect(log.warn).not.toHaveBeenCalled();
  const now = performance.now();
  const passed = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await run();
  passed.mockRestore();
  expect(log.warn).toHaveBeenCalledTimes(1);
});
