import type { RowWindow } from '../../chat/messages/paged-list.ts';
import { all, type Db } from '../../database/db.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { inTitleLanguage } from '../catalogue/title-language.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { resumedEpisodes } from './watch-progress.ts';

/** The latest of a person's series and films that are considered: more would take longer than anybody scrolls. */
const LATEST = 100;

/** A title that a person has started; `isNext`: the episode follows the last one that was delivered. */
export type UnfinishedTitle = {
  titleId: number;
  name: string;
  year: number | null;
  /** Null for a film. */
  episode: Episode | null;
  isNext: boolean;
};

/**
 * The titles that a person can continue, the latest first. Series with their next episode, or the last one while it
 * is not watched, and films that were delivered and not watched.
 */
export async function readUnfinishedTitles(
  db: Db,
  { userId, limit, offset }: RowWindow & { userId: string },
): Promise<UnfinishedTitle[]> {
  return all<UnfinishedTitle>(db)`
    with started as materialized (
      select title_id, season, episode, reached_at from watch_progress
      where user_id = ${userId} order by reached_at desc limit ${LATEST}
    ), series as (
      ${resumedEpisodes(userId)}
    ), film as (
      select title_id, delivered_at from viewing
      where user_id = ${userId} and watched_at is null order by delivered_at desc, title_id limit ${LATEST}
    )
    select title.id as "titleId", ${inTitleLanguage('titolo')} as name, anno as year, is_next as "isNext",
      case when season is not null then json_build_object('season', season, 'episode', episode) end as episode
    from (
      select * from series union all select title_id, delivered_at, false, null, null from film
    ) as unfinished
    join title on title.id = title_id and ${visibleTo('people')}
    order by at desc, title.id limit ${limit} offset ${offset}`;
}
