import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Episode } from '../catalogue/rules/episode.ts';

type Place = { userId: string; titleId: number };

/** Stores the last episode delivered to a person. */
export async function saveWatchProgress(
  db: Kysely<Schema>,
  { userId, titleId }: Place,
  episode: Episode,
): Promise<void> {
  await db
    .insertInto('watch_progress')
    .values({ user_id: userId, content_id: titleId, ...episode })
    .onConflict((conflict) => conflict.columns(['user_id', 'content_id']).doUpdateSet(episode))
    .execute();
}

/** The next episode for a person who began a series; undefined when there is none. */
export function episodeToResume(
  db: Kysely<Schema>,
  { userId, titleId }: Place,
): Promise<Episode | undefined> {
  const reached = sql`(
    select season, episode from watch_progress where user_id = ${userId} and content_id = ${titleId}
  )`;
  return firstAfter(db, titleId, reached);
}

/** The next episode with a source. */
export function nextEpisode(
  db: Kysely<Schema>,
  titleId: number,
  { season, episode }: Episode,
): Promise<Episode | undefined> {
  return firstAfter(db, titleId, sql`(${season}::int, ${episode}::int)`);
}

async function firstAfter(
  db: Kysely<Schema>,
  titleId: number,
  position: RawBuilder<unknown>,
): Promise<Episode | undefined> {
  const { rows } = await sql<Episode>`
    select season, episode from source
    where content_id = ${titleId} and season is not null and (season, episode) > ${position}
    order by season, episode limit 1`.execute(db);
  return rows[0];
}
