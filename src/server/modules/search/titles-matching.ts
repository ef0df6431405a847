import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { MatchingTitle } from './matches.ts';
import { titleFiltersCondition } from './title-filter-condition.ts';
import type { TitleFilters } from './title-filters.ts';

type Wanted = { filters: TitleFilters; isNewest: boolean; limit: number };

/** The titles that match filters: those that were played most, or the newest. */
export async function titlesMatching(
  db: Kysely<Schema>,
  { filters, isNewest, limit }: Wanted,
): Promise<MatchingTitle[]> {
  const order = isNewest
    ? sql`content.created_at desc, content.id desc`
    : sql`content_stats.visualizzazioni desc, content_id`;
  const { rows } = await sql<MatchingTitle>`
    select id, anno as year, content.type, durata as length from content join content_stats on content_id = id
    where ${titleFiltersCondition(filters)} order by ${order} limit ${limit}`.execute(db);
  return rows;
}
