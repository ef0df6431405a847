import { sql } from 'kysely';
import type { SettledVideos } from '../../../../contract/desk/videos.ts';
import { all, type Db, type DbTransaction } from '../../../database/db.ts';
import { lockTitles } from '../../catalogue/locks.ts';
import { removeTitle } from '../../catalogue/remove-titles.ts';
import type { Change } from '../../changes/changes.ts';
import { assignVideoPost } from '../posts/assign-video-post.ts';
import { findVideoPostById } from '../posts/video-posts.ts';
import { changeOfTakingBack } from './changes-of-videos.ts';
import { MADE_OF_VIDEO } from './title-of-videos.ts';
import { takeBackIgnored } from './video-groups.ts';

/** Has videos wait again that were matched by hand, to `titles`, and those that were ignored together with others. */
export async function takeBackVideos(
  transaction: DbTransaction,
  { matched, ignored }: SettledVideos,
): Promise<{ videos: number; titles: number[]; changes: Change[] }> {
  const { taken, titles } = await takeBackMatched(transaction, matched);
  let videos = taken.length;
  for (const post of ignored) videos += await takeBackIgnored(transaction, post);
  const changes = videos > 0 ? [changeOfTakingBack(videos)] : [];
  return { videos, titles, changes };
}

/** Forgets the answers for later videos of their names, too. */
async function takeBackMatched(
  transaction: DbTransaction,
  postIds: readonly number[],
): Promise<{ taken: number[]; titles: number[] }> {
  // All titles at once: one after the other, two people might wait for each other.
  const rows = await all<{ id: number }>(transaction)`
    select distinct title_id as id from video where post_id = any(${[...postIds]}::int[])`;
  const titles = idsOf(rows);
  await lockTitles(transaction, titles);
  const taken: number[] = [];
  for (const id of postIds) {
    const post = await findVideoPostById(transaction, id);
    if (post?.state !== 'kept' || !post.byHand) continue;
    await assignVideoPost(transaction, post, { parts: [], state: 'unmatched', byHand: true });
    taken.push(id);
  }
  await waitAgain(transaction, taken);
  return { taken, titles };
}

/** Removes those of some titles that were just made of videos and have none: a post may have another file since. */
export async function removeEmptyTitles(db: Db, ids: readonly number[]): Promise<void> {
  const empty = await all<{ id: number }>(db)`
    select id from title
    where id = any(${[...ids]}::int[])
      and origin like ${`${MADE_OF_VIDEO}%`}
      and created_at > now() - interval '1 hour'
      and not exists (select from video where video.title_id = title.id)`;
  for (const id of idsOf(empty)) await removeTitle(db, id);
}

/** No longer matched by hand, so that a title that is added later may match them. */
async function waitAgain(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    with unmatched as (
      update video_post set by_hand = false where id = any(${[...ids]}::int[]) returning group_key
    )
    delete from video_answer using unmatched where video_answer.group_key = unmatched.group_key`.execute(db);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
