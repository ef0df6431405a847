import { sql } from 'kysely';
import { all, type Db } from '../../../database/db.ts';
import { areAlikeInLength } from '../matching/doubt-about-video.ts';
import { isOfAnyYear } from '../matching/video-group.ts';

/** The answer for a group's videos: a title, with the season if their names lack it, or to be ignored. */
export type VideoAnswer = { titleId: number | null; season: number | null };

/**
 * The owner's answer to a group of that key, for a video of this length; undefined without one. One about a film's name
 * without its year holds for videos of like length: remakes share their names.
 */
export async function findVideoAnswer(
  db: Db,
  key: string,
  seconds: number | undefined,
): Promise<VideoAnswer | undefined> {
  const answer = await db
    .selectFrom('video_answer')
    .select(['title_id as titleId', 'season'])
    .where('group_key', '=', key)
    .executeTakeFirst();
  if (!answer || !seconds || !isOfAnyYear(key)) return answer;
  const { titleId } = answer;
  const lengths = await (titleId === null ? lengthsOfIgnored(db, key) : lengthsOfKept(db, { key, titleId }));
  return lengths.length === 0 || lengths.some((one) => areAlikeInLength(one, seconds)) ? answer : undefined;
}

/** Videos of one name whose lengths are compared. */
const MAX_COMPARED = 50;

async function lengthsOfIgnored(db: Db, key: string): Promise<number[]> {
  const rows = await all<{ seconds: number }>(db)`
    select seconds from video_post where group_key = ${key} and state = 'ignored' and seconds > 0
    order by id limit ${MAX_COMPARED}`;
  return rows.map(({ seconds }) => seconds);
}

/** The lengths of a title's videos that were asked about by this name. */
async function lengthsOfKept(db: Db, { key, titleId }: { key: string; titleId: number }): Promise<number[]> {
  const rows = await all<{ seconds: number }>(db)`
    select post.seconds from video join video_post as post on post.id = video.post_id
    where video.title_id = ${titleId}::int and post.group_key = ${key} and post.seconds > 0
    order by post.id limit ${MAX_COMPARED}`;
  return rows.map(({ seconds }) => seconds);
}

/** Remembers an answer for videos that come later. */
export async function saveVideoAnswer(db: Db, key: string, { titleId, season }: VideoAnswer): Promise<void> {
  const answer = { title_id: titleId, season, answered_at: sql<Date>`now()` };
  await db
    .insertInto('video_answer')
    .values({ group_key: key, ...answer })
    .onConflict((taken) => taken.column('group_key').doUpdateSet(answer))
    .execute();
}
