import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteVideo,
  markVideoLost,
  setVideoLost,
  swapWithReplaced,
} from '../../../../src/server/modules/sources/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/sources/save-video.ts';
import { videosOfTitle } from '../../../../src/server/modules/sources/title-videos.ts';
import type { VideoSource } from '../../../../src/server/modules/sources/video-source.ts';
import { findSource } from '../../support/find-source.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

let titleId: number;
const db = await useTestDatabase();
beforeEach(async () => {
  [titleId = 0] = await addTestTitles(db, [{}]);
});

const film: VideoSource = { kind: 'video', fileId: 'film' };
const first = { season: 1, episode: 1 };
const second = { season: 1, episode: 2 };

it('a source replaces that of its part, whatever its kind', async () => {
  expect(await saveVideoAndNotify(db, { titleId }, film)).toMatchObject({ outcome: 'new' });
  const message: VideoSource = { kind: 'message', chatId: '@canale', messageId: 34 };
  expect(await saveVideoAndNotify(db, { titleId }, message)).toMatchObject({ outcome: 'replaced' });
  expect(await findSource(db, { titleId })).toEqual(message);
});

it('a title and each of its episodes have separate sources', async () => {
  const parts = [{ titleId }, { titleId, episode: first }, { titleId, episode: second }];
  for (const [index, part] of parts.entries())
    expect(await saveVideoAndNotify(db, part, { kind: 'video', fileId: `file ${index}` })).toMatchObject({
      outcome: 'new',
    });
  expect(await Promise.all(parts.map((part) => findSource(db, part)))).toEqual(
    parts.map((_, index) => ({ kind: 'video', fileId: `file ${index}` })),
  );
});

it.each([undefined, first])('concurrent sources of one part are all accepted: %j', async (episode) => {
  const sources = Array.from({ length: 20 }, (_, index) => ({ ...film, fileId: `file ${index}` }));
  const outcomes = await Promise.all(sources.map((one) => saveVideoAndNotify(db, { titleId, episode }, one)));
  expect(outcomes.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
  expect(sources).toContainEqual(await findSource(db, { titleId, episode }));
});

describe('a replaced source', () => {
  const older: VideoSource = { kind: 'message', chatId: '@canale', messageId: 34 };
  const newer: VideoSource = { kind: 'message', chatId: '@canale', messageId: 35 };
  const newest: VideoSource = { kind: 'link', url: 'https://films.example/1' };
  const videoId = async () => (await videosOfTitle(db, titleId))[0]?.id ?? 0;
  const kept = async () => (await videosOfTitle(db, titleId)).filter(({ isReplaced }) => isReplaced);

  it('comes back when the newer one is deleted, the last one first', async () => {
    for (const source of [older, newer, newest]) await saveVideoAndNotify(db, { titleId }, source);
    expect(await deleteVideo(db, { id: await videoId() })).toMatchObject({ isReplaced: true });
    expect(await findSource(db, { titleId })).toEqual(newer);
    expect(await deleteVideo(db, { id: await videoId() })).toMatchObject({ isReplaced: true });
    expect(await findSource(db, { titleId })).toEqual(older);
    expect(await deleteVideo(db, { id: await videoId() })).toMatchObject({ isReplaced: false });
    expect(await deleteVideo(db, { id: 1 })).toBeUndefined();
  });

  it('replaces a newer one that is lost, which is kept aside', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    await saveVideoAndNotify(db, { titleId }, newer);
    expect(await markVideoLost(db, { titleId })).toBe(true);
    expect(await findSource(db, { titleId })).toEqual(older);
    expect(await kept()).toMatchObject([{ source: newer, lostAt: expect.any(Date) }]);
    expect(await markVideoLost(db, { titleId })).toBe(false);
    expect(await findSource(db, { titleId })).toEqual(older);
  });

  it('comes back if a check finds the newer one lost', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    await saveVideoAndNotify(db, { titleId }, newer);
    expect(await setVideoLost(db, await videoId(), true)).toEqual(expect.any(Number));
    expect(await setVideoLost(db, await videoId(), false)).toBeUndefined();
    expect(await findSource(db, { titleId })).toEqual(older);
  });

  it('a replaced source is kept once, and not if it is the same or was lost', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    expect((await saveVideoAndNotify(db, { titleId }, older)).replacedId).toBeUndefined();
    await saveVideoAndNotify(db, { titleId }, newer);
    await saveVideoAndNotify(db, { titleId }, older);
    expect(await kept()).toMatchObject([{ source: newer }]);
    await deleteVideo(db, { id: await videoId() });
    await markVideoLost(db, { titleId });
    expect((await saveVideoAndNotify(db, { titleId }, newest)).replacedId).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('a replaced source is swapped with the newer one, once', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    const { replacedId = 0 } = await saveVideoAndNotify(db, { titleId }, newer);
    const swaps = await Promise.all([swapWithReplaced(db, replacedId), swapWithReplaced(db, replacedId)]);
    expect(swaps.filter((part) => part !== undefined)).toEqual([{ titleId, episode: undefined }]);
    expect(await findSource(db, { titleId })).toEqual(older);
    expect(await kept()).toMatchObject([{ source: newer }]);
  });

  it('a replaced source is not lost under concurrent replacements', async () => {
    const sources = Array.from({ length: 8 }, (_, index) => ({ ...film, fileId: `file ${index}` }));
    await Promise.all(sources.map((one) => saveVideoAndNotify(db, { titleId }, one)));
    const files = (await videosOfTitle(db, titleId)).map(({ source }) => source);
    expect(files).toHaveLength(8);
    expect(files).toEqual(expect.arrayContaining(sources));
  });
});
