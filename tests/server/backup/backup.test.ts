// @vitest-environment node
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL_TABLES } from '../../../src/server/backup/backup-tables.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { appliedMigrations } from '../../../src/server/database/applied-migrations.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { knownMigrations } from '../../../src/server/database/known-migrations.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { insertCustomListUnchecked } from '../../../src/server/modules/lists/custom-lists.ts';
import { acquireLease } from '../../../src/server/queue/leases.ts';
import { commandLine } from '../support/command-line.ts';
import { testDatabase } from '../support/test-database.ts';
import {
  changeBackup,
  contentsOf,
  fillDatabase,
  fillWithOddText,
  PRE_RELEASE_BACKUP,
  tablesIn,
} from './support/backup-fixtures.ts';

/** Of running servers, and what is computed anew. */
const LEFT_OUT = ['lease', 'neighbour_refresh', 'title_neighbour'];

let folder: string;
let file: string;
let source: Database;
let target: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-backup-'));
  file = join(folder, 'all.gz');
  [source, target] = [await testDatabase(), await testDatabase()];
});
afterEach(async () => {
  delete migrations['9998-next'];
  await source.close();
  await target.close();
  await rm(folder, { recursive: true });
});

const on = (database: Database, words: string[], signal = new AbortController().signal) =>
  commandLine(words, { open: async () => ({ ...database, close: async () => undefined }), signal });

async function backup() {
  const { code, said, complained } = await on(source, ['backup', file]);
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  return said;
}

it('every table is in a back-up, or left out on purpose', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
  `.execute(source.db);
  expect(rows.map(({ name }) => name).sort()).toEqual([...ALL_TABLES].sort());
});

describe('a back-up', () => {
  it('fills an empty database: all rows, and the next ids', async () => {
    await fillDatabase(source.db);
    const said = await backup();
    expect(said).toMatch(
      new RegExp(`^[\\d,]+ rows of ${ALL_TABLES.length - LEFT_OUT.length} tables are in .*all\\.gz\\.$`),
    );
    const back = await on(target, ['restore', file]);
    expect(back).toEqual({ code: 0, said: said.replace(/ in .*/, ' back.'), complained: '' });
    expect(await contentsOf(target.db)).toEqual(await contentsOf(source.db));
    const next = { userId: '42', titolo: 'Nuova' };
    expect(await insertCustomListUnchecked(target.db, next)).toBe(
      await insertCustomListUnchecked(source.db, next),
    );
  });

  it('carries over text that some line readers would split, in every text column', async () => {
    const refused = await fillWithOddText(source.db);
    expect(
      refused.filter(
        (column) =>
          !/(kind|state|type|role|list|target|vote|chosen_by|night_id|movie_night\.id|lease\.\w+)$/.test(
            column,
          ),
      ),
    ).toEqual([]);
    await backup();
    expect(await on(target, ['restore', file])).toMatchObject({ code: 0, complained: '' });
    expect(await contentsOf(target.db)).toEqual(await contentsOf(source.db));
  });

  it('is read back before it is reported complete: a broken one leaves the previous file unchanged', async () => {
    await writeFile(file, 'the one before');
    const table = { name: 'genre', columns: ['nome'], sequence: null };
    const rows = async function* () {
      yield ['{"nome":"cut\n{in two"}'];
    };
    const snapshot = { migrations: [], tables: [table], rows };
    await expect(writeBackup(file, snapshot, new AbortController().signal)).rejects.toThrow(
      'rows are missing',
    );
    expect(await readFile(file, 'utf8')).toBe('the one before');
    expect(await readdir(folder)).toEqual(['all.gz']);
  });

  it('has owner-only permissions, and leaves no temporary file', async () => {
    await backup();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['all.gz']);
  });

  it('that is interrupted leaves the previous file unchanged', async () => {
    await writeFile(file, 'the one before');
    await fillDatabase(source.db);
    const { code } = await on(source, ['backup', file], AbortSignal.abort());
    expect(code).toBe(1);
    expect(await readFile(file, 'utf8')).toBe('the one before');
    expect(await readdir(folder)).toEqual(['all.gz']);
  });

  it('cannot be written into a missing folder', async () => {
    const { code, complained } = await on(source, ['backup', join(folder, 'none', 'all.gz')]);
    expect(code).toBe(1);
    expect(complained).toContain('ENOENT');
  });

  it('refuses a database that is newer than the program', async () => {
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(source.db);
    expect((await on(source, ['backup', file])).complained).toContain(
      'a newer version of Vetrina (9999-later)',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a database that is not empty', () => {
  it('is replaced with --yes only', async () => {
    await fillDatabase(source.db);
    await backup();
    await insertCustomListUnchecked(target.db, { userId: '7', titolo: 'Mia' });
    const before = await contentsOf(target.db);
    const { code, complained } = await on(target, ['restore', file]);
    expect(code).toBe(1);
    expect(complained).toContain('--yes replaces everything in it');
    expect(await contentsOf(target.db)).toEqual(before);
    expect((await on(target, ['restore', '--yes', file])).code).toBe(0);
    expect(await contentsOf(target.db)).toEqual(await contentsOf(source.db));
  });

  it('is not replaced while a server uses it', async () => {
    await backup();
    await acquireLease(target.db, { name: 'leader', holder: 'a server' }, 60);
    const { complained } = await on(target, ['restore', '--yes', file]);
    expect(complained).toContain('stop it first');
  });

  it('keeps foreign tables', async () => {
    await sql`create table theirs (id integer)`.execute(target.db);
    await backup();
    expect((await on(target, ['restore', '--yes', file])).code).toBe(0);
    expect((await sql`select from theirs`.execute(target.db)).rows).toEqual([]);
  });
});

describe('an incomplete back-up changes nothing', () => {
  const damage: [string, () => Promise<unknown>, string][] = [
    ['that is truncated', async () => truncate(file, (await stat(file)).size - 20), 'unexpected end of file'],
    ['truncated within its header', () => truncate(file, 5), 'unexpected end of file'],
    ['that is empty', () => truncate(file, 0), 'unexpected end of file'],
    ['that is not a back-up', () => writeFile(file, 'select 1;'), 'incorrect header check'],
    ['of something else', () => writeFile(file, gzipSync('select 1;\n')), 'neither a row nor a marker'],
    [
      'of a later format',
      () => changeBackup(file, (text) => text.replace('back-up 1', 'back-up 2')),
      'neither a row nor',
    ],
    [
      'without its end',
      () => changeBackup(file, (text) => text.replace(/#\{"tables.*\n$/, '')),
      'its end is missing',
    ],
    [
      'with more behind its end',
      () => changeBackup(file, (text) => `${text}{}\n`),
      'a row belongs to no table',
    ],
    ['without a row', () => changeBackup(file, (text) => text.replace(/\n\{.*\n/, '\n')), 'rows are missing'],
    [
      'without a table',
      () => changeBackup(file, (text) => text.replace(/#\{"table":"delivery.*\n[^#]*#.*\n/, '')),
      'not in order',
    ],
    [
      'with a byte changed',
      async () => {
        const bytes = await readFile(file);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 6) ^ 1, bytes.length - 6);
        await writeFile(file, bytes);
      },
      'incorrect data check',
    ],
    ['that does not exist', () => rm(file), 'does not exist'],
    [
      'of a newer program',
      () => changeBackup(file, (text) => text.replace('"0001-', '"9999-later","0001-')),
      'upgrade first',
    ],
  ];

  it.each(damage)('one %s', async (_name, spoil, reason) => {
    await fillDatabase(source.db);
    await insertCustomListUnchecked(target.db, { userId: '7', titolo: 'Mia' });
    const before = await contentsOf(target.db);
    await backup();
    await spoil();
    const { code, complained } = await on(target, ['restore', '--yes', file]);
    expect(code).toBe(1);
    expect(complained).toContain(reason);
    expect(await contentsOf(target.db)).toEqual(before);
  });

  it('one whose rows violate a constraint: all or nothing is restored', async () => {
    await fillDatabase(source.db);
    await insertCustomListUnchecked(target.db, { userId: '7', titolo: 'Mia' });
    const before = await contentsOf(target.db);
    await backup();
    await changeBackup(file, (text) => text.replaceAll('"kind":"search"', '"kind":"other"'));
    expect((await on(target, ['restore', '--yes', file])).complained).toMatch(/delivery_kind_check/);
    expect(await contentsOf(target.db)).toEqual(before);
  });
});

it('a back-up of an older version is brought up to date', async () => {
  await fillDatabase(source.db);
  await backup();
  migrations['9998-next'] = {
    up: async (db) => void (await sql`update custom_list set titolo = titolo || ', migrated'`.execute(db)),
  };
  expect(await on(target, ['restore', file])).toMatchObject({ code: 0, complained: '' });
  const { rows } = await sql<{ titolo: string }>`select titolo from custom_list`.execute(target.db);
  expect(rows.map(({ titolo }) => titolo)).toContain('È "così"\t\\ # 🎬, migrated');
  expect(await appliedMigrations(target.db)).toEqual(knownMigrations());
});

describe('a back-up from before 1.0.0', () => {
  it('is restored completely', async () => {
    expect(await on(source, ['restore', PRE_RELEASE_BACKUP])).toMatchObject({ code: 0, complained: '' });
    expect(await appliedMigrations(source.db)).toEqual(knownMigrations());
    await backup();
    const before = await tablesIn(PRE_RELEASE_BACKUP);
    expect(await tablesIn(file, before)).toEqual(before);
  });

  it('is refused when it is older than the baseline', async () => {
    await copyFile(PRE_RELEASE_BACKUP, file);
    await changeBackup(file, (text) => text.replace('"0030-unlisted-titles",', ''));
    const { code, complained } = await on(target, ['restore', file]);
    expect(code).toBe(1);
    expect(complained).toContain('lacks 0030-unlisted-titles: restore it with the last version before 1.0.0');
  });
});
