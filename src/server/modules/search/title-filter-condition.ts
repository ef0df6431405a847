import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { HAS_WORKING_VIDEO, visibleTo } from '../catalogue/visible-to.ts';
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

/** The titles that match filters: the newest in the catalogue, or the most played; where nobody has played any, the latest ones. */
export async function titlesMatching(db: Db, { filters, isNewest, limit }: Wanted): Promise<MatchingTitle[]> {
  const order = isNewest
    ? sql`title.created_at desc, title.id desc`
    : sql`title_stats.visualizzazioni desc, title_id`;
  const found = await all<MatchingTitle & { plays: number }>(db)`
    select id, anno as year, title.type, durata as length, visualizzazioni as plays
    from title join title_stats on title_id = id
    where ${titleFiltersCondition(filters)} order by ${order} limit ${limit}`;
  return isNewest || found[0]?.plays !== 0 ? found : latestMatching(db, filters, limit);
}

/** Releases among which those are sought that can be watched. */
const MAX_LATEST = 500;

/** The latest releases that match filters, those that can be watched first. */
async function latestMatching(db: Db, filters: TitleFilters, limit: number): Promise<MatchingTitle[]> {
  return all<MatchingTitle>(db)`
    select id, year, type, length from (
      select id, anno as year, type, durata as length, data_uscita, ${HAS_WORKING_VIDEO} as playable from title
      where ${titleFiltersCondition(filters)} order by data_uscita desc nulls last, id limit ${MAX_LATEST}
    ) as latest order by playable desc, data_uscita desc nulls last, id limit ${limit}`;
}
