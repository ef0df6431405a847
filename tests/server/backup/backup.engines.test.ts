import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readBackupTables } from '../../../src/server/backup/backup-tables.ts';
import { writeBackup } from '../../../src/server/backup/write-backup.ts';
import { tableNames } from '../../../src/server/database/schema.ts';
import { insertCustomListUnchecked } from '../../../src/server/modules/lists/custom-lists.ts';
import { contentsOf, fillDatabase, fillWithOddText } from './support/backup-fixtures.ts';
import { type Backups, backUp, runOn, useBackups } from './support/use-backups.ts';

/** Tables of running servers, and computed ones. */
const LEFT_OUT = ['lease', 'search_miss_person', 'title_import', 'trouble', 'work_progress'];

let all: Backups;
useBackups((opened) => void (all = opened), { per: 'test' });

it('every table is in a back-up, or left out on purpose', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
  `.execute(all.source.db);
  expect(rows.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
});

describe('a back-up', () => {
  it('fills an empty database: all rows, and the next ids', async () => {
    await fillDatabase(all.source.db);
    const stdout = await backUp(all);
    expect(stdout).toMatch(
      new RegExp(`^[\\d,]+ rows of ${tableNames.length - LEFT_OUT.length} tables are in .*all\\.gz\\.$`),
    );
    const back = await runOn(all.target, ['restore', all.file]);
    expect(back).toEqual({ code: 0, stdout: stdout.replace(/ in .*/, ' back.'), stderr: '' });
    expect(await contentsOf(all.target.db)).toEqual(await contentsOf(all.source.db));
    const next = { userId: '42', titolo: 'Nuova' };
    expect(await insertCustomListUnchecked(all.target.db, next)).toBe(
      await insertCustomListUnchecked(all.source.db, next),
    );
  });

  it('keeps text that some line readers would split, in every text column', async () => {
    const refused = await fillWithOddText(all.source.db);
    for (const { name } of await readBackupTables(all.source.db))
      expect(
        (await sql`select from ${sql.table(name)} limit 1`.execute(all.source.db)).rows,
        name,
      ).toHaveLength(1);
    expect(
      refused.filter(
        (column) =>
          !/(kind|state|type|role|list|target|vote|chosen_by|decision|audience|announcement\.genre|title_import\.source|night_id|movie_night\.id|(video_channel|channel_reading)\.chat_id|lease\.\w+)$/.test(
            column,
          ),
      ),
    ).toEqual([]);
    await backUp(all);
    expect(await runOn(all.target, ['restore', all.file])).toMatchObject({ code: 0, stderr: '' });
    expect(await contentsOf(all.target.db)).toEqual(await contentsOf(all.source.db));
  });

  it('a back-up is read back before it is reported complete: a broken one leaves the previous file unchanged', async () => {
    await writeFile(all.file, 'the one before');
    const table = { name: 'genre', columns: ['nome'], sequence: null };
    const rows = async function* () {
      yield ['{"nome":"cut\n{in two"}'];
    };
    const snapshot = { migrations: [], tables: [table], rows };
    await expect(
      writeBackup(all.file, (work) => work(snapshot), new AbortController().signal),
    ).rejects.toThrow('rows are missing');
    expect(await readFile(all.file, 'utf8')).toBe('the one before');
    expect(await readdir(all.folder)).toEqual(['all.gz']);
  });

  it('has owner-only permissions, and leaves no temporary file', async () => {
    await backUp(all);
    expect((await stat(all.file)).mode & 0o777).toBe(0o600);
    expect(await readdir(all.folder)).toEqual(['all.gz']);
  });

  it('an interrupted back-up leaves the previous file unchanged', async () => {
    await writeFile(all.file, 'the one before');
    await fillDatabase(all.source.db);
    const { code } = await runOn(all.source, ['backup', all.file], { signal: AbortSignal.abort() });
    expect(code).toBe(1);
    expect(await readFile(all.file, 'utf8')).toBe('the one before');
    expect(await readdir(all.folder)).toEqual(['all.gz']);
  });

  it('goes through the standard streams, for a user who may write no file', async () => {
    await fillDatabase(all.source.db);
    const [surroundings, written] = [{ env: { DATA_DIR: all.folder } }, new PassThrough()];
    const content = buffer(written);
    const { code, stderr } = await runOn(all.source, ['backup', '-'], { ...surroundings, output: written });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/rows .* are in the standard output\.$/),
    });
    const stdin = await content;
    const back = await runOn(all.target, ['restore', '-'], { ...surroundings, stdin });
    expect(back).toMatchObject({ code: 0, stderr: '' });
    expect(await contentsOf(all.target.db)).toEqual(await contentsOf(all.source.db));
    const cut = await runOn(all.target, ['restore', '--yes', '-'], {
      ...surroundings,
      stdin: stdin.subarray(0, 900),
    });
    expect(cut.stderr).toContain('standard-stream is not a complete back-up of Vetrina');
    expect(await readdir(all.folder)).toEqual([]);
  });

  it('cannot be written into a missing folder', async () => {
    const { code, stderr } = await runOn(all.source, ['backup', join(all.folder, 'none', 'all.gz')]);
    expect(code).toBe(1);
    expect(stderr).toBe(`vetrina: ${join(all.folder, 'none')}: there is no such folder`);
  });

  it('refuses a database that is newer than the program', async () => {
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(all.source.db);
    expect((await runOn(all.source, ['backup', all.file])).stderr).toContain(
      'a newer version of Vetrina (9999-later)',
    );
    expect(await readdir(all.folder)).toEqual([]);
  });
});
