import { expect, it } from 'vitest';
import { misspeltSettings } from '../../../src/server/config/setting-remarks.ts';

it.each([
  ['BOT_TOKN', 'BOT_TOKEN'],
  ['bot_token', 'BOT_TOKEN'],
  ['BOTTOKEN', 'BOT_TOKEN'],
  ['TELEGRAM_BOT_TOKEN', 'BOT_TOKEN'],
  ['TELEGRAM_TOKEN', 'BOT_TOKEN'],
  ['OWNER_ID', 'OWNER_IDS'],
  ['OWNERS_IDS', 'OWNER_IDS'],
  ['ADMIN_IDS', 'OWNER_IDS'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['TMDB_API_KEY', 'TMDB_TOKEN'],
  ['VETRINA_LOG_LEVEL', 'LOG_LEVEL'],
  ['IMAGES_HOST', 'IMAGE_HOSTS'],
  ['PROT', 'PORT'],
  ['LANGUAGE', 'LANGUAGES'],
])('the name %s is named with the setting %s', (name, setting) => {
  expect(misspeltSettings({ [name]: 'it' })).toEqual([
    `${name} is no setting of Vetrina and has no effect: ${setting} may be meant`,
  ]);
});

it('settings and names of other programs are left alone', () => {
  const others =
    `PATH HOME HOSTNAME NODE_ENV NODE_OPTIONS LANG LC_ALL TERM SHELL USER LOGNAME PWD SHLVL TZ EDITOR DISPLAY
    DEBUG PGHOST PGUSER POSTGRES_PASSWORD POSTGRES_DB COMPOSE_PROJECT_NAME HTTP_PROXY NO_PROXY INIT_CWD npm_config_cache
    npm_package_name VETRINA_PORT VETRINA_SERVICE_HOST VETRINA_PORT_3000_TCP INVOCATION_ID JOURNAL_STREAM SIMULATOR
    SIMULATOR_PORT PORT HOST LOG_LEVEL OWNER_IDS`.split(/\s+/);
  expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  expect(misspeltSettings({ LANGUAGE: 'en_US:en' })).toEqual([]);
});

it('a name beside the setting itself, or without a value, is left alone', () => {
  expect(misspeltSettings({ OWNER_ID: '1', OWNER_IDS: '1' })).toEqual([]);
  expect(misspeltSettings({ OWNER_ID: ' ' })).toEqual([]);
  expect(misspeltSettings({ OWNER_ID: '1', OWNER_IDS: '' })).toHaveLength(1);
});
