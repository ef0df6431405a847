import { type Kysely, sql } from 'kysely';

type IndexDefinition = { name: string; table: string; columns: string };

/**
 * Indexes that migrations add to tables that grow with every person, play, list entry, report or message, whose writers
 * `create index` would hold up for minutes. The migration creates them where there are few rows; elsewhere
 * `buildMissingIndexes` does, beside the running servers. The baseline's tables are empty: theirs are in the tables' files.
 */
export const LARGE_INDEXES: IndexDefinition[] = [];

/** Bytes up to which a table is indexed within a migration: a second's work. */
const SMALL_TABLE_BYTES = 32 * 1024 * 1024;

/** Creates those of the indexes whose tables are small. */
export async function createIndexesOfSmallTables(
  db: Kysely<unknown>,
  names: readonly string[],
): Promise<void> {
  for (const index of LARGE_INDEXES.filter(({ name }) => names.includes(name))) {
    const { rows } = await sql`
      select where pg_relation_size(${index.table}::regclass) <= ${SMALL_TABLE_BYTES}`.execute(db);
    if (rows.length > 0) await sql.raw(createIndex(index)).execute(db);
  }
}

/** The statement that creates one, if it is not there. */
export function createIndex({ name, table, columns }: IndexDefinition, how = ''): string {
  return `create index ${how} if not exists ${name} on ${table} ${columns}`;
}
