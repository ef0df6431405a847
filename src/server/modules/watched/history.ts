import { type Kysely, sql } from 'kysely';
import type { RowWindow } from '../../chat/messages/paged-list.ts';
import type { Schema } from '../../database/schema.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import { visibleTo } from '../catalogue/visible-to.ts';

/** A film or episode that a person has watched. */
export type WatchedPart = {
  titleId: number;
  name: string;
  year: number;
  /** Null for a film. */
  episode: Episode | null;
  watchedAt: Date;
};

/** What a person has watched, the latest first. */
export async function readHistory(
  db: Kysely<Schema>,
  { userId, limit, offset }: RowWindow & { userId: string },
): Promise<WatchedPart[]> {
  const { rows } = await sql<WatchedPart>`
    select content.id as "titleId", titolo as name, anno as year, watched_at as "watchedAt",
      case when season is not null then json_build_object('season', season, 'episode', episode) end as episode
    from viewing join content on content.id = content_id and ${visibleTo('people')}
    where user_id = ${userId} and watched_at is not null
    order by viewing.watched_at desc, viewing.content_id, viewing.season, viewing.episode
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
