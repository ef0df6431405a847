import { type RawBuilder, sql } from 'kysely';

/** SQL: a title can be reached by its id; it is not hidden, or only because it has no source (`sources/unlist-titles.ts`). */
export function reachable(table: 'content' | 'gone' = 'content'): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${table}.hidden`)} or ${sql.ref(`${table}.unlisted`)})`;
}

/** SQL: an owner has hidden a title, or it is being removed. */
export const HIDDEN_BY_OWNER = sql<boolean>`(content.hidden and not content.unlisted)`;
