import { sql } from 'kysely';
import { all, type Db } from '../../../database/db.ts';
import { removeTitle } from '../../catalogue/remove-titles.ts';
import { assignVideoPost } from '../videos/assign-video-post.ts';
import { findVideoPostById } from '../videos/video-posts.ts';

/**
 * Has videos wait again that an owner has matched by hand, and forgets the answers for later ones of their names. A title that
 * was just made of one of them goes, unless it has another video. Returns how many.
 */
export async function takeBackMatched(db: Db, postIds: readonly number[]): Promise<number> {
  const taken: number[] = [];
  for (const id of postIds) {
    const post = await findVideoPostById(db, id);
    if (post?.state !== 'kept' || !post.byHand) continue;
    await assignVideoPost(db, post, { parts: [], state: 'unsure', byHand: true });
    taken.push(id);
  }
  await waitAgain(db, taken);
  for (const id of await emptyTitlesMadeOf(db, taken)) await removeTitle(db, id);
  return taken.length;
}

/** By hand no longer, so that a title that comes later may match them. */
async function waitAgain(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    with waiting as (
      update source_post set by_hand = false where id = any(${[...ids]}::int[]) returning group_key
    )
    delete from video_answer using waiting where video_answer.group_key = waiting.group_key`.execute(db);
}

async function emptyTitlesMadeOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await all<{ id: number }>(db)`
    select content.id from content
    where origin in (select 'video:' || file_unique_id from source_post where id = any(${[...ids]}::int[]))
      and created_at > now() - interval '1 hour'
      and not exists (select from video where video.content_id = content.id)`;
  return rows.map(({ id }) => id);
}
