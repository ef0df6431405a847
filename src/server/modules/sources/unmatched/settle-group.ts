import type { Db } from '../../../database/db.ts';
import type { Title } from '../../catalogue/title.ts';
import { isNamedGroup } from '../matching/video-group.ts';
import { assignVideoPost } from '../videos/assign-video-post.ts';
import { saveVideoAnswer } from '../videos/video-answers.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import { assignVideos } from './assign-videos.ts';
import { ignoreVideos, postsOfGroup } from './video-groups.ts';

/** A waiting video, with its whole group unless `isOne`. */
export type WaitingGroup = { post: VideoPost; isOne: boolean };

/** The waiting videos that one answer is about. */
export async function postsIn(db: Db, { post, isOne }: WaitingGroup): Promise<number[]> {
  return isOne || post.groupKey === undefined ? [post.id] : postsOfGroup(db, post.groupKey);
}

/** Makes waiting videos a title's, and remembers that for later ones of the group's name. */
export async function assignGroup(
  db: Db,
  group: WaitingGroup,
  { title, season }: { title: Pick<Title, 'id' | 'type'>; season: number | undefined },
) {
  const posts = await postsIn(db, group);
  await remember(db, group, { titleId: title.id, season: season ?? null });
  return { posts, ...(await assignVideos(db, posts, { title, season })) };
}

/** Ignores waiting videos, and remembers that for later ones of the group's name. Returns how many. */
export async function ignoreGroup(db: Db, group: WaitingGroup): Promise<number> {
  const { post, isOne } = group;
  if (isOne || post.groupKey === undefined) {
    await assignVideoPost(db, post, { parts: [], state: 'ignored', byHand: true });
    return 1;
  }
  const posts = await ignoreVideos(db, post.groupKey);
  await remember(db, group, { titleId: null, season: null });
  return posts;
}

async function remember(
  db: Db,
  { post: { groupKey }, isOne }: WaitingGroup,
  answer: Parameters<typeof saveVideoAnswer>[2],
): Promise<void> {
  if (!isOne && groupKey !== undefined && isNamedGroup(groupKey)) await saveVideoAnswer(db, groupKey, answer);
}
