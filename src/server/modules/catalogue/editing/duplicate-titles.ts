import { all, type Db } from '../../../database/db.ts';

/** Two titles with the same TMDB or IMDb id. */
type DuplicateTitles = { keep: number; other: number; name: string };

/** Pairs of titles of the same type with the same TMDB or IMDb id, the older one first. */
export async function findDuplicateTitles(db: Db, limit: number): Promise<DuplicateTitles[]> {
  return all<DuplicateTitles>(db)`
    select min(keep)::int as keep, other, name from (
      select a.id as keep, b.id as other, b.titolo as name from title as a
        join title as b on b.tmdb_id = a.tmdb_id and b.type = a.type and b.id > a.id
      union
      select a.id, b.id, b.titolo as name from title as a
        join title as b on b.imdb_id = a.imdb_id and b.type = a.type and b.id > a.id
    ) as pair group by other, name order by other limit ${limit}`;
}
