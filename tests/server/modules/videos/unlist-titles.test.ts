import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  clearVideoLost,
  deleteVideo,
  markVideoLost,
} from '../../../../src/server/modules/videos/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../../../src/server/modules/videos/title-videos.ts';
import {
  listUnlistedTitles,
  reviewUnlistedTitles,
} from '../../../../src/server/modules/videos/unlist-titles.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const db = await useTestDatabase();

let film: number;
let twin: number;
/** Two titles with a video, long ago: each review looks at the newest titles and videos. */
beforeEach(async () => {
  [film = 0, twin = 0] = await addTestTitles(db, [{}, {}]);
  for (const titleId of [film, twin])
    await saveVideoAndNotify(db, { titleId }, { kind: 'link', url: `https://v.example/${titleId}` });
  const later = await addTestTitles(db, titleChanges(250));
  await sql`insert into video (title_id, kind, url)
    select id, 'link', 'https://v.example/' from unnest(${later}::int[]) as id`.execute(db);
});

/** A review that is past all titles by their ids. */
const review = () => reviewUnlistedTitles(db, 1_000_000);
const unlisted = async () =>
  (await db.selectFrom('title').select('id').where('unlisted', '=', true).execute()).map(({ id }) => id);
const changedTitles = () => db.selectFrom('changed_video').select('title_id').execute();

it.each<[string, () => Promise<unknown>]>([
  ['is lost', () => markVideoLost(db, { titleId: film })],
  [
    'is removed',
    async () => {
      const [video] = await videosOfTitle(db, film);
      await deleteVideo(db, { id: video?.id ?? 0 });
    },
  ],
  [
    'goes to another title',
    async () => {
      await sql`delete from video where title_id = ${twin}`.execute(db);
      await sql`update video set title_id = ${twin} where title_id = ${film}`.execute(db);
    },
  ],
])('a title whose video %s is unlisted by the next review', async (_name, lose) => {
  await review();
  expect(await unlisted()).toEqual([]);
  await lose();
  await review();
  expect(await unlisted()).toEqual([film]);
  expect(await changedTitles()).toEqual([]);
});

it('a title whose video works again is listed by the next review', async () => {
  await markVideoLost(db, { titleId: film });
  await review();
  await clearVideoLost(db, { titleId: film });
  await review();
  expect(await unlisted()).toEqual([]);
});

it('a title that has another video stays listed', async () => {
  await saveVideoAndNotify(db, { titleId: film }, { kind: 'link', url: 'https://v.example/better' });
  await markVideoLost(db, { titleId: film });
  await review();
  expect(await unlisted()).toEqual([]);
});

it('nothing is stored about lost videos if all titles are listed', async () => {
  await markVideoLost(db, { titleId: film });
  await listUnlistedTitles(db);
  expect(await changedTitles()).toEqual([]);
  expect(await unlisted()).toEqual([]);
});
