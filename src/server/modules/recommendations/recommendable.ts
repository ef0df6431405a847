import { type RawBuilder, sql } from 'kysely';
import { HAS_WORKING_SOURCE, visibleTo } from '../catalogue/visible-to.ts';

/** The person whom titles are recommended to. */
export type Viewer = {
  userId: string;
  /** Whether they choose titles for adults. */
  choosesAdult: boolean;
  /** Titles that are found already. */
  found: readonly number[];
};

/** SQL: `content` is visible, can be watched, and is nothing that the person has watched, started, put into a list or muted. */
export function isRecommendable({ userId, choosesAdult, found }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(
    ${visibleTo('lists')} and (${choosesAdult}::boolean or not content.adult) and content.id <> all(${[...found]}::int[])
    and content.id not in (select content_id from play_event where user_id = ${userId})
    and not exists (select from viewing where viewing.user_id = ${userId} and viewing.content_id = content.id)
    and not exists (select from watch_progress where watch_progress.user_id = ${userId}
      and watch_progress.content_id = content.id)
    and not exists (select from list_item where list_item.user_id = ${userId}
      and list = any(array['liste', 'mi_piace', 'preferiti']) and list_item.content_id = content.id)
    and not exists (select from muted_title where muted_title.user_id = ${userId} and muted_title.content_id = content.id)
    and ${HAS_WORKING_SOURCE})`;
}
