import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Two titles with the same TMDB or IMDb id. */
export type DuplicateTitles = { keep: number; other: number; name: string };

/** Pairs of titles of one type that have the same TMDB or IMDb id, the older one first. */
export async function findDuplicateTitles(db: Kysely<Schema>, limit: number): Promise<DuplicateTitles[]> {
  const { rows } = await sql<DuplicateTitles>`
    select min(keep)::int as keep, other, name from (
      select a.id as keep, b.id as other, b.titolo as name from content as a
        join content as b on b.tmdb_id = a.tmdb_id and b.type = a.type and b.id > a.id
      union
      select a.id, b.id, b.titolo as name from content as a
        join content as b on b.imdb_id = a.imdb_id and b.type = a.type and b.id > a.id
    ) as pair group by other, name order by other limit ${limit}`.execute(db);
  return rows;
}

/** The other title, if any, that a title has its TMDB or IMDb id in common with. */
export async function findDuplicateOf(db: Kysely<Schema>, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select other.id from content as own join content as other
      on other.type = own.type and other.id <> own.id
        and (other.tmdb_id = own.tmdb_id or other.imdb_id = own.imdb_id)
    where own.id = ${id} order by other.id limit 1`.execute(db);
  return rows[0]?.id;
}
