import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeSettingsFile } from '../../../../tools/development/first-start/settings-file.ts';
import { temporaryFolder } from '../../../server/support/temporary-folder.ts';

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

it('A settings file that cannot be copied stays as it was', async () => {
  const now = new Date();
  await writeFile(file, 'PORT=80\n');
  await writeSettingsFile(file, { BOT_TOKEN: '1:a' }, now);
  await expect(writeSettingsFile(file, { BOT_TOKEN: '2:b' }, now)).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('PORT=80\nBOT_TOKEN=1:a\n');
});
