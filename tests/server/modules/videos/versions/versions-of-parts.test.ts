import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteVideo,
  markVideoLost,
  setVideoLost,
  swapWithReplaced,
} from '../../../../../src/server/modules/videos/lose-video.ts';
import { saveVideoAndNotify } from '../../../../../src/server/modules/videos/save-video.ts';
import {
  deliverableVersions,
  episodesOf,
  hasVideo,
  videosOfTitle,
} from '../../../../../src/server/modules/videos/title-videos.ts';
import {
  changeVersion,
  putVersionFirst,
} from '../../../../../src/server/modules/videos/versions/change-version.ts';
import { NO_HINTS } from '../../../../../src/server/modules/videos/versions/version-facts.ts';
import { nextEpisode } from '../../../../../src/server/modules/watched/watch-progress.ts';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { addTestTitles } from '../../../support/test-titles.ts';

let titleId: number;
const db = await useTestDatabase();
beforeEach(async () => {
  [titleId = 0] = await addTestTitles(db, [{}]);
});

const save = (quality: number | null, fileId: string, part: object = {}) =>
  saveVideoAndNotify(
    db,
    { titleId, ...part },
    { kind: 'video', fileId },
    { hints: { ...NO_HINTS, quality } },
  );
const files = async () =>
  (await deliverableVersions(db, { titleId })).map(({ location }) => 'fileId' in location && location.fileId);
const idOf = async (fileId: string) =>
  (await videosOfTitle(db, titleId)).find(
    ({ location }) => 'fileId' in location && location.fileId === fileId,
  )?.id ?? 0;

describe('the versions of a title', () => {
  it('versions are added in the order of their arrival, and the same one is replaced', async () => {
    expect(await save(1080, 'full')).toMatchObject({ outcome: 'new' });
    expect(await save(720, 'half')).toMatchObject({ outcome: 'added' });
    expect(await save(2160, 'ultra')).toMatchObject({ outcome: 'added' });
    expect(await files()).toEqual(['full', 'half', 'ultra']);
    const { outcome, replacedId = 0 } = await save(720, 'better half');
    expect(outcome).toBe('replaced');
    expect(await files()).toEqual(['full', 'better half', 'ultra']);
    await swapWithReplaced(db, replacedId);
    expect(await files()).toEqual(['full', 'half', 'ultra']);
    expect(await save(null, 'without any hint')).toMatchObject({ outcome: 'replaced' });
    expect(await files()).toEqual(['without any hint', 'half', 'ultra']);
  });

  it('versions are restored when their replacement is deleted, else the next one moves up', async () => {
    for (const [quality, file] of [
      [1080, 'full'],
      [720, 'half'],
      [720, 'better half'],
    ] as const)
      await save(quality, file);
    expect(await deleteVideo(db, { id: await idOf('full') })).toMatchObject({ isReplaced: false });
    expect(await files()).toEqual(['better half']);
    expect(await deleteVideo(db, { id: await idOf('better half') })).toMatchObject({ isReplaced: true });
    expect(await files()).toEqual(['half']);
    expect(await hasVideo(db, titleId)).toBe(true);
    await deleteVideo(db, { id: await idOf('half') });
    expect(await hasVideo(db, titleId)).toBe(false);
  });

  it('versions are not delivered while they are lost and another one works, and again when they are back', async () => {
    await save(1080, 'full');
    await save(720, 'half');
    const full = await idOf('full');
    expect(await markVideoLost(db, { titleId }, full)).toBe(true);
    expect(await files()).toEqual(['half']);
    expect(await findMainVideo(db, { titleId })).toMatchObject({ fileId: 'half' });
    expect(await hasVideo(db, titleId)).toBe(true);
    await setVideoLost(db, full, false);
    expect(await files()).toEqual(['half', 'full']);
    expect(await markVideoLost(db, { titleId }, full)).toBe(true);
    expect(await markVideoLost(db, { titleId }, await idOf('half'))).toBe(false);
    expect(await hasVideo(db, titleId)).toBe(false);
    await save(480, 'new');
    expect(await files()).toEqual(['new']);
    expect((await videosOfTitle(db, titleId)).filter(({ lostAt }) => lostAt)).toHaveLength(2);
  });

  it('keep their numbers for life, whatever replaces them', async () => {
    await save(1080, 'full');
    await save(720, 'half');
    const [full, half] = [await idOf('full'), await idOf('half')];
    const { replacedId } = await save(1080, 'newer');
    const newer = await idOf('newer');
    expect(replacedId).toBe(full);
    expect(new Set([full, half, newer]).size).toBe(3);
    expect(await deleteVideo(db, { id: full })).toBeUndefined();
    await putVersionFirst(db, half);
    await swapWithReplaced(db, full);
    expect(await videosOfTitle(db, titleId)).toMatchObject([
      { id: half, isFirst: true },
      { id: full, isReplaced: false },
      { id: newer, isReplaced: true },
    ]);
    await save(1080, 'newer');
    expect(await idOf('newer')).toBe(newer);
    expect(await files()).toEqual(['half', 'newer']);
  });

  it('versions are not offered again if they were lost and a new video has come', async () => {
    await save(1080, 'full');
    await markVideoLost(db, { titleId });
    expect(await save(1080, 'newer')).toMatchObject({ outcome: 'replaced', replacedId: undefined });
    expect(await videosOfTitle(db, titleId)).toMatchObject([{ location: { fileId: 'newer' } }]);
    await deleteVideo(db, { id: await idOf('newer') });
    expect(await hasVideo(db, titleId)).toBe(false);
  });

  it('an episode of several versions counts once', async () => {
    const episode = (number: number) => ({ episode: { season: 1, episode: number } });
    for (const number of [1, 2])
      for (const quality of [1080, 720, 480]) await save(quality, `${number} ${quality}`, episode(number));
    expect(await episodesOf(db, titleId)).toHaveLength(2);
    expect(await nextEpisode(db, titleId, { season: 1, episode: 1 })).toEqual({ season: 1, episode: 2 });
  });

  it('versions are all kept if they arrive at once, one of each', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      save([2160, 1080, 720][index % 3] ?? null, `${index}`),
    );
    await Promise.all(many);
    expect(await files()).toHaveLength(3);
    expect(await videosOfTitle(db, titleId)).toHaveLength(12);
  });

  it('versions are read from their posts when a further video arrives', async () => {
    const post = await db
      .insertInto('video_post')
      .values({
        chat_id: null,
        message_id: null,
        kind: 'video',
        file_id: 'old',
        file_unique_id: `u-${titleId}`,
        file_name: 'Film.720p.mkv',
        caption: '',
        owner_id: '1',
        state: 'kept',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const old = { kind: 'video', fileId: 'old' } as const;
    await saveVideoAndNotify(db, { titleId }, { ...old, fileId: 'oldest' });
    await saveVideoAndNotify(db, { titleId }, old, { postId: post.id });
    // An owner's own words stay.
    await changeVersion(db, await idOf('old'), { subtitles: ['ita'] });
    expect(await save(1080, 'new')).toMatchObject({ outcome: 'added' });
    expect(await deliverableVersions(db, { titleId })).toMatchObject([
      { quality: 720, subtitles: ['ita'] },
      { quality: 1080 },
    ]);
    await deleteVideo(db, { id: await idOf('old') });
    expect(await files()).toEqual(['oldest', 'new']);
  });
});
