import { sql } from 'kysely';
import { all, type Db, one } from '../../../database/db.ts';
import { HAS_LIKELY_TITLES, IS_KNOWN, IS_UNKNOWN, KEY } from './video-groups.ts';

/** The certainty of a group's title: an existing one, a missing one, any other case. */
export type Likelihood = 'known' | 'unknown' | 'other';
/** The visible part of the table. */
export type ShownGroups = Likelihood | 'all' | 'ignored';

/** A row of the table: videos that one answer is about. */
export type GroupRow = {
  key: string;
  firstPost: number;
  posts: number;
  likelihood: Likelihood;
  /** The best title that it may be, or the doubted one. */
  candidateId: number | null;
};

/** The last row of a page: the next one starts behind it. */
export type AfterGroup = { posts: number; firstPost: number };

const grouped = (show: ShownGroups) => sql`
  select ${KEY} as key, min(id) as "firstPost", count(*)::int as posts, (array_agg(candidate_id order by id))[1] as "candidateId",
    case when not bool_and(coalesce(${HAS_LIKELY_TITLES}, false)) then 'other' when ${IS_KNOWN} then 'known'
      when ${IS_UNKNOWN} then 'unknown' else 'other' end as likelihood
  from video_post where state = ${show === 'ignored' ? 'ignored' : 'unmatched'} group by 1`;

const isShown = (show: ShownGroups) =>
  show === 'all' || show === 'ignored' ? sql`true` : sql`likelihood = ${show}`;

/** A page of the table, the largest groups first. */
export async function groupRowsAfter(
  db: Db,
  { show, after, limit }: { show: ShownGroups; after: AfterGroup | undefined; limit: number },
): Promise<GroupRow[]> {
  const isBehind = after
    ? sql`(posts, -"firstPost") < (${after.posts}::int, ${-after.firstPost}::int)`
    : sql`true`;
  return all<GroupRow>(db)`
    select * from (${grouped(show)}) as grouped where ${isShown(show)} and ${isBehind}
    order by posts desc, "firstPost" limit ${limit}`;
}

/** The number of groups in each part of the table, of those of a name that may be a title's, and of waiting videos. */
export type GroupCounts = Record<ShownGroups, number> & { guessed: number; videos: number };

/** The number of groups that wait for an answer. */
export async function countWaitingGroups(db: Db): Promise<number> {
  const groups = await one<{ count: number }>(db)`
    select count(distinct ${KEY})::int as count from video_post where state = 'unmatched'`;
  return groups?.count ?? 0;
}

export async function countGroups(db: Db): Promise<GroupCounts> {
  const counts = await one<GroupCounts>(db)`
    select count(*)::int as all, (count(*) filter (where likelihood = 'known'))::int as known,
      (count(*) filter (where likelihood = 'unknown'))::int as unknown,
      (count(*) filter (where likelihood = 'other'))::int as other,
      (count(*) filter (where key ~ '^[fs]:.' and exists (select from title where id = "candidateId")))::int as guessed,
      coalesce(sum(posts), 0)::int as videos,
      (select count(distinct ${KEY})::int from video_post where state = 'ignored') as ignored
    from (${grouped('all')}) as grouped`;
  return counts ?? { all: 0, known: 0, unknown: 0, other: 0, ignored: 0, guessed: 0, videos: 0 };
}
