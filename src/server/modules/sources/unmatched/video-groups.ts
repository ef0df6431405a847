import { type Kysely, sql } from 'kysely';
import { all, one } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { groupKeyPrefix, type LikelyTitles, type VideoGroupKind } from '../matching/video-group.ts';

/** Unmatched posts that are asked about in one question. */
export type VideoGroup = { key: string; firstPost: number; posts: number };
export type WaitingState = 'unsure' | 'ignored';
export type UnmatchedVideos = { group: VideoGroup | undefined; groups: number; posts: number; index: number };

/** Posts from before the groups have no key: each is its own until it is checked again. */
export const KEY = sql<string>`coalesce(group_key, 'post:' || id)`;

/** The part of the queue that is shown: unmatched posts of a kind, all of them, or those that were ignored. */
export type QueueFilter = VideoGroupKind | 'ignored' | 'all';

/** SQL: which posts a filter shows. */
export function inQueue(filter: QueueFilter) {
  if (filter === 'ignored') return sql`state = 'ignored'`;
  if (filter === 'all') return sql`state = 'unsure'`;
  if (filter !== 'other') return sql`(state = 'unsure' and starts_with(${KEY}, ${groupKeyPrefix(filter)}))`;
  return sql`(state = 'unsure' and not starts_with(${KEY}, ${groupKeyPrefix('film')})
    and not starts_with(${KEY}, ${groupKeyPrefix('serie')}))`;
}

/** The group of posts at a place in the queue, the largest first, and how many there are; the last one beyond the end. */
export async function unmatchedVideosAt(
  db: Kysely<Schema>,
  { index, filter }: { index: number; filter: QueueFilter },
): Promise<UnmatchedVideos> {
  const found = await one<VideoGroup & { groups: number; all: number; index: number }>(db)`
    with grouped as (
      select ${KEY} as key, min(id) as "firstPost", count(*)::int as posts
      from source_post where ${inQueue(filter)} group by 1
    ), placed as (
      select *, (count(*) over ())::int as groups, (sum(posts) over ())::int as all,
        (row_number() over (order by posts desc, "firstPost"))::int - 1 as index
      from grouped
    )
    select * from placed where index = least(${index}::int, groups - 1)`;
  if (!found) return { group: undefined, groups: 0, posts: 0, index: 0 };
  const { groups, all, index: at, ...group } = found;
  return { group, groups, posts: all, index: at };
}

/** How many posts are unmatched, of all or of some. */
export async function countUnmatchedPosts(db: Kysely<Schema>, of?: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('source_post')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'unsure')
    .where(of ? sql<boolean>`id = any(${[...of]}::int[])` : sql<boolean>`true`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of a group's unmatched or ignored posts, in the order that they came. */
export async function postsOfGroup(
  db: Kysely<Schema>,
  key: string,
  {
    after = 0,
    limit = 5000,
    state = 'unsure',
  }: { after?: number; limit?: number; state?: WaitingState } = {},
): Promise<number[]> {
  const rows = await all<{ id: number }>(db)`
    select id from source_post
    where state = ${state} and ${KEY} = ${key} and id > ${after} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** A group all of whose posts are most likely one title, or none; `titleId`: that title. */
export type LikelyGroup = VideoGroup & { titleId: number | null };

/** SQL: posts with a name whose likely titles have been counted. */
export const HAS_LIKELY_TITLES = sql<boolean>`(group_key ~ '^[fs]:.' and candidates is not null)`;
/** SQL: groups of such posts that are most likely one title of the catalogue, and those that are most likely none of it. */
export const IS_KNOWN = sql<boolean>`(min(candidates) = 1 and max(candidates) = 1
  and min(candidate_id) = max(candidate_id) and exists (select from content where content.id = min(candidate_id)))`;
export const IS_UNKNOWN = sql<boolean>`(min(candidates) = 0 and max(candidates) = 0)`;

/**
 * Groups of one name that are most likely one title of the catalogue (`known`) or none of it, the oldest first, and how many
 * there are.
 */
export async function likelyGroups(
  db: Kysely<Schema>,
  { isKnown, limit }: { isKnown: boolean; limit: number },
): Promise<{ groups: LikelyGroup[]; all: number }> {
  const rows = await all<LikelyGroup & { all: number }>(db)`
    select ${KEY} as key, min(id) as "firstPost", count(*)::int as posts, min(candidate_id) as "titleId",
      (count(*) over ())::int as all
    from source_post
    where state = 'unsure' and ${HAS_LIKELY_TITLES}
    group by 1 having ${isKnown ? IS_KNOWN : IS_UNKNOWN}
    order by min(id) limit ${limit}`;
  return { groups: rows.map(({ all: _, ...group }) => group), all: rows[0]?.all ?? 0 };
}

/** Ignores unmatched posts: of a group, or all that a filter shows. Returns the first one, and how many. */
export async function ignoreVideos(
  db: Kysely<Schema>,
  which: { key: string } | { filter: QueueFilter },
): Promise<{ firstPost: number | undefined; posts: number }> {
  const condition = 'key' in which ? sql`${KEY} = ${which.key}` : inQueue(which.filter);
  const rows = await all<{ id: number }>(db)`
    update source_post set state = 'ignored', by_hand = true, told_at = now(), changed_at = now()
    where state = 'unsure' and ${condition}
    returning id`;
  return { firstPost: rows[0]?.id, posts: rows.length };
}

/**
 * Takes back what ignored a post: all posts that were ignored at the same moment (`together`), or its group. Later posts of
 * that name wait again, too. Returns how many.
 */
export async function takeBackIgnored(
  db: Kysely<Schema>,
  postId: number,
  together: 'ignored at once' | 'group',
): Promise<number> {
  const same = together === 'group' ? sql`${KEY}` : sql`changed_at`;
  const rows = await all(db)`
    with taken as (
      update source_post set state = 'unsure', by_hand = false
      where state = 'ignored' and ${same} = (select ${same} from source_post where id = ${postId} and state = 'ignored')
      returning group_key
    ), forgotten as (
      delete from video_answer using taken
      where video_answer.group_key = taken.group_key and content_id is null
    )
    select 1 as one from taken`;
  return rows.length;
}

/** Unmatched posts, and those ignored whose name may become a title's, after another one in the order of their ids. */
export async function unmatchedPostsAfter(
  db: Kysely<Schema>,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('source_post')
    .select('id')
    .where(sql<boolean>`(state = 'unsure' or (state = 'ignored' and group_key ~ '^[fs]:.'))`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the group of an unmatched post, and what it may be. */
export async function saveVideoGroup(
  db: Kysely<Schema>,
  postId: number,
  { group, candidates, candidateId }: { group: string } & LikelyTitles,
): Promise<void> {
  const found = { group_key: group, candidates, candidate_id: candidateId ?? null };
  await db.updateTable('source_post').set(found).where('id', '=', postId).execute();
}
