import { all, type Db } from '../../database/db.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import type { TitleFilters } from './matches.ts';
import { titleFiltersCondition } from './title-filter-condition.ts';

/** A title credited to an artist whose name matches. */
export type TitleOfArtist = {
  id: number;
  /** The share of the words in the artist's name, from 0 to 1. */
  likeness: number;
  artist: string;
  /** A person who made a title and plays in it counts as its maker. */
  role: 'regia' | 'cast';
};

/** Names compared, and the most similar of them whose titles are ranked. */
const MAX_CANDIDATES = 1000;
const MAX_ARTISTS = 10;
/** An artist's ranked credits, those of the latest titles. */
const MAX_CREDITS = 500;

/**
 * The titles of the artists with the most similar names, the most played first. Ten namesakes have thousands of
 * credits: their indexes are read, and the rows of titles and credits, which lie far apart, only until there are enough.
 */
export async function findByArtists(
  db: Db,
  { name, filters, limit }: { name: string; filters?: TitleFilters; limit: number },
): Promise<TitleOfArtist[]> {
  const rows = await all<TitleOfArtist>(db)`
    with candidate as materialized (
      select id, nome, nome_ricerca from artist where nome_ricerca %> ${name}
    ), best as (
      select id, nome, word_similarity(${name}, nome_ricerca) as likeness
      from (select * from candidate limit ${MAX_CANDIDATES}) as likely
      order by likeness desc, length(nome_ricerca), id limit ${MAX_ARTISTS}
    ), credited as (
      select best.id as artist_id, nome, likeness, credit.title_id, title_stats.visualizzazioni as plays
      from best cross join lateral (
        select title_id from credit where artist_id = best.id order by title_id desc limit ${MAX_CREDITS}
      ) as credit join title_stats on title_stats.title_id = credit.title_id
      order by likeness desc, plays desc, credit.title_id
    )
    select title.id, likeness, nome as artist, (
      select max(role) from credit where credit.artist_id = credited.artist_id and credit.title_id = title.id
    ) as role
    from credited join title on title.id = title_id
    where ${titleFiltersCondition(filters)}
    order by likeness desc, plays desc, title_id
    limit ${limit * 2}`;
  // A title of two namesakes comes twice, and one that its director plays in.
  return uniqueById(rows).slice(0, limit);
}
