import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { groupKeyPrefix, type VideoGroupKind } from '../matching/video-group.ts';

/** Unmatched posts that are asked about in one question. */
export type VideoGroup = { key: string; firstPost: number; posts: number };
export type UnmatchedVideos = { group: VideoGroup | undefined; groups: number; posts: number; index: number };

/** Posts from before the groups have no key: each is one of its own until it is looked at again. */
const KEY = sql<string>`coalesce(group_key, 'post:' || id)`;

function ofKind(kind: VideoGroupKind | undefined) {
  if (kind === undefined) return sql`true`;
  if (kind !== 'other') return sql`starts_with(${KEY}, ${groupKeyPrefix(kind)})`;
  return sql`not starts_with(${KEY}, ${groupKeyPrefix('film')}) and not starts_with(${KEY}, ${groupKeyPrefix('serie')})`;
}

/** The group of unmatched posts at a place in the queue, the largest first, and how many there are; the last one beyond the end. */
export async function unmatchedVideosAt(
  db: Kysely<Schema>,
  { index, kind }: { index: number; kind?: VideoGroupKind | undefined },
): Promise<UnmatchedVideos> {
  const { rows } = await sql<VideoGroup & { groups: number; all: number; index: number }>`
    with grouped as (
      select ${KEY} as key, min(id) as "firstPost", count(*)::int as posts
      from source_post where state = 'unsure' and ${ofKind(kind)} group by 1
    ), placed as (
      select *, (count(*) over ())::int as groups, (sum(posts) over ())::int as all,
        (row_number() over (order by posts desc, "firstPost"))::int - 1 as index
      from grouped
    )
    select * from placed where index = least(${index}::int, groups - 1)`.execute(db);
  const [found] = rows;
  if (!found) return { group: undefined, groups: 0, posts: 0, index: 0 };
  const { groups, all, index: at, ...group } = found;
  return { group, groups, posts: all, index: at };
}

/** How many posts are unmatched. */
export async function countUnmatchedPosts(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('source_post')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'unsure')
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of a group's unmatched posts, in the order that they came. */
export async function postsOfGroup(
  db: Kysely<Schema>,
  key: string,
  { after = 0, limit = 5000 }: { after?: number; limit?: number } = {},
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from source_post
    where state = 'unsure' and ${KEY} = ${key} and id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ignores unmatched posts: of a group, or all of a kind. Answers how many. */
export async function ignoreVideos(
  db: Kysely<Schema>,
  which: { key: string } | { kind: VideoGroupKind | undefined },
): Promise<number> {
  const { rows } = await sql`
    update source_post set state = 'ignored', by_hand = true, told_at = now(), changed_at = now()
    where state = 'unsure' and ${'key' in which ? sql`${KEY} = ${which.key}` : ofKind(which.kind)}
    returning id`.execute(db);
  return rows.length;
}

/** Unmatched posts after another one, in the order of their ids. */
export async function unmatchedPostsAfter(
  db: Kysely<Schema>,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('source_post')
    .select('id')
    .where('state', '=', 'unsure')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores the group of an unmatched post. */
export async function saveVideoGroup(db: Kysely<Schema>, postId: number, key: string): Promise<void> {
  await db.updateTable('source_post').set({ group_key: key }).where('id', '=', postId).execute();
}
