import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findReport } from '../../../../src/server/modules/reports/read-reports.ts';
import { reportCardMessage } from '../../../../src/server/modules/reports/report-card-message.ts';
import {
  fileReport,
  REPORTS_TO_SET_BACK,
  settleReport,
} from '../../../../src/server/modules/reports/reports.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { deliverableVersions, videosOfTitle } from '../../../../src/server/modules/videos/title-videos.ts';
import { NO_HINTS } from '../../../../src/server/modules/videos/versions/version-facts.ts';
import { chooseVersion } from '../../../../src/server/modules/videos/versions/version-preference.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

let titleId: number;
const db = await useTestDatabase();
beforeEach(async () => {
  [titleId = 0] = await addTestTitles(db, [{}]);
});

const add = (quality: number) =>
  saveVideoAndNotify(
    db,
    { titleId },
    { kind: 'video', fileId: `${quality}` },
    { hints: { ...NO_HINTS, quality } },
  );
const idOf = async (quality: number) =>
  (await videosOfTitle(db, titleId)).find((one) => one.quality === quality)?.id ?? 0;
const chosen = async (quality: number | null = null) =>
  chooseVersion(await deliverableVersions(db, { titleId }), { quality, language: null })?.quality;

/** This many people report a version; returns the report. */
async function report(versionId: number | undefined, people: number): Promise<number> {
  let id = 0;
  for (let index = 0; index < people; index++) {
    const userId = `${titleId} ${versionId} ${index}`;
    const filed = await fileReport(db, { userId, part: { titleId }, kind: 'audio', versionId }, []);
    if (typeof filed !== 'string') id = filed.id;
  }
  return id;
}

it('a card names the version that was reported last, and the others', async () => {
  await add(1080);
  await add(720);
  await report(await idOf(1080), 1);
  const card = await findReport(db, await report(await idOf(720), 1));
  expect(card && reportCardMessage(card).text).toContain('Versione: 720p\nSegnalate anche: 1080p');
});

describe('a version that many report', () => {
  it('a version that many report is delivered after the others, until the report is closed', async () => {
    await add(1080);
    await add(720);
    const bad = await idOf(1080);
    await report(bad, REPORTS_TO_SET_BACK - 1);
    expect(await chosen()).toBe(1080);
    const id = await report(bad, REPORTS_TO_SET_BACK);
    expect(await chosen()).toBe(720);
    expect(await chosen(1080)).toBe(720);
    const card = await findReport(db, id);
    expect(card).toMatchObject({ videoId: bad, isSetBack: true });
    expect(card && reportCardMessage(card).text).toContain(
      'Versione: 1080p\nIntanto mando prima le altre versioni.',
    );
    await settleReport(db, id, 'resolved');
    expect(await chosen()).toBe(1080);
  });

  it('starts anew when it is replaced', async () => {
    await add(1080);
    await add(720);
    const bad = await idOf(1080);
    await report(bad, REPORTS_TO_SET_BACK);
    await saveVideoAndNotify(db, { titleId }, { kind: 'video', fileId: 'mended' }, { replaces: bad });
    expect(await chosen()).toBe(1080);
    await report(bad, REPORTS_TO_SET_BACK + 1);
    expect(await chosen()).toBe(1080);
  });

  it('keeps its place if it is the only one, or if nobody knows which one was meant', async () => {
    await add(1080);
    await report(await idOf(1080), REPORTS_TO_SET_BACK);
    expect((await videosOfTitle(db, titleId))[0]).toMatchObject({ isSetBack: false });
    await add(720);
    await report(undefined, REPORTS_TO_SET_BACK);
    expect(await chosen()).toBe(1080);
  });
});

it('people of open reports are counted off an index, however many have reported a version before', async () => {
  await add(1080);
  await add(720);
  const versionId = await idOf(1080);
  const closed = await report(versionId, 1);
  await sql`
    insert into report_person (report_id, user_id, title_id, version_id)
    select ${closed}::int, 'before ' || n, ${titleId}, ${versionId} from generate_series(1, 1000) as n`.execute(
    db,
  );
  await settleReport(db, closed, 'dismissed');
  await sql`vacuum analyze`.execute(db);
  const person = { userId: 'next', part: { titleId }, kind: 'audio', versionId } as const;
  const plan = await explainQueries(db, (asking) => fileReport(asking, person, ['9009']));
  expect(plan).toContain('using report_person_of_version on');
  expect(plan).not.toContain('report_person_by_version');
  expect(await chosen()).toBe(1080);
});
