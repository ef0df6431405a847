import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

type IndexDefinition = { name: string; table: string; columns: string };

/**
 * Indexes of tables that grow with every play, whose writers `create index` would hold up for minutes. Their migration
 * creates them where there are few rows; elsewhere `buildMissingIndexes` does, beside the running servers.
 */
const LARGE_INDEXES: readonly IndexDefinition[] = [
  { name: 'play_event_by_person', table: 'play_event', columns: '(user_id)' },
  { name: 'bot_update_by_chat', table: 'bot_update', columns: '(chat)' },
];

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

/** Creates all that are missing at once: for a database that nobody else uses. */
export async function createMissingIndexes(db: Kysely<Schema>): Promise<void> {
  for (const index of LARGE_INDEXES) await sql.raw(createIndex(index)).execute(db);
}

/** One that is missing, or left behind unfinished; not one that is being built. */
export type MissingIndex = { name: string; isUnfinished: boolean; create: string };

/** The indexes that have to be built. */
export async function findMissingIndexes(db: Kysely<Schema>): Promise<MissingIndex[]> {
  const names = LARGE_INDEXES.map(({ name }) => name);
  const { rows } = await sql<{ name: string; isUnfinished: boolean }>`
    select name, to_regclass(name) is not null as "isUnfinished" from unnest(${names}::text[]) as name
    where not exists (select from pg_index where indexrelid = to_regclass(name) and indisvalid)
      and not exists (select from pg_stat_progress_create_index where index_relid = to_regclass(name))`.execute(
    db,
  );
  return rows.flatMap((row) =>
    LARGE_INDEXES.filter(({ name }) => name === row.name).map((index) => ({
      ...row,
      create: createIndex(index, 'concurrently'),
    })),
  );
}

function createIndex({ name, table, columns }: IndexDefinition, how = ''): string {
  return `create index ${how} if not exists ${name} on ${table} ${columns}`;
}
