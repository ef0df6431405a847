import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from '../../../src/server/config/config.ts';
import { loadSettingsFile } from '../../../src/server/config/load-settings-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function settingsFrom(file: string | Uint8Array, env: Record<string, string> = {}) {
  const path = join(await temporaryFolder(), '.env');
  await writeFile(path, file);
  const settings: Record<string, string | undefined> = { ...env };
  await loadSettingsFile(settings, path);
  return settings;
}

it('settings come from the file where there is one, and the environment wins', async () => {
  const env: Record<string, string | undefined> = { OWNER_IDS: '7' };
  await loadSettingsFile(env, join(await temporaryFolder(), '.env'));
  expect(env).toEqual({ OWNER_IDS: '7' });
  const file = 'BOT_TOKEN=1:a\nOWNER_IDS=42\n';
  expect(await settingsFrom(file, { OWNER_IDS: '7' })).toEqual({ BOT_TOKEN: '1:a', OWNER_IDS: '7' });
});

it('a folder in place of the file, as containers make one, is named', async () => {
  const folder = await temporaryFolder();
  await expect(loadSettingsFile({}, folder)).rejects.toThrow(ConfigError);
  await expect(loadSettingsFile({}, folder)).rejects.toThrow(`${folder} cannot be read: EISDIR`);
});

const TEXT = 'BOT_TOKEN=1:a\r\nAPP_NAME=Città\r\n';
const READ = { BOT_TOKEN: '1:a', APP_NAME: 'Città' };

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 of a text editor', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
])('a file in %s is read', async (_name, file) => {
  expect(await settingsFrom(file)).toEqual(READ);
});

it.each([
  ['export BOT_TOKEN=1:a', { BOT_TOKEN: '1:a' }],
  ['export   BOT_TOKEN = 1:a  # mine', { BOT_TOKEN: '1:a' }],
  ['  BOT_TOKEN="1:a"  # mine', { BOT_TOKEN: '1:a' }],
  ["BOT_TOKEN='1:a'", { BOT_TOKEN: '1:a' }],
  ['BOT_TOKEN: 1:a\nOWNER_IDS: 42', { BOT_TOKEN: '1:a', OWNER_IDS: '42' }],
  ['the settings\nBOT_TOKEN=1:a', { BOT_TOKEN: '1:a' }],
  ['# BOT_TOKEN=1:a\n#OWNER_IDS=42', {}],
  ['# a\n# export BOT_TOKEN=1:a\n\n # b\nOWNER_IDS=42', { OWNER_IDS: '42' }],
  ['// OWNER_IDS=7\n; OWNER_IDS=7\nformer OWNER_IDS=7\nOWNER_IDS=42', { OWNER_IDS: '42' }],
  ['set BOT_TOKEN=1:a', { BOT_TOKEN: '1:a' }],
  ['APP_GREETING="Ciao\nBenvenuto: qui"', { APP_GREETING: 'Ciao\nBenvenuto: qui' }],
  ['PUBLIC_URL=https://film.example/?a=b', { PUBLIC_URL: 'https://film.example/?a=b' }],
])('the lines %j are settings', async (file, settings) => {
  expect(await settingsFrom(file)).toEqual(settings);
});

const remarksOn = async (file: string) => {
  const path = join(await temporaryFolder(), '.env');
  await writeFile(path, file);
  return (await loadSettingsFile({}, path)).map((line) => line.replace(`${path}, `, ''));
};

it.each([
  ['BOT_TOKEN 123456:abc', 'line 1: BOT_TOKEN has no = behind its name and no effect, write BOT_TOKEN=...'],
  ['# a\n\nexport PORT: 3000', 'line 3: PORT has no = behind its name and no effect, write PORT=...'],
  [
    'PORT=1\nOWNER_IDS:123\n',
    'line 2: OWNER_IDS has no = behind its name and no effect, write OWNER_IDS=...',
  ],
  [
    'APP_GREETING="Ciao\nBOT_TOKEN 1"\n123456:abc',
    'line 3 is no setting and has no effect: write NAME=value, or # before a comment',
  ],
  ['BOT TOKEN=1:a', 'line 1 is no setting and has no effect: write NAME=value, or # before a comment'],
])('the lines %j are remarked upon without their secret', async (file, remark) => {
  expect(await remarksOn(file)).toEqual([remark]);
});

it.each([
  '',
  '# BOT_TOKEN 1\n; a\n// b\n \t\nBOT_TOKEN=\nset A=1\r\nexport   B = 2\r\n',
  'A="it\'s\nB\n" # c\nBOT_TOKEN: 1:a\nC=\'unclosed\nD=`x\ny`\nlower.case-name=1',
])('a file of settings and comments alone, %j, has no remark', async (file) => {
  expect(await remarksOn(file)).toEqual([]);
});
