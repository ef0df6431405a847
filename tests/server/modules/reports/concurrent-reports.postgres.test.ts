import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claimFannedOut } from '../../../../src/server/modules/notices/fan-out.ts';
import { listOpenReports } from '../../../../src/server/modules/reports/read-reports.ts';
import {
  fileReport,
  MAX_REPORTS_A_DAY,
  settleReport,
} from '../../../../src/server/modules/reports/reports.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

// Races that the embedded database cannot show, which has one connection.

const db = await useTestDatabase({ size: 20, timeLimit: 60_000, waitLimit: 60_000 });

const counted = (count: number) => Array.from({ length: count }, (_, n) => n);
const reports = (userId: string, titleId: number) =>
  fileReport(db, { userId, part: { titleId }, kind: 'audio' }, ['9009']);
const open = () => listOpenReports(db, { limit: 100, offset: 0 });

it('forty people who report the same at once make one report that counts each', async () => {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await Promise.all(counted(80).map((n) => reports(String(n % 40), titleId)));
  expect(await open()).toMatchObject([{ people: 40 }]);
});

it('one person who reports title after title, on many connections at once, meets the limit', async () => {
  const ids = await addTestTitles(db, titleChanges(60));
  await Promise.all(ids.map((id) => reports('1', id)));
  expect(await open()).toHaveLength(MAX_REPORTS_A_DAY);
});

it('people who report a problem while it is resolved are notified once, or have a new report', async () => {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await reports('first', titleId);
  const id = (await open())[0]?.id ?? 0;
  await Promise.all([
    ...counted(30).map((n) => reports(String(n), titleId)),
    settleReport(db, id, 'resolved'),
  ]);
  const notified: string[] = [];
  for (;;) {
    const claims = await Promise.all(counted(4).map(() => claimFannedOut(db, NOTICE_KINDS, 5)));
    notified.push(...claims.flatMap(({ messages }) => messages.map(({ userId }) => userId)));
    const { rows } = await sql`select from fan_out`.execute(db);
    if (rows.length === 0) break;
  }
  expect(new Set(notified).size).toBe(notified.length);
  expect(notified.length + ((await open())[0]?.people ?? 0)).toBe(31);
});
