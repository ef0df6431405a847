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
