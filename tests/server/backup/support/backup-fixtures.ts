import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { readBackupTables } from '../../../../src/server/repositories/backup/backup-tables.ts';
import { storeUpdates } from '../../../../src/server/repositories/bot-updates.ts';
import { grantPremiumWithFirstList } from '../../../../src/server/repositories/premium/grant-premium.ts';
import { fillSmallCatalogue } from '../../support/small-catalogue.ts';

/** The small catalogue, and what is hard to carry over: infinity, odd text, numbers that were used and are free. */
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
  await sql`insert into play_event (user_id, content_id, played_at, day, first_of_day)
    select '42', id, now(), now()::date, true from content`.execute(db);
  await sql`insert into pending_play (event_id) select id from play_event`.execute(db);
}

/** All that a back-up is to carry over, the numbers that come next included. */
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

/** Writes a back-up anew, its text changed. */
export async function changeBackup(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
}
