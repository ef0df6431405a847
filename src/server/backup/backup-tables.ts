import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A table in a back-up. */
export type BackupTable = {
  name: string;
  /** All but generated columns. */
  columns: string[];
  /** The identity column's sequence and its last value; null before the first. */
  sequence: { column: string; last: string | null } | null;
};

/**
 * Whether a back-up contains a table; the type demands every one. Leases belong to running servers, and neighbours of
 * titles are computed anew.
 */
const IS_KEPT: Record<keyof Schema, boolean> = {
  genre: true,
  content: true,
  title_alias: true,
  content_stats: true,
  content_genre: true,
  artist: true,
  credit: true,
  person: true,
  list_item: true,
  custom_list: true,
  custom_list_item: true,
  play_event: true,
  pending_play: true,
  play_daily: true,
  play_window: true,
  genre_window: true,
  ranking_state: true,
  delivery: true,
  bot_update: true,
  lease: false,
  source: true,
  changed_source: true,
  source_channel: true,
  channel_reading: true,
  source_post: true,
  replaced_source: true,
  other_version: true,
  subtitle_file: true,
  video_answer: true,
  payment: true,
  premium_grant: true,
  star_subscription: true,
  renewal_state: true,
  premium_gift: true,
  awaited_title: true,
  awaited_season: true,
  muted_title: true,
  arrived_part: true,
  watch_progress: true,
  viewing: true,
  report: true,
  report_person: true,
  announcement: true,
  outbox: true,
  arrival: true,
  rate_limited_chat: true,
  setting: true,
  search_miss: true,
  play_total: true,
  title_removal: true,
  forgotten_ban: true,
  title_request: true,
  title_requester: true,
  seerr_request: true,
  list_import: true,
  list_import_entry: true,
  title_neighbour: false,
  neighbour_refresh: false,
  movie_night: true,
  movie_night_member: true,
  movie_night_title: true,
  movie_night_vote: true,
  live_message: true,
};

/** The names of all tables that are this program's. */
export const ALL_TABLES: readonly string[] = Object.keys(IS_KEPT);

const INCLUDED_TABLES = Object.entries(IS_KEPT).flatMap(([name, isKept]) => (isKept ? [name] : []));

/** The tables that a back-up has, those that others refer to before these. */
export async function readBackupTables(db: Kysely<Schema>): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable & { refersTo: string[] }>`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_build_object('column', attname, 'last',
          pg_sequence_last_value(pg_get_serial_sequence(quote_ident(relname), attname)::regclass)::text)
        from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as sequence,
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f') as "refersTo"
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any (${INCLUDED_TABLES}::text[])
    order by relname`.execute(db);
  return inOrder(rows).map(({ name, columns, sequence }) => ({ name, columns, sequence }));
}

function inOrder<Table extends { name: string; refersTo: string[] }>(tables: readonly Table[]): Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table) => {
    for (const other of tables)
      if (other !== table && !ordered.has(other) && table.refersTo.includes(other.name)) add(other);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}
