import { type RawBuilder, sql } from 'kysely';
import { all, type Db, one } from '../../database/db.ts';

/** SQL: a title, by a column with its id, is part of a running merge. */
export const isMerging = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from title_merge where (title_merge.title_id = ${id} or keep_id = ${id}) and state <> 'left')`;

/** SQL: the title that `title` is being merged into; null without a merge. */
export const MERGES_INTO = sql<number | null>`(
  select keep_id from title_merge where title_merge.title_id = title.id and state <> 'left')`;

/** SQL: `title` is being merged into a different one: it stays hidden. */
export const IS_MERGED_AWAY = sql<boolean>`(${MERGES_INTO} is not null)`;

/** True if one of the titles is being merged. */
export async function isOneMerging(db: Db, ids: readonly number[]): Promise<boolean> {
  const merging = await one(db)`
    select from unnest(${[...ids]}::int[]) as one(id) where ${isMerging(sql`one.id`)} limit 1`;
  return merging !== undefined;
}

/** Merges that have not ended, by the id of the title that goes; `left`: an owner has dropped it. */
export type UnendedMerges = ReadonlyMap<number, 'running' | 'left'>;

export async function readUnendedMerges(db: Db): Promise<UnendedMerges> {
  const rows = await all<{ id: number; isLeft: boolean }>(db)`
    select title_id as id, state = 'left' as "isLeft" from title_merge`;
  return new Map(rows.map(({ id, isLeft }) => [id, isLeft ? 'left' : 'running']));
}
