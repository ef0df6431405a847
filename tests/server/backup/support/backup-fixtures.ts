import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readBackupTables } from '../../../../src/server/backup/backup-tables.ts';
import { storeUpdates } from '../../../../src/server/chat/updates/bot-updates.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { grantPremiumWithFirstList } from '../../../../src/server/modules/premium/premium.ts';
import { fillSmallCatalogue } from '../../support/small-catalogue.ts';

/**
 * Fills in the small catalogue, and values that are hard to restore: infinity, odd text, numbers that were used
 * and are free.
 */
export async function fillDatabase(db: Kysely<Schema>): Promise<void> {
  await fillSmallCatalogue(db);
  await grantPremiumWithFirstList(db, 'for ever', undefined);
  await storeUpdates(db, [{ id: 2 ** 40, chat: '42', payload: '{"text":"\\u0000 \\ud800 \\"\\\\ \n#{}"}' }]);
  await sql`insert into custom_list (user_id, titolo) values ('42', 'È "così"\t\\ # 🎬'), ('42', 'gone')`.execute(
    db,
  );
  await sql`delete from custom_list where titolo = 'gone'`.execute(db);
  await sql`insert into delivery (user_id, kind, created_at) values ('42', 'search', '2026-01-02 03:04:05.678901Z')`.execute(
    db,
  );
  await sql`insert into play_event (user_id, title_id, played_at, day, first_of_day)
    select '42', id, now(), now()::date, true from title`.execute(db);
  await sql`insert into pending_play (event_id) select id from play_event`.execute(db);
}

/** Everything that a back-up has to contain, including the next numbers of sequences. */
export async function contentsOf(db: Kysely<Schema>): Promise<unknown> {
  const tables = await readBackupTables(db);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const found = await sql<{ row: string }>`
      select to_json(one)::text as row from ${sql.table(name)} as one order by 1`.execute(db);
    rows[name] = found.rows.map(({ row }) => row).sort();
  }
  return { sequences: tables.map(({ name, sequence }) => [name, sequence]), rows };
}

/** Rewrites a back-up with its text changed. */
export async function changeBackup(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
}

/** Characters that end a line for some reader of lines, or are invalid text elsewhere. */
const ODD_TEXT = 'a\u2028b\u2029c\u0085d\r\ne\rf\vg\fh\u0001i\uFEFFj\\u0000\\ud800"\\\n#{"rows":0}\n{}';

/**
 * Appends `ODD_TEXT` to all text of all tables, each of which then has a row; returns the columns that accept no
 * such text.
 */
export async function fillWithOddText(db: Kysely<Schema>): Promise<string[]> {
  await fillAllTables(db, []);
  const { rows: columns } = await sql<{ table: string; column: string; isArray: boolean }>`
    select relname as table, attname as column, atttypid = 'text[]'::regtype as "isArray"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and atttypid in ('text'::regtype, 'text[]'::regtype) and attgenerated = '' and not attisdropped
    order by 1, 2`.execute(db);
  const refused: string[] = [];
  for (const { table, column, isArray } of columns) {
    const [odd, empty] = isArray
      ? [sql`array[${ODD_TEXT}::text]`, sql`'{}'`]
      : [sql`${ODD_TEXT}::text`, sql`''`];
    const append = (condition: RawBuilder<unknown>) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = coalesce(${sql.ref(column)}, ${empty}) || ${odd}
        where ${condition}`
        .execute(db)
        .then(({ numAffectedRows }) => numAffectedRows !== 0n)
        // A choice of some values, or unique.
        .catch(() => false);
    if ((await append(sql`true`)) || (await append(sql`${sql.ref(column)} is not null`))) continue;
    refused.push(`${table}.${column}`);
  }
  return refused;
}

/** Fills every table, and has one work of each of the kinds wait. */
export async function fillAllTables(db: Kysely<Schema>, kinds: readonly string[]): Promise<void> {
  await fillDatabase(db);
  for (const statement of ROWS_OF_OTHER_TABLES) await sql.raw(statement).execute(db);
  for (const kind of kinds)
    await sql`insert into due_work (kind, subject, user_id) values (${kind}, '1', '42')`.execute(db);
}

/** Statements of work that would be done at once, or of nobody. */
const NOT_OF_PEOPLE =
  /into (title_(merge|removal|import)|trouble|work_progress|fan_out|arrival|channel_reading|play_\w+) /;

/** Gives a person a row in every table that has people's. */
export async function fillTablesOf(db: Kysely<Schema>, userId: string): Promise<void> {
  await sql`insert into custom_list (user_id, titolo) values (${userId}, 'Da vedere')`.execute(db);
  for (const statement of ROWS_OF_OTHER_TABLES)
    if (!NOT_OF_PEOPLE.test(statement))
      await sql.raw(statement.replaceAll(/'42'|(?<=id, )42/g, `'${userId}'`)).execute(db);
  await sql`update title_request set people = 1`.execute(db);
}

const TITLE = '(select min(id) from title)';

const ROWS_OF_OTHER_TABLES = [
  `insert into artist (nome, nome_ricerca) values ('Uno', 'uno')`,
  `insert into credit (title_id, artist_id, role, position) select ${TITLE}, id, 'cast', 1 from artist`,
  `insert into title_translation (title_id, language, search_name) values (${TITLE}, 'en', '')`,
  `insert into list_item (user_id, list, title_id) values ('42', 'liste', ${TITLE})`,
  `insert into awaited_title (user_id, title_id) values ('42', ${TITLE})`,
  `insert into awaited_season (user_id, title_id, season) values ('42', ${TITLE}, 3)`,
  `insert into muted_title (user_id, title_id) values ('42', ${TITLE})`,
  `insert into watch_progress (user_id, title_id, season, episode) values ('42', ${TITLE}, 1, 1)`,
  `insert into viewing (user_id, title_id, watched_at) values ('42', ${TITLE}, now())`,
  `insert into report (title_id, kind) values (${TITLE}, 'audio')`,
  `insert into report_person (report_id, user_id, title_id, note) select id, '42', title_id, '' from report`,
  `insert into custom_list_item (list_id, title_id) select id, ${TITLE} from custom_list`,
  `insert into play_daily (title_id, day, plays) values (${TITLE}, '2026-01-02', 1)`,
  `insert into play_total (day, plays) values ('2026-01-02', 1)`,
  `insert into play_window (period, type, title_id, plays) values (7, 'film', ${TITLE}, 1)`,
  `insert into premium_grant (user_id, telegram_payment_charge_id, length) values ('42', 'charge', '1 day')`,
  `insert into payment (telegram_payment_charge_id, user_id, stars) values ('charge', '42', 1)`,
  `insert into renewal_state (user_id, purchase, state, changed_at) values ('42', '', 'failed', now())`,
  `insert into premium_gift (code, giver_id, recipient_id, telegram_payment_charge_id) values ('c', '42', '43', 'gift')`,
  `insert into search_miss (day, words) values ('2026-01-02', 'nulla')`,
  `insert into search_miss_person (day, words, user_id) values ('2026-01-02', 'nulla', '42')`,
  `insert into setting (key, value) values ('odd', '')`,
  `insert into video_channel (chat_id, title, owner_id) values ('-100', '', '42')`,
  `insert into intake (owner_id, since, reading, text, buttons) values ('42', now(), 0, '', '[]')`,
  `insert into skipped_post (chat_id, message_id, owner_id, kind, file_name)
    values ('-100', 8, '42', 'animation', '')`,
  `insert into channel_reading (chat_id, newest, next_number) values ('-100', 5, 3)`,
  `insert into video_answer (group_key, title_id) values ('f:odd', ${TITLE})`,
  `insert into video_post (chat_id, message_id, kind, file_id, file_unique_id, file_name, caption, owner_id, state)
    values ('-100', 1, 'video', '', '', '', '', '42', 'unmatched')`,
  `insert into video (title_id, season, episode, kind, chat_id, message_id)
    values (${TITLE}, 1, 1, 'message', '-100', 1)`,
  `insert into video (title_id, season, episode, kind, file_id) values (${TITLE}, 1, 2, 'video', '')`,
  `insert into video (title_id, season, episode, kind, url) values (${TITLE}, 1, 3, 'link', '')`,
  `insert into video (position, title_id, season, episode, kind, url) values (1, ${TITLE}, 1, 3, 'link', '')`,
  `insert into video (position, replaced_by, replaced_at, title_id, season, episode, kind, file_id)
    select null, id, now(), ${TITLE}, 1, 2, 'video', 'f' from video where episode = 2`,
  `insert into subtitle_file (title_id, file_id, file_unique_id, file_name, label, owner_id)
    values (${TITLE}, '', '', '', '', '42')`,
  `insert into announcement (text) values ('')`,
  `insert into outbox (user_id, kind, subject) select '42', 'announcement', id from announcement`,
  `insert into fan_out (kind, subject) select 'announcement', id from announcement`,
  `insert into arrival (title_id, first_video, last_video) values (${TITLE}, 1, 1)`,
  `insert into arrived_part (title_id, season, episode) values (${TITLE}, 1, 1)`,
  `insert into changed_video (title_id) values (${TITLE})`,
  `insert into title_removal (title_id) values (${TITLE})`,
  `insert into title_merge (title_id, keep_id) values (${TITLE}, (select max(id) from title))`,
  `insert into title_alias (origin, title_id) values ('gone', ${TITLE})`,
  `insert into title_import (source, name, language, is_preview, input, progress)
    values ('file', '', 'it', false, '{}', '{}')`,
  `insert into work_progress (kind, jobs, moved_at) values ('digests', '{}', now())`,
  `insert into trouble (cause, subject, facts) values ('disk', '', '{}')`,
  `insert into helper (user_id, given_by) values ('42', '43')`,
  `insert into change (user_id, role, what, person_id, about, undo, undone_by)
    values ('42', 'owner', '', '43', '{}', '', '44')`,
  `insert into forgotten_ban (person_hash) values ('odd')`,
  `insert into erasure (person_hash, kind) values ('odd', 'erasure')`,
  `insert into rate_limited_chat (user_id, until) values ('42', '2026-01-02')`,
  `insert into title_request (key, words, name, type) values ('words:odd', '', '', 'film')`,
  `insert into title_requester (request_id, user_id) select id, '42' from title_request`,
  `insert into fan_out (kind, subject, details) select 'decision', id, '{"decision": "rejected"}' from title_request`,
  `insert into live_message (kind, subject, chat_id) select 'request', id, 42 from title_request`,
  `insert into due_work (kind, subject, user_id) values ('digests', '42', '42')`,
  `insert into list_import (user_id, update_id, file_name) values ('42', 1, '')`,
  `insert into list_import_entry (import_id, position, name, original_name) select id, 1, '', '' from list_import`,
  `insert into movie_night (id, title, voting_minutes, seed, left_out_genres) values ('odd', '', 30, '', '{1}')`,
  `insert into movie_night_member (night_id, user_id, member, name) values ('odd', '42', 1, '')`,
  `insert into movie_night_title (night_id, title_id, position) values ('odd', ${TITLE}, 0)`,
  `insert into movie_night_vote (night_id, member, title_id, vote, at) values ('odd', 1, ${TITLE}, 'yes', 1)`,
  `insert into live_message (kind, subject, inline_message_id) values ('night', 'odd', 'm')`,
];
