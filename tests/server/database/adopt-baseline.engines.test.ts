import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBackup } from '../../../src/server/backup/read-backup.ts';
import { appliedMigrations } from '../../../src/server/database/applied-migrations.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { knownMigrations } from '../../../src/server/database/known-migrations.ts';
import { migrate, requireSchema } from '../../../src/server/database/migrate.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { PRE_RELEASE_BACKUP } from '../backup/support/backup-fixtures.ts';
import { testDatabase } from '../support/test-database.ts';

/** The database has them already. */
const later = knownMigrations().slice(1);

let database: Database;
let db: Kysely<Schema>;
beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
  await sql`create view wish as select * from delivery`.execute(db);
  await sql`create view play_uncounted as select * from pending_play`.execute(db);
  await sql`create view reached_episode as select * from watch_progress`.execute(db);
  await sql`delete from kysely_migration`.execute(db);
  const migrations = [...(await preReleaseMigrations()), ...later];
  await sql`insert into kysely_migration select name, '' from unnest(${migrations}::text[]) name`.execute(db);
  await sql`insert into wish (user_id, kind) values ('42', 'search')`.execute(db);
});
afterEach(() => database.close());

async function preReleaseMigrations(): Promise<string[]> {
  for await (const part of readBackup(PRE_RELEASE_BACKUP))
    if (part.kind === 'start') return part.start.migrations;
  return [];
}

const views = async () => {
  const { rows } = await sql<{ name: string }>`
    select viewname as name from pg_views where schemaname = current_schema() order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

it('a database with all migrations from before 1.0.0 is taken to the baseline with its rows', async () => {
  await expect(requireSchema(db)).rejects.toThrow('schema is older than this server (0001-baseline)');
  expect(await migrate(db)).toEqual(['0001-baseline']);
  expect(await appliedMigrations(db)).toEqual(knownMigrations());
  expect(await views()).toEqual([]);
  expect(await db.selectFrom('delivery').select('user_id').execute()).toEqual([{ user_id: '42' }]);
  expect(await migrate(db)).toEqual([]);
});

it('migrations of a newer build stay recorded', async () => {
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(db);
  await migrate(db);
  expect(await appliedMigrations(db)).toEqual([...knownMigrations(), '9999-later']);
});

it('an older database is left unchanged, and the message tells how to keep its data', async () => {
  await sql`delete from kysely_migration where name = '0030-unlisted-titles'`.execute(db);
  const before = await appliedMigrations(db);
  await expect(migrate(db)).rejects.toThrow(
    /lacks 0030-unlisted-titles\. To keep what is in it: .*backup FILE" with the last version before 1\.0\.0 .*restore --yes FILE/,
  );
  expect(await appliedMigrations(db)).toEqual(before);
  expect(await views()).toEqual(['play_uncounted', 'reached_episode', 'wish']);
});
