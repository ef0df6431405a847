import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backUpBeforeMigrating } from '../../../src/server/backup/back-up-before-migrating.ts';
import { checkBackup } from '../../../src/server/backup/read-backup.ts';
import { appliedMigrations, knownMigrations } from '../../../src/server/database/apply-migrations.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { type BeforeMigrating, migrate, requireSchema } from '../../../src/server/database/migrate.ts';
import { readReadiness } from '../../../src/server/database/readiness.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';
import { describeSchema } from './support/describe-schema.ts';

/**
 * The output of `pg_dump` for a database right after the last build with the 24 migrations that the baseline
 * replaced.
 */
const DUMP = 'tests/server/database/support/schema-before-baseline.sql.gz';

let database: Database;
let db: Kysely<Schema>;
let fresh: string[];
beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
  fresh = await describeSchema(db);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await sql.raw(gunzipSync(await readFile(DUMP)).toString()).execute(db);
  await db.insertInto('delivery').values({ user_id: '42', kind: 'search' }).execute();
});
afterEach(() => database.close());

const recorded = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

it('a database with all migrations from before the baseline is taken to it: the schema is that of a new one', async () => {
  const before = await recorded();
  await expect(requireSchema(db)).rejects.toThrow(
    `schema is older than this server (${knownMigrations().join(', ')})`,
  );
  expect(await migrate(db)).toEqual(knownMigrations());
  expect(await describeSchema(db)).toEqual(fresh);
  expect(fresh.length).toBeGreaterThan(900);
  expect(await db.selectFrom('delivery').select('user_id').execute()).toEqual([{ user_id: '42' }]);
  expect(await appliedMigrations(db)).toEqual(knownMigrations());
  expect((await readReadiness(db)).missingMigrations).toEqual([]);
  // A server of the build before looks for them.
  expect(await recorded()).toEqual([...before, ...knownMigrations()].sort());
  expect(await migrate(db)).toEqual([]);
});

it('such a database is backed up before', async () => {
  const dataFolder = await temporaryFolder();
  await migrate(db, { before: backUpBeforeMigrating({ dataFolder, say: () => {} }) });
  const [name = ''] = await readdir(join(dataFolder, 'backups'));
  expect(name).toMatch(/^before-0001-schema-/);
  const { start, rows } = await checkBackup(join(dataFolder, 'backups', name));
  expect(start.migrations).toContain('0041-fan-out');
  expect(rows).toBeGreaterThan(0);
});

it('migrations of a newer build stay recorded', async () => {
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(db);
  await migrate(db);
  expect(await appliedMigrations(db)).toEqual([...knownMigrations(), '9999-later']);
});

it('a database without one of them is left unchanged, and one line says how to adopt it', async () => {
  for (const name of ['0030-videos', '0041-fan-out', '0001-baseline']) {
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    const before = [await recorded(), await describeSchema(db)];
    const backUp = vi.fn<BeforeMigrating>(async () => {});
    const refused = await migrate(db, { before: backUp }).catch(({ message }: Error) => message);
    expect(backUp).not.toHaveBeenCalled();
    expect(refused).toBe(
      `The database could not be brought up to date: it is from an earlier build; migration ${name} is missing: run "npm run vetrina -- migrate" once with the build that docs/deployment.md names under "Upgrade", then start this one`,
    );
    expect([await recorded(), await describeSchema(db)]).toEqual(before);
    await sql`insert into kysely_migration values (${name}, '')`.execute(db);
  }
});
