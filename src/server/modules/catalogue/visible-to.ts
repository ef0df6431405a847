import { type RawBuilder, sql } from 'kysely';

/** The audiences of titles, see `visibleTo`. */
export type Viewer = 'lists' | 'people' | 'owner';

/**
 * SQL: a viewer sees a title. 'lists': it is in public lists, such as rankings and search; 'people': they open it
 * by its id or have it in their own list; 'owner': it is not being removed. The table of states is in
 * `docs/architecture.md`.
 */
export function visibleTo(viewer: Viewer, table: 'title' | 'gone' = 'title'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (viewer === 'lists') return sql<boolean>`not ${column('hidden')}`;
  if (viewer === 'people') return sql<boolean>`(not ${column('hidden')} or ${column('unlisted')})`;
  return sql<boolean>`not exists (select from title_removal where title_removal.title_id = ${column('id')})`;
}

/**
 * SQL: people may open the title with this id, see `visibleTo`. Reads the ids of invisible titles, which are few
 * and in an index, in place of each title's row: for many rows of which a few are shown.
 */
export function isSeenById(id: 'title_id'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(id)} not in (select id from title where hidden and not unlisted)`;
}

/** SQL: an owner has hidden a title, or it is being removed. */
export const HIDDEN_BY_OWNER = sql<boolean>`(not ${visibleTo('people')})`;

/** SQL: `title` has a video that works. A scalar subquery, not `exists`: that could be planned as a hash of all videos. */
export const HAS_WORKING_VIDEO = sql<boolean>`(
  (select true from video where title_id = title.id and position = 0 and lost_at is null limit 1) is true)`;
