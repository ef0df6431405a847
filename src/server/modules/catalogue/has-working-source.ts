import { sql } from 'kysely';

/** SQL: `content` has a source that works. A scalar subquery, not `exists`: that could be planned as a hash of all sources. */
export const HAS_WORKING_SOURCE = sql<boolean>`(
  (select true from video where content_id = content.id and position = 0 and lost_at is null limit 1) is true)`;
