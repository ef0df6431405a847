import { sql } from 'kysely';
import { all, type Db } from '../../../database/db.ts';
import type { LikelyTitles } from '../matching/video-group.ts';

/** A post waits for an answer, or an owner has ignored it. */
type UnmatchedState = 'unmatched' | 'ignored';

/** SQL: a post's group. One that has not been matched yet has none, and is its own. */
export const KEY = sql<string>`coalesce(group_key, 'post:' || id)`;

/** The number of unmatched videos. */
export async function countUnmatchedVideos(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('video_post')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'unmatched')
    .executeTakeFirstOrThrow();
  return count;
}

/** The unmatched ones of some posts. */
export async function unmatchedAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await all<{ id: number }>(db)`
    select id from video_post where state = 'unmatched' and id = any(${[...ids]}::int[])`;
  return rows.map(({ id }) => id);
}

/** The most posts of a group that are read. */
const MAX_POSTS = 5000;

/** The ids of a group's unmatched or ignored videos, in the order that they came. */
export async function postsOfGroup(
  db: Db,
  key: string,
  { state }: { state: UnmatchedState } = { state: 'unmatched' },
): Promise<number[]> {
  const rows = await all<{ id: number }>(db)`
    select id from video_post where state = ${state} and ${KEY} = ${key} order by id limit ${MAX_POSTS}`;
  return rows.map(({ id }) => id);
}

/** SQL: posts with a name whose likely titles have been counted. */
export const HAS_LIKELY_TITLES = sql<boolean>`(group_key ~ '^[fs]:.' and candidates is not null)`;
/**
 * SQL: groups of such posts that are most likely one title of the catalogue, and those that are most likely none of
 * it.
 */
export const IS_KNOWN = sql<boolean>`(min(candidates) = 1 and max(candidates) = 1
  and min(candidate_id) = max(candidate_id) and exists (select from title where title.id = min(candidate_id)))`;
export const IS_UNKNOWN = sql<boolean>`(min(candidates) = 0 and max(candidates) = 0)`;

/** Ignores a group's unmatched videos. Returns their number. */
export async function ignoreVideos(db: Db, key: string): Promise<number> {
  const rows = await all<{ id: number }>(db)`
    update video_post set state = 'ignored', by_hand = true, told_at = now(), changed_at = now()
    where state = 'unmatched' and ${KEY} = ${key}
    returning id`;
  return rows.length;
}

/**
 * Takes back the answer that ignored a post: all posts ignored at the same moment. Later posts of that name wait
 * again, too. Returns the number of posts.
 */
export async function takeBackIgnored(db: Db, postId: number): Promise<number> {
  const rows = await all(db)`
    with taken as (
      update video_post set state = 'unmatched', by_hand = false
      where state = 'ignored'
        and changed_at = (select changed_at from video_post where id = ${postId} and state = 'ignored')
      returning group_key
    ), forgotten as (
      delete from video_answer using taken
      where video_answer.group_key = taken.group_key and title_id is null
    )
    select 1 as one from taken`;
  return rows.length;
}

/** Unmatched videos, and ignored ones whose name may become a title's, after an id in the order of ids. */
export async function unmatchedVideosAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('video_post')
    .select('id')
    .where(sql<boolean>`(state = 'unmatched' or (state = 'ignored' and group_key ~ '^[fs]:.'))`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the group of an unmatched video, and its likely titles. */
export async function saveVideoGroup(
  db: Db,
  postId: number,
  { group, candidates, candidateId }: { group: string } & LikelyTitles,
): Promise<void> {
  const found = { group_key: group, candidates, candidate_id: candidateId ?? null };
  await db.updateTable('video_post').set(found).where('id', '=', postId).execute();
}
