import type { Db, DbTransaction } from '../../../database/db.ts';
import type { Title } from '../../catalogue/title.ts';
import type { Change, RecordChanges } from '../../changes/changes.ts';
import { isChannelGroup, isNamedGroup, isRememberedGroup } from '../matching/video-group.ts';
import { assignVideoPost } from '../posts/assign-video-post.ts';
import { saveVideoAnswer } from '../posts/video-answers.ts';
import { nameOfVideo, type VideoPost } from '../posts/video-posts.ts';
import { assignVideos } from './assign-videos.ts';
import { changeOfIgnoring, changeOfMatching } from './changes-of-videos.ts';
import { createTitleOfVideos } from './title-of-videos.ts';
import { ignoreVideos, postsOfGroup } from './video-groups.ts';

/** An unmatched video, with its whole group unless `isOne`. */
export type UnmatchedGroup = { post: VideoPost; isOne: boolean };

/** The unmatched videos that one answer is about. */
export async function postsIn(db: Db, { post, isOne }: UnmatchedGroup): Promise<number[]> {
  return isOne || post.groupKey === undefined ? [post.id] : postsOfGroup(db, post.groupKey);
}

/** Videos of one change: others wait for its transaction, and it must be possible to undo it by one call. */
const MAX_AT_ONCE = 50;

/**
 * Makes unmatched videos a title's, and remembers that for later ones of the group's name. `left`: the first that it cannot
 * have. `store`: notes the number so far, in each transaction.
 */
export async function assignGroup(
  { db, record }: { db: Db; record: RecordChanges },
  asked: UnmatchedGroup,
  given: { title: Title; season: number | undefined; isBulk?: boolean },
  store?: (transaction: DbTransaction, assigned: number) => Promise<void>,
): ReturnType<typeof assignVideos> {
  const { title, season } = given;
  // A channel's episodes are not one film.
  const isSingle = title.type === 'film' && isChannelGroup(asked.post.groupKey);
  const group = isSingle ? { ...asked, isOne: true } : asked;
  const posts = await postsIn(db, group);
  const done: Awaited<ReturnType<typeof assignVideos>> = { assigned: [], left: undefined };
  for (let start = 0; start < posts.length; start += MAX_AT_ONCE)
    await record(async (transaction) => {
      const some = posts.slice(start, start + MAX_AT_ONCE);
      const { assigned, left } = await assignVideos(transaction, some, given);
      // After the videos, as whoever ignores them; those that others have settled meanwhile teach nothing.
      if (assigned.length > 0 || left)
        await remember(transaction, group, { titleId: title.id, season: season ?? null });
      done.assigned.push(...assigned);
      done.left ??= left;
      await store?.(transaction, done.assigned.length);
      const change = changeOfMatching(nameOfVideo(group.post), title, assigned);
      return { changes: assigned.length > 0 ? [change] : [] };
    });
  return done;
}

/** Ignores unmatched videos, and remembers that for later ones of the group's name; no change if others have settled them. */
export async function ignoreGroup(
  transaction: DbTransaction,
  group: UnmatchedGroup,
): Promise<{ changes: Change[] }> {
  const { post, isOne } = group;
  const change = (videos: number) => changeOfIgnoring({ id: post.id, name: nameOfVideo(post) }, videos);
  if (isOne || post.groupKey === undefined) {
    await assignVideoPost(transaction, post, { parts: [], state: 'ignored', byHand: true });
    return { changes: [change(1)] };
  }
  const videos = await ignoreVideos(transaction, post.groupKey);
  if (videos === 0) return { changes: [] };
  await remember(transaction, group, { titleId: null, season: null });
  return { changes: [change(videos)] };
}

async function remember(
  db: Db,
  { post: { groupKey }, isOne }: UnmatchedGroup,
  answer: Parameters<typeof saveVideoAnswer>[2],
): Promise<void> {
  if (!isOne && groupKey !== undefined && isRememberedGroup(groupKey))
    await saveVideoAnswer(db, groupKey, answer);
}

/** Makes an unmatched video a title, with its group if that is of one name; undefined without a name. */
export async function createTitleOfGroup(
  db: Db,
  { post, isOne }: UnmatchedGroup,
): Promise<Title | undefined> {
  const isNamed = post.groupKey !== undefined && isNamedGroup(post.groupKey);
  return createTitleOfVideos(db, await postsIn(db, { post, isOne: isOne || !isNamed }));
}
