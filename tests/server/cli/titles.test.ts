import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newestTitles } from '../../../src/server/modules/catalogue/titles.ts';
import { commandLine } from '../support/command-line.ts';
import { emptyDatabase } from '../support/reset-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';
import { workbookOf } from '../support/workbook.ts';

const EXAMPLE = 'src/server/modules/imports/example/titles.ndjson';
const NOSFERATU = 'example:nosferatu-1922';

const database = await testDatabase();
const folder = await temporaryFolder();
beforeEach(() => emptyDatabase(database.db));
afterAll(() => database.close());

type Extra = Omit<NonNullable<Parameters<typeof commandLine>[1]>, 'env' | 'open'>;
const open = async () => ({ ...database, close: async () => {} });
const titles = (words: readonly string[], extra: Extra = {}) =>
  commandLine(['titles', ...words], { open, ...extra });

const shown = async () => (await newestTitles(database.db, 'film', 100)).map(({ titolo }) => titolo);

describe('titles import', () => {
  it('imports the example, and finds nothing to do the second time', async () => {
    expect(await titles(['import', EXAMPLE])).toEqual({
      code: 0,
      stdout: '4 new, 0 changed, 0 unchanged, 0 refused.',
      stderr: '',
    });
    expect(await shown()).toContain('Nosferatu il vampiro');
    expect((await titles(['import', EXAMPLE])).stdout).toBe('0 new, 0 changed, 4 unchanged, 0 refused.');
    expect((await titles(['import', EXAMPLE.replace('ndjson', 'csv')])).stdout).toContain('2 new');
  });

  it('imports a sheet of a workbook, by its name or from the standard input', async () => {
    const bytes = workbookOf([
      { name: 'Spese', rows: [['Mese'], ['Maggio']] },
      {
        name: 'Serie',
        rows: [
          ['Titolo', 'Anno'],
          ['Eco', 1990],
          ['Faro', 'ieri'],
        ],
      },
    ]);
    const path = join(folder, 'titoli.xlsx');
    await writeFile(path, bytes);
    const { code, stdout, stderr } = await titles(['import', path]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'line 3 of Serie (Faro): anno: must be a year, not "ieri"',
    });
    expect(stdout.split('\n')).toEqual([
      '1 new, 0 changed, 0 unchanged, 1 refused.',
      'Only the first sheet with known columns is read. These were not: Spese.',
      'There is no column for the type: all are films.',
    ]);
    expect((await titles(['import', '-', '--format', 'csv'], { stdin: bytes })).stdout).toContain(
      '1 unchanged',
    );
  });

  it('says why a workbook cannot be read', async () => {
    const path = join(folder, 'titoli.xls');
    await writeFile(
      path,
      Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('Workbook', 'utf16le')]),
    );
    const { code, stderr } = await titles(['import', path]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'vetrina: this kind of workbook is not read: save it as .xlsx or CSV',
    });
  });

  it('names each refused row, imports the others, and exits with 1', async () => {
    const good = await readFile(EXAMPLE, 'utf8');
    const bad = '{"origin":"a","type":"film","titolo":"A","data_uscita":"ieri"}\nboo\n{"origin":"b"}\n';
    const { code, stdout, stderr } = await titles(['import', '-'], { stdin: bad + good });
    expect(code).toBe(1);
    expect(stdout).toBe('4 new, 0 changed, 0 unchanged, 3 refused.');
    expect(stderr.split('\n')).toEqual([
      'line 1 (A): data_uscita: must be a date, YYYY-MM-DD, not "ieri"',
      expect.stringMatching(/^line 2: must be JSON/),
      'line 3: type: is missing, must be film or serie; titolo: is missing, must be text',
    ]);
  });

  it('only reports what would change with --dry-run', async () => {
    const { code, stdout } = await titles(['import', EXAMPLE, '--dry-run']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'This would be: 4 new, 0 changed, 0 unchanged, 0 refused. Nothing was written.',
    });
    expect(await shown()).toEqual([]);
  });

  it('reads a file whose name does not tell its format by --format', async () => {
    const path = join(folder, 'titles.txt');
    await writeFile(path, '[{"origin":"a","type":"film","titolo":"A","data_uscita":"1990-01-01"}]');
    expect(await titles(['import', path])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--format is one of ndjson, json, csv'),
    });
    expect((await titles(['import', path, '--format', 'json'])).stdout).toContain('1 new');
    expect((await titles(['import', path, '--format=xml'])).stderr).toContain('no such format');
  });

  it('shows its progress on a terminal, and refused rows above it', async () => {
    const { stderr } = await titles(['import', '-'], {
      stdin: `boo\n${await readFile(EXAMPLE, 'utf8')}`,
      isTerminal: true,
    });
    expect(stderr).toContain('4 titles');
    const clear = '\r\u001B[K';
    expect(stderr.startsWith(`${clear}line 1: must be JSON`)).toBe(true);
    expect(stderr.endsWith(clear)).toBe(true);
  });

  it('reports that it was interrupted, and exits with 1', async () => {
    const { code, stdout } = await titles(['import', EXAMPLE], { signal: AbortSignal.abort() });
    expect(code).toBe(1);
    expect(stdout).toContain('Interrupted.');
  });

  it('reports what was imported when its file ends too early', async () => {
    const path = join(folder, 'cut.csv');
    await writeFile(path, 'origin,type\na,film\n');
    expect(await titles(['import', path])).toEqual({
      code: 1,
      stdout: '0 new, 0 changed, 0 unchanged, 0 refused.',
      stderr: expect.stringContaining('at least titolo'),
    });
  });

  it.each([
    [['import'], "missing required argument 'file'"],
    [['import', 'none.ndjson'], 'none.ndjson: there is no such file or folder'],
    [['import', 'a.ndjson', 'b.ndjson'], "too many arguments for 'import'"],
    [['import', EXAMPLE, '--boo'], "unknown option '--boo'"],
    [['import', EXAMPLE, '--format'], 'argument missing'],
  ])('%j is refused', async (words, reason) => {
    const { code, stderr } = await titles(words);
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
  });
});

describe('titles export', () => {
  it('writes a file that titles import reads back unchanged', async () => {
    await titles(['import', EXAMPLE]);
    await titles(['hide', NOSFERATU]);
    const { code, stdout } = await titles(['export']);
    expect(code).toBe(0);
    expect(stdout.split('\n')).toHaveLength(4);
    expect((await titles(['import', '-'], { stdin: stdout })).stdout).toContain('4 unchanged');
    await emptyDatabase(database.db);
    expect((await titles(['import', '-'], { stdin: stdout })).stdout).toContain('4 new');
    expect((await titles(['export'])).stdout).toBe(stdout);
  });

  it('writes a file, zipped or not, and leaves none half written', async () => {
    await titles(['import', EXAMPLE]);
    const [plain, zipped] = ['all.ndjson', 'all.ndjson.gz'].map((name) => join(folder, name));
    expect((await titles(['export', plain ?? ''])).stderr).toBe(`The titles are in ${plain}.`);
    await titles(['export', zipped ?? '']);
    expect(gunzipSync(await readFile(zipped ?? '')).toString()).toBe(await readFile(plain ?? '', 'utf8'));
    expect((await titles(['import', zipped ?? ''])).stdout).toContain('4 unchanged');
    const before = await readdir(folder);
    const { code } = await titles(['export', join(folder, 'out.ndjson')], { signal: AbortSignal.abort() });
    expect(code).toBe(1);
    expect(await readdir(folder)).toEqual(before);
    expect(await titles(['export', join(folder, 'no/such/folder.ndjson')])).toMatchObject({
      code: 1,
      stderr: `vetrina: ${join(folder, 'no/such')}: there is no such folder`,
    });
  });
});

it('each command has a help page, and so has a group of commands', async () => {
  const { stdout } = await titles(['import', '--help']);
  expect(stdout).toContain('Usage: npm run vetrina -- titles import [options]');
  expect(stdout).toContain('--dry-run');
  expect(stdout).toContain('origin            needed');
  const group = (await commandLine(['help', 'titles'])).stdout;
  expect(group).toContain('titles import [options] <file>');
  expect(group).not.toContain('premium grant');
});

describe('titles export', () => {
  it.each(['all.csv', 'all.json.gz'])('refuses %s, which an import could not read', async (name) => {
    const path = join(folder, name);
    expect(await titles(['export', path])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('call the file all.ndjson'),
    });
    expect(await readdir(folder)).not.toContain(name);
  });
});
