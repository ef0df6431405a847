import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** The answer for a group's videos: a title, with the season if their names lack it, or to be ignored. */
export type VideoAnswer = { titleId: number | null; season: number | null };

/** The owner's answer to a group of that key; undefined without one. */
export async function findVideoAnswer(db: Db, key: string): Promise<VideoAnswer | undefined> {
  return db
    .selectFrom('video_answer')
    .select(['title_id as titleId', 'season'])
    .where('group_key', '=', key)
    .executeTakeFirst();
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
