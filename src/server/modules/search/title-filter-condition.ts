import { type RawBuilder, sql } from 'kysely';
import { visibleTo } from '../catalogue/visible-to.ts';
import type { TitleFilters } from './title-filters.ts';

/** Genres that have another name where they are of series. */
const NAMES_OF_SERIES = new Map([
  ['Fantascienza', 'Sci-Fi & Fantasy'],
  ['Fantasy', 'Sci-Fi & Fantasy'],
  ['Azione', 'Action & Adventure'],
  ['Avventura', 'Action & Adventure'],
]);

/** SQL condition: a `content` row is in lists and matches the filters. */
export function titleFiltersCondition({
  genres = [],
  years,
  type,
  length,
  includesUnlisted = false,
}: Partial<TitleFilters> = {}): RawBuilder<boolean> {
  const conditions = [includesUnlisted ? visibleTo('people') : visibleTo('lists')];
  if (type === 'serie')
    conditions.push(...genres.map((genre) => sql<boolean>`content.generi && ${namesOf(genre)}::text[]`));
  else if (genres.length > 0) conditions.push(sql`content.generi @> ${genres}::text[]`);
  if (years) conditions.push(sql`content.anno between ${years.from} and ${years.to}`);
  if (type) conditions.push(sql`content.type = ${type}`);
  if (length) conditions.push(sql`content.durata between ${length.from} and ${length.to}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function namesOf(genre: string): string[] {
  const other = NAMES_OF_SERIES.get(genre);
  return other === undefined ? [genre] : [genre, other];
}
