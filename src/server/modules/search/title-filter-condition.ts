import { type RawBuilder, sql } from 'kysely';
import { reachable } from '../catalogue/reachable.ts';
import type { TitleFilters } from './title-query.ts';

/** SQL condition: a `content` row is not hidden and matches the filters. */
export function titleFiltersCondition({
  genres = [],
  years,
  type,
  includesUnlisted = false,
}: Partial<TitleFilters> = {}): RawBuilder<boolean> {
  const conditions = [includesUnlisted ? reachable() : sql`not content.hidden`];
  if (genres.length > 0) conditions.push(sql`content.generi @> ${genres}::text[]`);
  if (years) conditions.push(sql`content.anno between ${years.from} and ${years.to}`);
  if (type) conditions.push(sql`content.type = ${type}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
