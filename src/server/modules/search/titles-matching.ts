import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { titleFiltersCondition } from './title-filter-condition.ts';
import type { TitleFilters } from './title-query.ts';

/** The titles of some genres, years and type that were played most. */
export async function mostPlayedMatching(
  db: Kysely<Schema>,
  { filters, limit }: { filters: TitleFilters; limit: number },
): Promise<{ id: number; year: number }[]> {
  const { rows } = await sql<{ id: number; year: number }>`
    select id, anno as year from content join content_stats on content_id = id where ${titleFiltersCondition(filters)}
    order by content_stats.visualizzazioni desc, content_id limit ${limit}`.execute(db);
  return rows;
}
