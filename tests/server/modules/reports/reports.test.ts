import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPORT_KINDS } from '../../../../src/contract/own/title.ts';
import {
  liveMessageQueue,
  markLiveMessageShown,
} from '../../../../src/server/chat/live-messages/live-messages.ts';
import { deleteOldRows } from '../../../../src/server/maintenance/retention.ts';
import { removeTitle } from '../../../../src/server/modules/catalogue/remove-titles.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { claimOutboxMessages, markSending, markSent } from '../../../../src/server/modules/notices/outbox.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import {
  countOpenReports,
  findReport,
  listOpenReports,
} from '../../../../src/server/modules/reports/read-reports.ts';
import {
  addReportNote,
  fileReport,
  MAX_REPORTS_A_DAY,
  settleReport,
} from '../../../../src/server/modules/reports/reports.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const db = await useTestDatabase();

let film: number;
let other: number;
let series: number;
beforeEach(async () => {
  [film = 0, other = 0, series = 0] = await addTestTitles(db, [
    { name: 'Uno' },
    { name: 'Due' },
    { name: 'Serie', type: 'serie' },
  ]);
});

const reports = (userId: string, titleId = film, kind: 'audio' | 'other' = 'audio') =>
  fileReport(db, { userId, part: { titleId }, kind }, ['9009']);
const open = () => listOpenReports(db, { limit: 10, offset: 0 });
const idOfFirst = async () => (await open())[0]?.id ?? 0;

const pace = { key: 'messages.paced-until', perSecond: 1000 };
const claim = (limit = 100) =>
  claimOutboxMessages(db, { limit, gatherSeconds: 0, pace, yieldsToDeliveries: true, kinds: NOTICE_KINDS });

/** Claims and sends until nothing is left; returns the recipients. */
async function tellAll(limit: number): Promise<string[]> {
  const notified: string[] = [];
  for (;;) {
    const messages = await claim(limit);
    const { rows } = await sql`select from fan_out`.execute(db);
    if (messages.length === 0 && rows.length === 0) return notified;
    for (const message of messages)
      if ((await markSending(db, message, NOTICE_KINDS)) === 'go') {
        notified.push(message.userId);
        await markSent(db, message);
      }
  }
}

describe('a problem', () => {
  it('a problem is one report for a part and kind, and each person counts once', async () => {
    expect(await reports('anna')).toMatchObject({ outcome: 'reported' });
    expect(await reports('anna')).toMatchObject({ outcome: 'reported' });
    await sql`update report_person set reported_at = reported_at - interval '1 hour'`.execute(db);
    expect(await reports('anna')).toMatchObject({ outcome: 'repeated' });
    await reports('bruno');
    await reports('bruno', film, 'other');
    await reports('bruno', other);
    expect(await open()).toMatchObject([
      { name: 'Uno', kind: 'audio', people: 2 },
      { name: 'Uno', kind: 'other', people: 1 },
      { name: 'Due', kind: 'audio', people: 1 },
    ]);
    expect(await countOpenReports(db)).toBe(3);
  });

  it('a problem is counted for everybody who reports it at the same moment', async () => {
    const people = Array.from({ length: 20 }, (_, index) => `p${index % 10}`);
    await Promise.all(people.map((userId) => reports(userId)));
    expect(await open()).toMatchObject([{ people: 10 }]);
  });

  it('a problem is refused for a part that does not exist', async () => {
    const part = { titleId: series, episode: { season: 1, episode: 1 } };
    expect(await fileReport(db, { userId: 'anna', part, kind: 'wrong' }, [])).toBe('no such part');
    await saveVideoAndNotify(db, part, { kind: 'link', url: 'https://films.example/' });
    expect(await fileReport(db, { userId: 'anna', part, kind: 'wrong' }, [])).toMatchObject({
      outcome: 'reported',
    });
    await setHidden(db, film, true);
    expect(await reports('anna')).toBe('no such part');
    expect(await reports('anna', 999_999)).toBe('no such part');
    expect(await open()).toHaveLength(1);
  });

  it('a problem can be reported anew once it is settled', async () => {
    await reports('anna');
    const id = await idOfFirst();
    expect(await settleReport(db, id, 'dismissed')).toBe(true);
    expect(await settleReport(db, id, 'resolved')).toBe(false);
    expect(await open()).toEqual([]);
    expect(await reports('anna')).toMatchObject({ outcome: 'reported' });
    expect(await idOfFirst()).not.toBe(id);
    expect(await claim()).toEqual([]);
  });
});

it('a person who reports problems without end meets a limit, and others do not', async () => {
  const titles = await addTestTitles(db, titleChanges(100));
  const outcomes = [];
  for (const titleId of titles)
    for (const kind of REPORT_KINDS)
      outcomes.push(await fileReport(db, { userId: 'flood', part: { titleId }, kind }, []));
  expect(outcomes).toHaveLength(500);
  expect(outcomes.filter((one) => one === 'too many')).toHaveLength(500 - MAX_REPORTS_A_DAY);
  const { rows } = await sql`select from report`.execute(db);
  expect(rows).toHaveLength(MAX_REPORTS_A_DAY);
  expect(await reports('anna', titles[99])).toMatchObject({ outcome: 'reported' });
  await sql`update report_person set reported_at = now() - interval '25 hours'`.execute(db);
  expect(await reports('flood', titles[98])).toMatchObject({ outcome: 'reported' });
});

describe('what owners see', () => {
  it('a card is due at once, and again when it changes while it is shown', async () => {
    await reports('anna');
    const [job] = await liveMessageQueue.claim(db, 9);
    await reports('bruno');
    if (job) await markLiveMessageShown(db, job, { messageId: 1, hasPicture: false });
    expect(await liveMessageQueue.claim(db, 9)).toEqual([]);
    await sql`update live_message set next_attempt_at = next_attempt_at - interval '5 seconds'`.execute(db);
    const [again] = await liveMessageQueue.claim(db, 9);
    expect(again).toMatchObject({ kind: 'report', chatId: 9009, messageId: 1 });
    if (again) await markLiveMessageShown(db, again, { messageId: 1, hasPicture: false });
    expect(await sql`select from live_message where shown < changes`.execute(db)).toMatchObject({ rows: [] });
  });

  it('a card has the latest words of people, but none of people without a report', async () => {
    for (const userId of ['a', 'b', 'c', 'd']) {
      await reports(userId);
      expect(await addReportNote(db, { id: await idOfFirst(), userId, words: `di ${userId}` })).toBe(true);
    }
    const id = await idOfFirst();
    expect(await addReportNote(db, { id, userId: 'nobody', words: 'x' })).toBe(false);
    expect((await findReport(db, id))?.notes).toEqual(['di d', 'di c', 'di b']);
  });
});

describe('the reporters of a resolved problem', () => {
  it('reporters are notified once, however many they are, even with notifications off', async () => {
    await sql`insert into person (user_id, notices_off, barred_at) values
      ('p0001', true, null), ('p0002', false, now())`.execute(db);
    await reports('p0000');
    const id = await idOfFirst();
    await sql`insert into report_person (report_id, user_id, title_id)
      select ${id}::int, 'p' || lpad(n::text, 4, '0'), ${film}::int from generate_series(1, 250) as n`.execute(
      db,
    );
    await settleReport(db, id, 'resolved');
    const notified = await tellAll(40);
    expect(notified).toHaveLength(250);
    expect(new Set(notified).size).toBe(250);
    expect(notified).not.toContain('p0002');
    expect(notified).toContain('p0001');
  });

  it('reporters are notified by another server when one dies meanwhile', async () => {
    await reports('anna');
    await settleReport(db, await idOfFirst(), 'resolved');
    const [message] = await claim();
    expect(message && (await markSending(db, message, NOTICE_KINDS))).toBe('go');
    await sql`update outbox set claimed_until = now() - interval '1 second'`.execute(db);
    expect(await tellAll(10)).toEqual(['anna']);
  });
});

it('a report follows a merged title, is deleted with its title, and disappears with a person or in time', async () => {
  await reports('anna', other);
  await reports('bruno', other, 'other');
  await reports('bruno', film);
  await mergeTitles(db, { keep: film, other });
  expect(await open()).toMatchObject([
    { name: 'Uno', kind: 'audio', people: 2 },
    { name: 'Uno', kind: 'other' },
  ]);
  expect((await exportPersonData(db, 'bruno'))['reports']).toHaveLength(2);
  await erasePersonData(db, 'bruno');
  expect((await exportPersonData(db, 'bruno'))['reports']).toEqual([]);
  await settleReport(db, await idOfFirst(), 'dismissed');
  await sql`update report set settled_at = now() - interval '10 days' where state <> 'open'`.execute(db);
  expect(await deleteOldRows(db, 'report', { plays: 9, deliveries: 9, updates: 9 })).toBe(false);
  expect(await open()).toHaveLength(1);
  await removeTitle(db, film);
  const { rows } = await sql`select from report`.execute(db);
  expect(rows).toEqual([]);
});
