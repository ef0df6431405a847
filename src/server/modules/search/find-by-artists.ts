import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import { titleFiltersCondition } from './title-filter-condition.ts';
import type { TitleFilters } from './title-query.ts';

/** A title credited to an artist whose name matches. */
export type TitleOfArtist = {
  id: number;
  /** How much of the words is in the artist's name, from 0 to 1. */
  likeness: number;
  artist: string;
  role: 'regia' | 'cast';
};

/** Names compared, and the most similar of them whose titles are ranked. */
const MAX_CANDIDATES = 1000;
const MAX_ARTISTS = 20;

/** The titles of the artists with the most similar names, the most played first. */
export async function findByArtists(
  db: Kysely<Schema>,
  { name, filters, limit }: { name: string; filters?: TitleFilters; limit: number },
): Promise<TitleOfArtist[]> {
  const { rows } = await sql<TitleOfArtist>`
    with candidate as materialized (
      select id, nome, nome_ricerca from artist where nome_ricerca %> ${name}
    ), best as (
      select id, nome, word_similarity(${name}, nome_ricerca) as likeness
      from (select * from candidate limit ${MAX_CANDIDATES}) as likely
      order by likeness desc, length(nome_ricerca), id limit ${MAX_ARTISTS}
    )
    select content.id, best.likeness, best.nome as artist, credit.role
    from best
    join credit on credit.artist_id = best.id
    join content on content.id = credit.content_id
    join content_stats on content_stats.content_id = content.id
    where ${titleFiltersCondition(filters)}
    order by best.likeness desc, content_stats.visualizzazioni desc, content.id, credit.role desc
    limit ${limit * 2}`.execute(db);
  // Who made a title and plays in it comes twice, as the one who made it first.
  return uniqueById(rows).slice(0, limit);
}
