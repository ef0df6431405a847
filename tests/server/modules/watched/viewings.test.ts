import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { deleteVideo } from '../../../../src/server/modules/videos/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { readUnfinishedTitles } from '../../../../src/server/modules/watched/to-continue.ts';
import {
  isWatched,
  markWatched,
  readHistory,
  recordFilmDelivered,
  unmarkWatched,
} from '../../../../src/server/modules/watched/viewings.ts';
import {
  forgetWatchProgress,
  readSeriesEnd,
  saveWatchProgress,
} from '../../../../src/server/modules/watched/watch-progress.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const ANNA = '1001';
let film: number;
let other: number;
let series: number;
beforeEach(async () => {
  [film = 0, other = 0, series = 0] = await addTestTitles(db, [
    { name: 'Uno' },
    { name: 'Due' },
    { name: 'Serie', type: 'serie', duration: 4 },
  ]);
  for (const [season, episode] of [
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const)
    await saveVideoAndNotify(
      db,
      { titleId: series, episode: { season, episode } },
      { kind: 'link', url: `https://films.example/${season}/${episode}` },
    );
});

const episode = (season: number, number: number) => ({
  titleId: series,
  episode: { season, episode: number },
});
const delivers = (season: number, number: number) =>
  saveWatchProgress(db, { userId: ANNA, titleId: series }, { season, episode: number });
/** Moves all earlier events a minute back, so that later ones are later by any clock's resolution. */
const minutePasses = async () => {
  await sql`update viewing set delivered_at = delivered_at - interval '1 minute',
    watched_at = watched_at - interval '1 minute'`.execute(db);
  await sql`update watch_progress set reached_at = reached_at - interval '1 minute'`.execute(db);
};
const history = (limit: number, offset = 0) => readHistory(db, { userId: ANNA, limit, offset });
const names = async () => {
  const parts = await history(10);
  return parts.map((part) => (part.episode ? `S${part.episode.season}E${part.episode.episode}` : part.name));
};
const unfinished = async () => {
  const titles = await readUnfinishedTitles(db, { userId: ANNA, limit: 10, offset: 0 });
  return titles.map((one) =>
    one.episode ? `${one.name} S${one.episode.season}E${one.episode.episode}` : one.name,
  );
};
const endAfter = (season: number, number: number) =>
  readSeriesEnd(db, { userId: ANNA, titleId: series, after: { season, episode: number } });

describe('a mark', () => {
  it('a mark is made once, however often it is requested, and keeps its time', async () => {
    expect(await markWatched(db, ANNA, { titleId: film })).toBe(true);
    const marked = await history(2);
    expect(await markWatched(db, ANNA, { titleId: film })).toBe(true);
    expect(await history(2)).toEqual(marked);
    expect(marked).toHaveLength(1);
    expect(await isWatched(db, ANNA, { titleId: film })).toBe(true);
    expect(await isWatched(db, '2002', { titleId: film })).toBe(false);
  });

  it('a mark is possible for existing or deleted videos, but for no other episode, film’s episode or hidden title', async () => {
    expect(await markWatched(db, ANNA, episode(1, 9))).toBe(false);
    expect(await markWatched(db, ANNA, { titleId: series })).toBe(false);
    expect(await markWatched(db, ANNA, { titleId: film, episode: { season: 1, episode: 1 } })).toBe(false);
    expect(await markWatched(db, ANNA, { titleId: 999_999 })).toBe(false);
    const video = await db.selectFrom('video').select('id').orderBy('id').executeTakeFirstOrThrow();
    await deleteVideo(db, video);
    expect(await markWatched(db, ANNA, episode(1, 1))).toBe(true);
    await setHidden(db, film, true);
    expect(await markWatched(db, ANNA, { titleId: film })).toBe(false);
  });

  it('can be withdrawn: a delivered title can be continued again, other marks disappear', async () => {
    await recordFilmDelivered(db, { userId: ANNA, titleId: film });
    for (const titleId of [film, other]) await markWatched(db, ANNA, { titleId });
    expect(await unfinished()).toEqual([]);
    for (const titleId of [film, other, film]) await unmarkWatched(db, ANNA, { titleId });
    expect(await names()).toEqual([]);
    expect(await unfinished()).toEqual(['Uno']);
  });

  it('a mark is one for the merged title if both titles had one', async () => {
    await recordFilmDelivered(db, { userId: ANNA, titleId: film });
    await markWatched(db, ANNA, { titleId: other });
    await mergeTitles(db, { keep: film, other });
    expect(await names()).toEqual(['Uno']);
    expect(await unfinished()).toEqual([]);
  });
});

describe('an episode is marked by itself', () => {
  it('when the next one is delivered, even across the end of a season', async () => {
    await delivers(1, 1);
    expect(await names()).toEqual([]);
    await delivers(1, 2);
    await delivers(1, 2);
    expect(await names()).toEqual(['S1E1']);
    await delivers(2, 1);
    expect((await names()).sort()).toEqual(['S1E1', 'S1E2']);
  });

  it('but not when another one than the next is delivered', async () => {
    await delivers(1, 1);
    await delivers(2, 1);
    await delivers(1, 1);
    expect(await names()).toEqual([]);
  });
});

describe('the list of titles to continue', () => {
  it('contains delivered films, and series with their next episode, the latest first', async () => {
    await recordFilmDelivered(db, { userId: ANNA, titleId: film });
    await minutePasses();
    await delivers(1, 1);
    await minutePasses();
    await recordFilmDelivered(db, { userId: ANNA, titleId: other });
    await recordFilmDelivered(db, { userId: '2002', titleId: other });
    expect(await unfinished()).toEqual(['Due', 'Serie S1E2', 'Uno']);
    await minutePasses();
    await recordFilmDelivered(db, { userId: ANNA, titleId: film });
    await markWatched(db, ANNA, { titleId: other });
    expect(await unfinished()).toEqual(['Uno', 'Serie S1E2']);
  });

  it('loses a series once its last episode is watched, and has it again at a new one', async () => {
    await delivers(2, 1);
    expect(await unfinished()).toEqual(['Serie S2E1']);
    await markWatched(db, ANNA, episode(2, 1));
    expect(await unfinished()).toEqual([]);
    await saveVideoAndNotify(db, episode(2, 2), { kind: 'link', url: 'https://films.example/x' });
    expect(await unfinished()).toEqual(['Serie S2E2']);
    await forgetWatchProgress(db, { userId: ANNA, titleId: series });
    expect(await unfinished()).toEqual([]);
  });

  it('contains no hidden title', async () => {
    await recordFilmDelivered(db, { userId: ANNA, titleId: film });
    await delivers(1, 1);
    for (const titleId of [film, series]) await setHidden(db, titleId, true);
    expect(await unfinished()).toEqual([]);
  });
});

describe('the end of a series', () => {
  it('the end of a series is announced after the last episode, with watched and missing episodes, and whether notifications are on', async () => {
    for (const [season, number] of [
      [1, 1],
      [2, 1],
    ] as const)
      await markWatched(db, ANNA, episode(season, number));
    expect(await endAfter(1, 2)).toBeUndefined();
    const end = { episodes: 3, watched: 2, lastSeason: 2, seasons: 4, isTold: true };
    expect(await endAfter(2, 1)).toEqual(end);
    await sql`insert into person (user_id, series_notices_off) values (${ANNA}, true)`.execute(db);
    expect(await endAfter(2, 1)).toEqual({ ...end, isTold: false });
  });
});

it('what a person has watched is in their export, and is deleted with them', async () => {
  await markWatched(db, ANNA, episode(1, 1));
  await markWatched(db, '2002', episode(1, 1));
  expect(await exportPersonData(db, ANNA)).toMatchObject({
    watched: [{ content_id: series, season: 1, episode: 1, watched_at: expect.any(Date) }],
  });
  await erasePersonData(db, ANNA);
  expect(await names()).toEqual([]);
  expect(await isWatched(db, '2002', episode(1, 1))).toBe(true);
});

it('a page of the history starts where the previous one ends', async () => {
  for (const part of [{ titleId: film }, { titleId: other }, episode(1, 1)]) {
    await minutePasses();
    await markWatched(db, ANNA, part);
  }
  const pages = [...(await history(2)), ...(await history(2, 2))];
  expect(pages.map(({ name }) => name)).toEqual(['Serie', 'Due', 'Uno']);
});
