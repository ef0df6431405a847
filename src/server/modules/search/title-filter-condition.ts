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

/** SQL condition: a `content` row is in lists and matches the filters. */
export function titleFiltersCondition({
  genres = [],
  years,
  type,
  length,
  viewer = 'lists',
}: Partial<TitleFilters> = {}): RawBuilder<boolean> {
  const conditions = [visibleTo(viewer)];
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

type Wanted = { filters: TitleFilters; isNewest: boolean; limit: number };

/** The titles that match filters: the most played ones, or the newest. */
export async function titlesMatching(db: Db, { filters, isNewest, limit }: Wanted): Promise<MatchingTitle[]> {
  const order = isNewest
    ? sql`content.created_at desc, content.id desc`
    : sql`content_stats.visualizzazioni desc, content_id`;
  return all<MatchingTitle>(db)`
    select id, anno as year, content.type, durata as length from content join content_stats on content_id = id
    where ${titleFiltersCondition(filters)} order by ${order} limit ${limit}`;
}
