import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../../../src/server/database/schema.ts';
import { findDuplicateTitles } from '../../../../../src/server/modules/catalogue/editing/duplicate-titles.ts';
import { titleRecordOf } from '../../../../../src/server/modules/catalogue/records/title-records.ts';
import type { TitleRecordInput } from '../../../../../src/server/modules/catalogue/rules/title-record.ts';
import { findTitleIncludingHidden } from '../../../../../src/server/modules/catalogue/titles.ts';
import { mergeTitles } from '../../../../../src/server/modules/desk/merging/merge-titles.ts';
import { importTitles } from '../../../../../src/server/modules/imports/import-titles.ts';
import { insertCustomListUnchecked } from '../../../../../src/server/modules/lists/custom-lists.ts';
import { toggleInStaticList } from '../../../../../src/server/modules/lists/static-lists.ts';
import { requestPlay } from '../../../../../src/server/modules/playback/request-delivery.ts';
import { countPlays } from '../../../../../src/server/modules/rankings/count-plays.ts';
import { findReport } from '../../../../../src/server/modules/reports/read-reports.ts';
import { reportCardMessage } from '../../../../../src/server/modules/reports/report-card-message.ts';
import { fileReport } from '../../../../../src/server/modules/reports/reports.ts';
import { versionsOfPart } from '../../../../../src/server/modules/videos/part-videos.ts';
import { saveVideoAndNotify } from '../../../../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../../../../src/server/modules/videos/title-videos.ts';
import { NO_HINTS } from '../../../../../src/server/modules/videos/versions/version-facts.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { titleIdByOrigin } from '../../../support/test-titles.ts';

const FILM = { type: 'film', titolo: 'Suspiria', data_uscita: '1977-02-01' } as const;

const db = await useTestDatabase();

const take = (...titles: readonly TitleRecordInput[]) =>
  importTitles(
    db,
    titles.map((value, index) => ({ location: `row ${index}`, value })),
  );
const idOf = async (origin: string) => (await titleIdByOrigin(db, origin)) ?? 0;
const recordOf = async (origin: string) => (await titleRecordOf(db, await idOf(origin)))?.record;
const countersOf = (id: number) =>
  db
    .selectFrom('title_stats')
    .select(['mi_piace', 'preferiti', 'visualizzazioni'])
    .where('title_id', '=', id)
    .executeTakeFirst();
const link = (url: string) => ({ kind: 'link', url }) as const;

it('an imported title with a known TMDB id updates the existing one: it keeps its fields and gets missing ones', async () => {
  await take({ ...FILM, origin: 'tmdb:movie:11906', tmdb_id: 11906, trama: 'Una ballerina.' });
  const again = await take({
    ...FILM,
    origin: 'jellyfin:abc',
    tmdb_id: 11906,
    imdb_id: 'tt0076786',
    trama: 'Altro.',
    titolo: 'Suspiria (1977)',
    sorgenti: [{ url: 'https://jf.example/1' }],
  });
  expect(again).toEqual({ created: 0, changed: 1, unchanged: 0, refused: 0 });
  expect(await recordOf('jellyfin:abc')).toBeUndefined();
  expect(await recordOf('tmdb:movie:11906')).toMatchObject({
    titolo: 'Suspiria',
    trama: 'Una ballerina.',
    imdb_id: 'tt0076786',
    sorgenti: [{ url: 'https://jf.example/1' }],
  });
});

it('importing the same again changes nothing', async () => {
  const jellyfin = {
    ...FILM,
    origin: 'jellyfin:abc',
    imdb_id: 'tt1',
    sorgenti: [{ url: 'https://jf.example/1' }],
  };
  await take({ ...FILM, origin: 'mine:suspiria', imdb_id: 'tt1' });
  await take(jellyfin);
  expect(await take(jellyfin)).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
});

it('two records of one import with the same id become one title with the videos of both', async () => {
  const counts = await take(
    {
      ...FILM,
      type: 'serie',
      origin: 'jellyfin:a',
      tmdb_id: 7,
      sorgenti: [{ stagione: 1, episodio: 1, url: 'https://a.example' }],
    },
    {
      ...FILM,
      type: 'serie',
      origin: 'jellyfin:b',
      tmdb_id: 7,
      sorgenti: [{ stagione: 1, episodio: 2, url: 'https://b.example' }],
    },
  );
  expect(counts).toMatchObject({ created: 1 });
  expect((await recordOf('jellyfin:a'))?.sorgenti).toHaveLength(2);
});

it('a film and a series may have the same number: TMDB numbers them separately', async () => {
  await take({ ...FILM, origin: 'a', tmdb_id: 7 }, { ...FILM, origin: 'b', type: 'serie', tmdb_id: 7 });
  expect(await recordOf('b')).toMatchObject({ type: 'serie' });
  expect(await findDuplicateTitles(db, 10)).toEqual([]);
});

/** Two titles that turned out to be one only after they were imported. */
async function twins(): Promise<{ keep: number; other: number }> {
  await take(
    { ...FILM, origin: 'mine:suspiria' },
    { ...FILM, origin: 'tmdb:movie:11906', tmdb_id: 11906, trama: 'Una ballerina.' },
  );
  await db.updateTable('title').set({ tmdb_id: 11906 }).where('origin', '=', 'mine:suspiria').execute();
  return { keep: await idOf('mine:suspiria'), other: await idOf('tmdb:movie:11906') };
}

it('titles that exist twice are found', async () => {
  const { keep, other } = await twins();
  expect(await findDuplicateTitles(db, 10)).toEqual([{ keep, other, name: 'Suspiria' }]);
});

it('a merged title has the lists, likes, plays and videos of both', async () => {
  const { keep, other } = await twins();
  const like = (userId: string, titleId: number) =>
    toggleInStaticList(db, { userId, list: 'mi_piace', titleId });
  await like('anna', keep);
  await like('anna', other);
  await like('bea', other);
  await requestPlay(db, { userId: 'anna', titleId: keep });
  await requestPlay(db, { userId: 'bea', titleId: other });
  await countPlays(db);
  await requestPlay(db, { userId: 'carla', titleId: other });
  await saveVideoAndNotify(db, { titleId: other }, link('https://b.example'));

  expect(await mergeTitles(db, { keep, other })).toBe('merged');
  await countPlays(db);

  expect(await findTitleIncludingHidden(db, other)).toBeUndefined();
  expect(await countersOf(keep)).toEqual({ mi_piace: 2, preferiti: 0, visualizzazioni: 3 });
  const likes = await db.selectFrom('list_item').select(['user_id', 'title_id']).orderBy('user_id').execute();
  expect(likes).toEqual([
    { user_id: 'anna', title_id: keep },
    { user_id: 'bea', title_id: keep },
  ]);
  expect(await videosOfTitle(db, keep)).toHaveLength(1);
  expect(await recordOf('mine:suspiria')).toMatchObject({ tmdb_id: 11906, trama: 'Una ballerina.' });
});

it('if both have a video, the second one is kept until the first is gone', async () => {
  const { keep, other } = await twins();
  await saveVideoAndNotify(db, { titleId: keep }, link('https://a.example'));
  await saveVideoAndNotify(db, { titleId: other }, link('https://b.example'));
  await mergeTitles(db, { keep, other });
  expect(await videosOfTitle(db, keep)).toMatchObject([
    { location: { url: 'https://a.example' }, isReplaced: false },
    { location: { url: 'https://b.example' }, isReplaced: true },
  ]);
});

it('importing the merged title updates the kept one', async () => {
  const { keep, other } = await twins();
  await mergeTitles(db, { keep, other });
  await db.updateTable('title').set({ tmdb_id: null }).where('id', '=', keep).execute();
  const counts = await take({ ...FILM, origin: 'tmdb:movie:11906' });
  expect(counts).toMatchObject({ created: 0 });
});

it('a title with more rows than one transaction moves is not merged', async () => {
  const { keep, other } = await twins();
  await sql`insert into list_item (user_id, list, title_id)
    select number, 'liste', ${other}::int from generate_series(1, 200001) as number`.execute(db);
  expect(await mergeTitles(db, { keep, other })).toBe('too large');
  await sql`delete from list_item where user_id = '1'`.execute(db);
  expect(await mergeTitles(db, { keep, other })).toBe('merged');
}, 120_000);

it('merging a title with itself, with a missing one, or a film with a series is refused', async () => {
  await take({ ...FILM, origin: 'a' }, { ...FILM, origin: 'b', type: 'serie' });
  const [a, b] = [await idOf('a'), await idOf('b')];
  expect(await mergeTitles(db, { keep: a, other: a })).toBe('no such title');
  expect(await mergeTitles(db, { keep: a, other: 999 })).toBe('no such title');
  expect(await mergeTitles(db, { keep: a, other: b })).toBe('not the same type');
});

it('versions of both are kept, and a version that both have twice waits as a replacement', async () => {
  const { keep, other } = await twins();
  const version = (titleId: number, quality: number, name: string) =>
    saveVideoAndNotify(
      db,
      { titleId },
      { kind: 'link', url: `https://${name}.example/` },
      { hints: { ...NO_HINTS, quality } },
    );
  await version(keep, 1080, 'a');
  await version(other, 1080, 'b');
  await version(other, 720, 'c');
  await version(other, 480, 'd');
  await mergeTitles(db, { keep, other });
  expect(await videosOfTitle(db, keep)).toMatchObject([
    { location: { url: 'https://a.example/' }, isFirst: true },
    { location: { url: 'https://c.example/' }, quality: 720 },
    { location: { url: 'https://d.example/' }, quality: 480 },
    { location: { url: 'https://b.example/' }, isReplaced: true, quality: 1080 },
  ]);
});

/** A person reports a problem with a title, by the version that was delivered. */
const report = (userId: string, titleId: number, versionId?: number) =>
  fileReport(db, { userId, part: { titleId }, kind: 'audio', versionId }, []);
const versionIds = async (titleId: number) => (await versionsOfPart(db, { titleId })).map(({ id }) => id);

it('two reports of the same kind become one, and everyone who reported is notified', async () => {
  const { keep, other } = await twins();
  await saveVideoAndNotify(db, { titleId: keep }, link('https://a.example'));
  await saveVideoAndNotify(db, { titleId: other }, link('https://b.example'));
  await report('1', keep);
  await report('2', other);
  await report('1', other);
  await report('3', other);
  await mergeTitles(db, { keep, other });
  const [left, ...more] = await db.selectFrom('report').selectAll().execute();
  expect(more).toEqual([]);
  expect(left).toMatchObject({ title_id: keep, people: 3, state: 'open' });
  const people = await db.selectFrom('report_person').select('user_id').orderBy('user_id').execute();
  expect(people.map(({ user_id }) => user_id)).toEqual(['1', '2', '3']);
});

it('a report still means the reported video, which keeps its id and all its details', async () => {
  const { keep, other } = await twins();
  const version = (titleId: number, quality: number, name: string) =>
    saveVideoAndNotify(db, { titleId }, link(`https://${name}.example/`), {
      hints: { ...NO_HINTS, quality },
    });
  await version(keep, 1080, 'good');
  await version(other, 720, 'bad');
  await version(other, 480, 'worse');
  const at = new Date('2026-01-02T00:00:00Z');
  const facts = { set_back_at: at, restored_at: at, loss_told_at: at };
  await db.updateTable('video').set(facts).where('title_id', '=', other).execute();
  const before = await versionsOfPart(db, { titleId: other });
  await report('1', other, before[0]?.id);
  await mergeTitles(db, { keep, other });
  const [, ...after] = await versionsOfPart(db, { titleId: keep });
  expect(
    after.map(({ id, url, set_back_at, restored_at, loss_told_at }) => ({
      id,
      url,
      set_back_at,
      restored_at,
      loss_told_at,
    })),
  ).toEqual(before.map(({ id, url }) => ({ id, url, ...facts })));
  const [{ id } = { id: 0 }] = await db.selectFrom('report').select('id').execute();
  expect(await findReport(db, id)).toMatchObject({
    videoId: before[0]?.id,
    version: expect.stringContaining('720'),
  });
});

it('the card of a deleted video names no other one, and removes none', async () => {
  const { keep, other } = await twins();
  await saveVideoAndNotify(db, { titleId: keep }, link('https://good.example'));
  await saveVideoAndNotify(db, { titleId: other }, link('https://bad.example'));
  const [bad] = await versionIds(other);
  const filed = await report('1', other, bad);
  await mergeTitles(db, { keep, other });
  const found = await findReport(db, typeof filed === 'object' ? filed.id : 0);
  expect(found).toMatchObject({ videoId: null, hasOthersOnly: true });
  const card = found && reportCardMessage(found);
  expect(card?.text).toContain('Il video segnalato non c’è più');
  expect(JSON.stringify(card?.reply_markup)).not.toContain('reportdrop');
});

describe('rows that both titles have once per key', () => {
  const own = { user_id: 'anna' };
  const subtitles = { file_id: 'f', file_unique_id: 'u', file_name: 'x.srt', owner_id: '9' };
  const rows: readonly [keyof Schema, object, object][] = [
    ['list_item', { ...own, list: 'liste' }, { user_id: 'bea', list: 'liste' }],
    ['awaited_title', own, { user_id: 'bea' }],
    ['awaited_season', { ...own, season: 1 }, { ...own, season: 2 }],
    ['muted_title', own, { user_id: 'bea' }],
    ['arrived_part', { season: 1, episode: 1 }, { season: 1, episode: 2 }],
    ['watch_progress', { ...own, season: 1, episode: 1 }, { user_id: 'bea', season: 1, episode: 1 }],
    ['viewing', { ...own, watched_at: new Date(0) }, { user_id: 'bea', watched_at: new Date(0) }],
    ['report', { kind: 'audio', people: 1 }, { kind: 'other', people: 1 }],
    [
      'subtitle_file',
      { ...subtitles, label: 'ita' },
      {
        ...subtitles,
        label: 'eng',
        chat_id: '-1',
        message_id: 5,
        media_group: 'm',
        reply_to: 4,
        lost_at: new Date(0),
      },
    ],
  ];

  it.each(rows)(
    '%s: the kept title’s row stays, and rows of the other alone move',
    async (table, both, only) => {
      const { keep, other } = await twins();
      const insert = (title_id: number, row: object) => {
        const values = Object.entries({ title_id, ...row });
        const names = sql.join(values.map(([name]) => sql.ref(name)));
        return sql`insert into ${sql.table(table)} (${names}) values (${sql.join(values.map(([, value]) => value))})`.execute(
          db,
        );
      };
      await insert(keep, both);
      await insert(other, both);
      await insert(other, only);
      await mergeTitles(db, { keep, other });
      const { rows: left } = await sql`select * from ${sql.table(table)}`.execute(db);
      expect(left).toHaveLength(2);
      expect(left).toEqual(
        expect.arrayContaining(
          [both, only].map((row) => expect.objectContaining({ title_id: keep, ...row })),
        ),
      );
    },
  );

  it('subtitles of one label: both files stay, told apart by their names', async () => {
    const { keep, other } = await twins();
    const add = (title_id: number, label: string, file: string) =>
      sql`insert into subtitle_file (title_id, file_id, file_unique_id, file_name, owner_id, label)
        values (${title_id}, ${file}, ${file}, ${`${file}.srt`}, '9', ${label})`.execute(db);
    await add(keep, 'ita', 'one');
    await add(keep, '', 'none');
    await add(other, 'ita', 'two');
    await add(other, 'ita two', 'three');
    await add(other, '', 'four');
    await add(other, 'eng', 'five');
    await mergeTitles(db, { keep, other });
    const left = await db
      .selectFrom('subtitle_file')
      .select(['file_id', 'label'])
      .where('title_id', '=', keep)
      .orderBy('id')
      .execute();
    expect(left.map(({ file_id, label }) => `${file_id}: ${label.replace(/ \d+$/, ' N')}`)).toEqual([
      'one: ita',
      'none: ',
      'two: ita two N',
      'three: ita two',
      'four: four',
      'five: eng',
    ]);
  });

  it('custom lists: each contains the title once', async () => {
    const { keep, other } = await twins();
    const lists = await Promise.all(
      ['Una', 'Due'].map((titolo) => insertCustomListUnchecked(db, { userId: 'anna', titolo })),
    );
    const items = lists.flatMap((list_id, index) =>
      [other, ...(index === 0 ? [keep] : [])].map((title_id) => ({ list_id, title_id })),
    );
    await db.insertInto('custom_list_item').values(items).execute();
    await mergeTitles(db, { keep, other });
    const left = await db
      .selectFrom('custom_list_item')
      .select(['list_id', 'title_id'])
      .orderBy('list_id')
      .execute();
    expect(left).toEqual(lists.toSorted((a, b) => a - b).map((list_id) => ({ list_id, title_id: keep })));
  });
});
