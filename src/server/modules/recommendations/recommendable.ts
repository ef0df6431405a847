import { type RawBuilder, sql } from 'kysely';
import { STATIC_LISTS } from '../../../contract/static-lists.ts';
import { HAS_WORKING_VIDEO, visibleTo } from '../catalogue/visible-to.ts';

/** The person whom titles are recommended to. */
export type Viewer = {
  userId: string;
  /** The person chooses titles for adults. */
  choosesAdult: boolean;
  /** Titles already found. */
  found: readonly number[];
};

/** SQL: `title` is visible, can be watched, and is nothing that the person has watched, started, put into a list or muted. */
export function isRecommendable({ userId, choosesAdult, found }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(
    ${visibleTo('lists')} and (${choosesAdult}::boolean or not title.adult) and title.id <> all(${[...found]}::int[])
    and ${isUnchosen(userId)}
    and ${isNone(sql`muted_title where muted_title.user_id = ${userId}`)}
    and ${HAS_WORKING_VIDEO})`;
}

/** SQL: a person has neither watched nor started `title`, nor put it into a static list. */
export function isUnchosen(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    title.id not in (select title_id from play_event where user_id = ${userId})
    and ${isNone(sql`viewing where viewing.user_id = ${userId}`)}
    and ${isNone(sql`watch_progress where watch_progress.user_id = ${userId}`)}
    and ${sql.join(
      STATIC_LISTS.map((list) =>
        isNone(sql`list_item where user_id = ${userId} and list = ${sql.lit(list)}`),
      ),
      sql` and `,
    )})`;
}

/**
 * SQL: `title` is none of a person's titles, looked up one by one: a join (`not exists`) compares each with all that a person has,
 * which are thousands where PostgreSQL expects a few.
 */
function isNone(ofPerson: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(select true from ${ofPerson} and title_id = title.id limit 1) is null`;
}
