import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import type { MatchingTitle, TitleFilters } from './matches.ts';

/** Genres with a different name for series. */
const NAMES_OF_SERIES = new Map([
  ['Fantascienza', 'Sci-Fi & Fantasy'],
  ['Fantasy', 'Sci-Fi & Fantasy'],
  ['Azione', 'Action & Adventure'],
  ['Avventura', 'Action & Adventure'],
]);

/** SQL condition: a `title` row is in lists and matches the filters. */
export function titleFiltersCondition({
  genres = [],
  years,
  type,
  length,
  viewer = 'lists',
}: Partial<TitleFilters> = {}): RawBuilder<boolean> {
  const conditions = [visibleTo(viewer)];
  if (type === 'serie')
    conditions.push(...genres.map((genre) => sql<boolean>`title.generi && ${namesOf(genre)}::text[]`));
  else if (genres.length > 0) conditions.push(sql`title.generi @> ${genres}::text[]`);
  if (years) conditions.push(sql`title.anno between ${years.from} and ${years.to}`);
  if (type) conditions.push(sql`title.type = ${type}`);
  if (length) conditions.push(sql`title.durata between ${length.from} and ${length.to}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function namesOf(genre: string): string[] {
  const other = NAMES_OF_SERIES.get(genre);
  return other === undefined ? [genre] : [genre, other];
}

type Wanted = { filters: TitleFilters; isNewest: boolean; limit: number };

/** The titles that match filters: the most played ones, or the newest. */
export async function titlesMatching(db: Db, { filters, isNewest, limit }: Wanted): Promise<MatchingTitle[]> {
  const order = isNewest
    ? sql`title.created_at desc, title.id desc`
    : sql`title_stats.visualizzazioni desc, title_id`;
  return all<MatchingTitle>(db)`
    select id, anno as year, title.type, durata as length from title join title_stats on title_id = id
    where ${titleFiltersCondition(filters)} order by ${order} limit ${limit}`;
}
