import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteVideo,
  markVideoLost,
  setVideoLost,
  swapWithReplaced,
} from '../../../../src/server/modules/videos/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../../../src/server/modules/videos/title-videos.ts';
import type { VideoLocation } from '../../../../src/server/modules/videos/video-location.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

let titleId: number;
const db = await useTestDatabase();
beforeEach(async () => {
  [titleId = 0] = await addTestTitles(db, [{}]);
});

const film: VideoLocation = { kind: 'video', fileId: 'film' };
const first = { season: 1, episode: 1 };
const second = { season: 1, episode: 2 };

it('a video replaces that of its part, whatever its kind', async () => {
  expect(await saveVideoAndNotify(db, { titleId }, film)).toMatchObject({ outcome: 'new' });
  const message: VideoLocation = { kind: 'message', chatId: '@canale', messageId: 34 };
  expect(await saveVideoAndNotify(db, { titleId }, message)).toMatchObject({ outcome: 'replaced' });
  expect(await findMainVideo(db, { titleId })).toEqual(message);
});

it('a title and each of its episodes have separate videos', async () => {
  const parts = [{ titleId }, { titleId, episode: first }, { titleId, episode: second }];
  for (const [index, part] of parts.entries())
    expect(await saveVideoAndNotify(db, part, { kind: 'video', fileId: `file ${index}` })).toMatchObject({
      outcome: 'new',
    });
  expect(await Promise.all(parts.map((part) => findMainVideo(db, part)))).toEqual(
    parts.map((_, index) => ({ kind: 'video', fileId: `file ${index}` })),
  );
});

it.each([undefined, first])('concurrent videos of one part are all accepted: %j', async (episode) => {
  const videos = Array.from({ length: 20 }, (_, index) => ({ ...film, fileId: `file ${index}` }));
  const outcomes = await Promise.all(videos.map((one) => saveVideoAndNotify(db, { titleId, episode }, one)));
  expect(outcomes.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
  expect(videos).toContainEqual(await findMainVideo(db, { titleId, episode }));
});

describe('a replaced video', () => {
  const older: VideoLocation = { kind: 'message', chatId: '@canale', messageId: 34 };
  const newer: VideoLocation = { kind: 'message', chatId: '@canale', messageId: 35 };
  const newest: VideoLocation = { kind: 'link', url: 'https://films.example/1' };
  const videoId = async () => (await videosOfTitle(db, titleId))[0]?.id ?? 0;
  const kept = async () => (await videosOfTitle(db, titleId)).filter(({ isReplaced }) => isReplaced);

  it('comes back when the newer one is deleted, the last one first', async () => {
    for (const video of [older, newer, newest]) await saveVideoAndNotify(db, { titleId }, video);
    expect(await deleteVideo(db, { id: await videoId() })).toMatchObject({ isReplaced: true });
    expect(await findMainVideo(db, { titleId })).toEqual(newer);
    expect(await deleteVideo(db, { id: await videoId() })).toMatchObject({ isReplaced: true });
    expect(await findMainVideo(db, { titleId })).toEqual(older);
    expect(await deleteVideo(db, { id: await videoId() })).toMatchObject({ isReplaced: false });
    expect(await deleteVideo(db, { id: 1 })).toBeUndefined();
  });

  it('replaces a newer one that is lost, which is kept aside', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    await saveVideoAndNotify(db, { titleId }, newer);
    expect(await markVideoLost(db, { titleId })).toBe(true);
    expect(await findMainVideo(db, { titleId })).toEqual(older);
    expect(await kept()).toMatchObject([{ location: newer, lostAt: expect.any(Date) }]);
    expect(await markVideoLost(db, { titleId })).toBe(false);
    expect(await findMainVideo(db, { titleId })).toEqual(older);
  });

  it('comes back if a check finds the newer one lost', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    await saveVideoAndNotify(db, { titleId }, newer);
    expect(await setVideoLost(db, await videoId(), true)).toEqual(expect.any(Number));
    expect(await setVideoLost(db, await videoId(), false)).toBeUndefined();
    expect(await findMainVideo(db, { titleId })).toEqual(older);
  });

  it('a replaced video is kept once, and not if it is the same or was lost', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    expect((await saveVideoAndNotify(db, { titleId }, older)).replacedId).toBeUndefined();
    await saveVideoAndNotify(db, { titleId }, newer);
    await saveVideoAndNotify(db, { titleId }, older);
    expect(await kept()).toMatchObject([{ location: newer }]);
    await deleteVideo(db, { id: await videoId() });
    await markVideoLost(db, { titleId });
    expect((await saveVideoAndNotify(db, { titleId }, newest)).replacedId).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('a replaced video is swapped with the newer one, once', async () => {
    await saveVideoAndNotify(db, { titleId }, older);
    const { replacedId = 0 } = await saveVideoAndNotify(db, { titleId }, newer);
    const swaps = await Promise.all([swapWithReplaced(db, replacedId), swapWithReplaced(db, replacedId)]);
    expect(swaps.filter((part) => part !== undefined)).toEqual([{ titleId, episode: undefined }]);
    expect(await findMainVideo(db, { titleId })).toEqual(older);
    expect(await kept()).toMatchObject([{ location: newer }]);
  });

  it('a replaced video is not lost under concurrent replacements', async () => {
    const videos = Array.from({ length: 8 }, (_, index) => ({ ...film, fileId: `file ${index}` }));
    await Promise.all(videos.map((one) => saveVideoAndNotify(db, { titleId }, one)));
    const files = (await videosOfTitle(db, titleId)).map(({ location }) => location);
    expect(files).toHaveLength(8);
    expect(files).toEqual(expect.arrayContaining(videos));
  });
});
