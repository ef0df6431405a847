import { type RawBuilder, sql } from 'kysely';

/** SQL: a title whose rows are not being deleted, see `remove-titles.ts`. Only where hidden ones are looked at, too. */
export function notBeingRemoved(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from title_removal where title_removal.content_id = ${id})`;
}
