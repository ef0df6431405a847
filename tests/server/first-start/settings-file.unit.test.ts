import { lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { removeDrafts, writeSettingsFile } from '../../../src/server/first-start/settings-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, '.env');
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('A new settings file is private and has a line for each setting', async () => {
  expect(await writeSettingsFile(file, { BOT_TOKEN: '1:a', OWNER_IDS: '42' })).toBeUndefined();
  expect(await readFile(file, 'utf8')).toBe('BOT_TOKEN=1:a\nOWNER_IDS=42\n');
  expect(await modeOf(file)).toBe(0o600);
  expect(await readdir(folder)).toEqual(['.env']);
});

it('An existing settings file is copied, and keeps the lines of other settings and its comments', async () => {
  const before = '# mine\nPORT=80\n BOT_TOKEN = old\nexport OWNER_IDS=1\n#BOT_TOKEN=\n\n';
  await writeFile(file, before, { mode: 0o644 });
  const copy = await writeSettingsFile(file, { BOT_TOKEN: '1:a', OWNER_IDS: '42' });
  expect(await readFile(file, 'utf8')).toBe('# mine\nPORT=80\n#BOT_TOKEN=\nBOT_TOKEN=1:a\nOWNER_IDS=42\n');
  expect(await readFile(copy ?? '', 'utf8')).toBe(before);
  expect([await modeOf(file), await modeOf(copy ?? '')]).toEqual([0o600, 0o600]);
});

it('A settings file in UTF-16 keeps its other lines', async () => {
  await writeFile(file, Buffer.from('\uFEFFAPP_NAME=Città\r\nBOT_TOKEN=old\r\n', 'utf16le'));
  await writeSettingsFile(file, { BOT_TOKEN: '1:a' });
  expect(await readFile(file, 'utf8')).toBe('APP_NAME=Città\r\nBOT_TOKEN=1:a\n');
});

it('A settings file that is a link stays one, and the file that it leads to gets the settings', async () => {
  const elsewhere = await temporaryFolder();
  const target = join(elsewhere, 'vetrina.env');
  await writeFile(target, 'PORT=80\n');
  await symlink(target, file);
  const copy = await writeSettingsFile(file, { BOT_TOKEN: '1:a' });
  expect(await readFile(target, 'utf8')).toBe('PORT=80\nBOT_TOKEN=1:a\n');
  expect((await lstat(file)).isSymbolicLink()).toBe(true);
  expect(await readFile(copy ?? '', 'utf8')).toBe('PORT=80\n');
  expect(await readdir(elsewhere)).toEqual(['vetrina.env']);
});

it('A link to a file that is not there yet makes it', async () => {
  await symlink('new.env', file);
  await writeSettingsFile(file, { BOT_TOKEN: '1:a' });
  expect(await readFile(join(folder, 'new.env'), 'utf8')).toBe('BOT_TOKEN=1:a\n');
  expect((await lstat(file)).isSymbolicLink()).toBe(true);
});

it('The draft of a process that was killed is removed, that of one that runs is not', async () => {
  await writeFile(`${file}.999999999.new`, 'BOT_TOKEN=1:a\n');
  await writeFile(`${file}.${process.pid}.new`, 'BOT_TOKEN=1:a\n');
  await writeFile(`${file}.${process.ppid}.new`, 'BOT_TOKEN=1:a\n');
  await writeFile(join(folder, 'other.999999999.new'), '');
  await removeDrafts(file);
  expect((await readdir(folder)).toSorted()).toEqual([`.env.${process.ppid}.new`, 'other.999999999.new']);
  await removeDrafts(join(folder, 'no-folder', '.env'));
});

it('A settings file that cannot be copied stays as it was', async () => {
  const now = new Date();
  await writeFile(file, 'PORT=80\n');
  await writeSettingsFile(file, { BOT_TOKEN: '1:a' }, now);
  await expect(writeSettingsFile(file, { BOT_TOKEN: '2:b' }, now)).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('PORT=80\nBOT_TOKEN=1:a\n');
});
