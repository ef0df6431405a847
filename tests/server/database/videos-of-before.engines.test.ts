import { expect, it } from 'vitest';
import { replaceDatabase } from '../../../src/server/backup/replace-database.ts';
import { knownMigrations } from '../../../src/server/database/known-migrations.ts';
import {
  deleteSource,
  idOfFormerNumber,
  swapWithReplaced,
} from '../../../src/server/modules/sources/lose-source.ts';
import { saveSourceAndNotify } from '../../../src/server/modules/sources/save-source.ts';
import { describeSources } from '../../../src/server/modules/sources/video-sources.ts';
import { testDatabase } from '../support/test-database.ts';

const TIMEOUT_MS = 120_000;
const AT = '2026-11-20T12:00:00+00:00';

const video = (id: number, file_id: string, facts: object = {}) => ({
  id,
  content_id: 1,
  kind: 'video',
  file_id,
  added_at: AT,
  quality: 1080,
  languages: ['ita'],
  subtitles: [],
  note: '',
  ...facts,
});

/** Rows as a back-up has them that was made when the first, the further and the replaced videos had a table each. */
const OLD_ROWS: Record<string, object[]> = {
  content: [
    {
      id: 1,
      origin: 'mine:film',
      type: 'serie',
      titolo: 'Serie',
      titolo_ricerca: 'serie',
      adult: false,
      generi: [],
      data_uscita: '2001-01-01',
      durata: 1,
      trama: '',
      created_at: AT,
      updated_at: AT,
    },
  ],
  source: [
    video(1, 'first'),
    video(2, 'episode', { season: 1, episode: 1, quality: null, languages: [], restored_at: AT }),
  ],
  other_version: [
    video(4, 'third', { quality: 480, position: 7, lost_at: AT }),
    video(3, 'second', { quality: 720, position: -2, set_back_at: AT }),
  ],
  replaced_source: [
    video(1, 'before the first', { replaced_at: AT, told_at: AT }),
    video(2, 'before the second', { quality: 720, replaced_at: AT, lost_at: AT }),
    video(3, 'of a version that is gone', { quality: 360, replaced_at: AT, told_at: AT }),
  ],
};
const SEQUENCES: Record<string, string> = { content: '1', source: '9', replaced_source: '3' };

it('a back-up of the time of three tables is restored, and every number goes on meaning its video', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { db, close } = await testDatabase();
  const before = knownMigrations().filter((name) => name < '0030');
  await replaceDatabase(db, before, async ({ add, finish }) => {
    for (const [name, rows] of Object.entries(OLD_ROWS)) {
      const last = SEQUENCES[name];
      const sequence = last === undefined ? null : { column: 'id', last };
      for (const row of rows) await add({ name, columns: Object.keys(row), sequence }, [JSON.stringify(row)]);
      await finish({ name, columns: [], sequence }, rows.length);
    }
  });
  expect(await describeSources(db, 1)).toMatchObject([
    { id: 1, isFirst: true, quality: 1080 },
    { id: 3, isFirst: false, isSetBack: true, quality: 720 },
    { id: 4, isFirst: false, lostAt: expect.any(Date) },
    ...[1080, 720, 360].map((quality) => ({ quality, isReplaced: true, source: { kind: 'video' } })),
    { id: 2, episode: { season: 1, episode: 1 }, isFirst: true },
  ]);
  expect(await db.selectFrom('video').select('id').where('restored_at', 'is not', null).execute()).toEqual([
    { id: 2 },
  ]);
  const untold = await db
    .selectFrom('video')
    .select('former_number')
    .where('replaced_at', 'is not', null)
    .where('replacement_told_at', 'is', null)
    .execute();
  expect(untold).toEqual([{ former_number: 2 }]);

  // 'Tieni quello di prima' of a message of before.
  const files = async () =>
    (await describeSources(db, 1))
      .filter(({ isReplaced, episode }) => !isReplaced && !episode)
      .map(({ source }) => 'fileId' in source && source.fileId);
  await swapWithReplaced(db, (await idOfFormerNumber(db, 1)) ?? 0);
  expect(await files()).toEqual(['before the first', 'second', 'third']);
  await swapWithReplaced(db, (await idOfFormerNumber(db, 3)) ?? 0);
  expect(await files()).toEqual(['before the first', 'second', 'third', 'of a version that is gone']);
  // 'Togli' of a message of before names a video that has been replaced since.
  expect(await deleteSource(db, { id: 1, titleId: 1 })).toBeUndefined();
  expect(await deleteSource(db, { id: 3, titleId: 1 })).toMatchObject({ isReplaced: false });
  await saveSourceAndNotify(
    db,
    { titleId: 1, episode: { season: 1, episode: 2 } },
    { kind: 'video', fileId: 'x' },
  );
  const newest = await db.selectFrom('video').select('id').orderBy('id', 'desc').executeTakeFirst();
  expect(newest?.id).toBeGreaterThan(9);
  await close();
});
