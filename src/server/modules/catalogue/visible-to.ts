import { type RawBuilder, sql } from 'kysely';

/** The audiences of titles, see `visibleTo`. */
export type Viewer = 'lists' | 'people' | 'owner';

/**
 * SQL: who sees a title. 'lists': it is in lists that are everybody's, such as rankings and search; 'people': whoever names
 * it by its id or keeps it in a list of their own sees it; 'owner': it is not being removed. The table of states is in
 * `docs/architecture.md`.
 */
export function visibleTo(viewer: Viewer, table: 'content' | 'gone' = 'content'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (viewer === 'lists') return sql<boolean>`not ${column('hidden')}`;
  if (viewer === 'people') return sql<boolean>`(not ${column('hidden')} or ${column('unlisted')})`;
  return sql<boolean>`not exists (select from title_removal where title_removal.content_id = ${column('id')})`;
}

/**
 * SQL: whoever names a title sees the one with this id, see `visibleTo`. Reads the ids of those that nobody sees, which are few
 * and in an index, in place of each title's row: for many rows of which a few are shown.
 */
export function isSeenById(id: 'content_id'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(id)} not in (select id from content where hidden and not unlisted)`;
}

/** SQL: an owner has hidden a title, or it is being removed. */
export const HIDDEN_BY_OWNER = sql<boolean>`(not ${visibleTo('people')})`;

/** SQL: `content` has a video that works. A scalar subquery, not `exists`: that could be planned as a hash of all videos. */
export const HAS_WORKING_VIDEO = sql<boolean>`(
  (select true from video where content_id = content.id and position = 0 and lost_at is null limit 1) is true)`;
