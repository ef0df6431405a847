import { type Kysely, sql } from 'kysely';

type IndexDefinition = { name: string; table: string; columns: string };

/**
 * Indexes of tables that grow with every person, play, list entry or report, whose writers `create index` would hold up
 * for minutes. Their migration creates them where there are few rows; elsewhere `buildMissingIndexes` does, beside the running
 * servers.
 */
export const LARGE_INDEXES: readonly IndexDefinition[] = [
  { name: 'play_event_latest', table: 'play_event', columns: '(user_id, id desc) include (content_id)' },
  { name: 'bot_update_by_chat', table: 'bot_update', columns: '(chat)' },
  {
    name: 'list_item_followers',
    table: 'list_item',
    columns: "(content_id, user_id) include (added_at) where list = 'liste'",
  },
  {
    name: 'watch_progress_followers',
    table: 'watch_progress',
    columns: '(content_id, user_id) include (season, episode)',
  },
  {
    name: 'report_person_of_version',
    table: 'report_person',
    columns: '(report_id, version_id, reported_at desc) where version_id is not null',
  },
  // By parts of names and ids, for owners.
  {
    name: 'person_by_words',
    table: 'person',
    columns:
      "using gin (lower(coalesce(username, '') || ' ' || coalesce(first_name, '') || ' ' || user_id) gin_trgm_ops)",
  },
  // Titles that only owners see: `content_hidden` also has the titles that lists leave out, which may be most.
  { name: 'content_hidden_by_owner', table: 'content', columns: '(id) where hidden and not unlisted' },
  // Pages of people and payments, and premium by days, for owners.
  { name: 'person_newest', table: 'person', columns: '(first_seen_at desc, user_id desc)' },
  {
    name: 'person_newest_premium',
    table: 'person',
    columns: '(first_seen_at desc, user_id desc) where premium_until is not null',
  },
  {
    name: 'person_newest_banned',
    table: 'person',
    columns: '(first_seen_at desc, user_id desc) where barred_at is not null',
  },
  { name: 'payment_newest', table: 'payment', columns: '(paid_at desc, telegram_payment_charge_id desc)' },
  { name: 'premium_grant_by_time', table: 'premium_grant', columns: '(granted_at)' },
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

/** The statement that creates one, if it is not there. */
export function createIndex({ name, table, columns }: IndexDefinition, how = ''): string {
  return `create index ${how} if not exists ${name} on ${table} ${columns}`;
}
