import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUpBeforeMigrating } from '../../../src/server/backup/back-up-before-migrating.ts';
import { checkBackup } from '../../../src/server/backup/read-backup.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { compareSchema, migrate, refuseNewerSchema } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';

let database: Database;
let dataFolder = '';
let lines: string[] = [];
const say = (line: string) => void lines.push(line);
const upgrade = () => migrate(database.db, { before: backUpBeforeMigrating({ dataFolder, say }) });

beforeEach(async () => {
  database = await testDatabase();
  dataFolder = await temporaryFolder();
  lines = [];
  migrations['9998-next'] = { up: async (db) => void (await sql`create table next ()`.execute(db)) };
  await database.db.insertInto('setting').values({ key: 'kept', value: 'yes' }).execute();
});

afterEach(async () => {
  delete migrations['9998-next'];
  await database.close();
});

it('a database with data is backed up before it is migrated, into a private file that is named', async () => {
  expect(await upgrade()).toEqual(['9998-next']);
  const [name = ''] = await readdir(join(dataFolder, 'backups'));
  const file = join(dataFolder, 'backups', name);
  expect(name).toMatch(/^before-9998-next-\d{4}-.*Z\.gz$/);
  expect(lines).toEqual([`Backing up to ${file} before the schema is brought up to date ...`]);
  const { rows, start } = await checkBackup(file);
  expect(rows).toBeGreaterThan(0);
  expect(start.migrations).not.toContain('9998-next');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('a database that is up to date is not backed up', async () => {
  await upgrade();
  await rm(join(dataFolder, 'backups'), { recursive: true });
  expect(await upgrade()).toEqual([]);
  expect(await readdir(dataFolder)).toEqual([]);
});

it('nothing is migrated when the back-up fails', async () => {
  await writeFile(join(dataFolder, 'backups'), 'a file');
  await expect(upgrade()).rejects.toThrow(
    /^The schema was left as it was, since the back-up failed: DATA_DIR .* it is a file\. Put that right/,
  );
  expect((await compareSchema(database.db)).missing).toEqual(['9998-next']);
});

it('an older version refuses a database that a newer one has migrated, in one line, and leaves it as it was', async () => {
  await refuseNewerSchema(database.db);
  await upgrade();
  delete migrations['9998-next'];
  const refused = await refuseNewerSchema(database.db).catch(({ message }: Error) => message);
  expect(refused).toBe(
    'The database belongs to a newer version of Vetrina (9998-next): start that one. docs/deployment.md says under "Upgrade" how to go back.',
  );
  expect(await database.db.selectFrom('setting').select('value').where('key', '=', 'kept').execute()).toEqual(
    [{ value: 'yes' }],
  );
});
