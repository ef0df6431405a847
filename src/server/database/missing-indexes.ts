import { sql } from 'kysely';
import { all, type Db } from './db.ts';
import { createIndex, LARGE_INDEXES } from './migrations/large-indexes.ts';

/** Creates all missing indexes at once: for a database without other users. */
export async function createMissingIndexes(db: Db): Promise<void> {
  for (const index of LARGE_INDEXES) await sql.raw(createIndex(index)).execute(db);
}

/** An index that is missing or was left unfinished; not one that is being built. */
export type MissingIndex = { name: string; isUnfinished: boolean; create: string };

/** Finds the indexes that have to be built. */
export async function findMissingIndexes(db: Db): Promise<MissingIndex[]> {
  const names = LARGE_INDEXES.map(({ name }) => name);
  const rows = await all<{ name: string; isUnfinished: boolean }>(db)`
    select name, to_regclass(name) is not null as "isUnfinished" from unnest(${names}::text[]) as name
    where not exists (select from pg_index where indexrelid = to_regclass(name) and indisvalid)
      and not exists (select from pg_stat_progress_create_index where index_relid = to_regclass(name))`;
  return rows.flatMap((row) =>
    LARGE_INDEXES.filter(({ name }) => name === row.name).map((index) => ({
      ...row,
      create: createIndex(index, 'concurrently'),
    })),
  );
}
