import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../src/server/config/config.ts';
import { originOf } from '../../../src/server/startup-errors.ts';

describe('the settings', () => {
  it('all settings are optional', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataFolder: 'data',
      databaseUrl: undefined,
      launchSecrets: undefined,
      requiresLaunchData: false,
      publicUrl: 'http://localhost:3000',
    });
  });

  it('settings are read from the environment, where empty ones count as unset', () => {
    const config = readConfig({ PORT: '8080', BOT_USERNAME: '@VetrinaBot', BOT_TOKEN: '1:a-b', HOST: ' ' });
    expect(config).toMatchObject({
      port: 8080,
      host: 'localhost',
      botUsername: 'VetrinaBot',
      botToken: '1:a-b',
      publicUrl: 'http://localhost:8080',
    });
  });

  it.each(['::1', '[::1]'])('HOST %s is an address', (host) => {
    expect(readConfig({ HOST: host }).host).toBe('::1');
    expect(originOf({ host: '::1', port: 80 })).toBe('http://[::1]:80');
  });

  it('include the name of the installation', () => {
    expect(readConfig({}).brand).toMatchObject({ name: 'Vetrina', logo: undefined, support: undefined });
    expect(readConfig({ APP_NAME: ' Cineteca ', APP_LOGO: '/logo.png' }).brand).toMatchObject({
      name: 'Cineteca',
      logo: '/logo.png',
    });
    for (const [name, value] of [
      ['APP_NAME', 'x'.repeat(33)],
      ['APP_LOGO', 'logo.png'],
      ['APP_LOGO', '//elsewhere.example/logo.png'],
      ['APP_LOGO', 'http://elsewhere.example/logo.png'],
      ['APP_GREETING', 'x'.repeat(901)],
      ['APP_DESCRIPTION', 'x'.repeat(513)],
      ['TERMS_URL', 'javascript:alert(1)'],
      ['PRIVACY_URL', 'cineteca'],
    ] as const)
      expect(() => readConfig({ [name]: value })).toThrow(`${name} must`);
  });

  it('include how long each kind of row is kept', () => {
    expect(readConfig({}).keepDays).toEqual({ plays: 365, deliveries: 30, updates: 2 });
    const env = { KEEP_PLAYS_DAYS: '90', KEEP_DELIVERIES_DAYS: '1', KEEP_UPDATES_DAYS: '7' };
    expect(readConfig(env).keepDays).toEqual({ plays: 90, deliveries: 1, updates: 7 });
    for (const days of ['0', '-1', 'never', '1.5', '99999'])
      expect(() => readConfig({ KEEP_PLAYS_DAYS: days })).toThrow(
        'KEEP_PLAYS_DAYS must be a whole number from 1',
      );
    expect(() => readConfig({ KEEP_UPDATES_DAYS: '1' })).toThrow(
      'KEEP_UPDATES_DAYS must be a whole number from 2',
    );
  });

  it('include those of the bot', () => {
    const env = {
      OWNER_IDS: ' 9009, 42 7,',
      BOT_API_ROOT: 'http://localhost:8081//',
      PREMIUM_STARS: '250',
      GATHER_SECONDS: '0',
      MESSAGES_PER_SECOND: '20',
      PAID_BROADCASTS: 'yes',
      REQUESTS_PER_PERSON: '3',
    };
    expect(readConfig(env)).toMatchObject({
      ownerIds: ['9009', '42', '7'],
      botApiRoot: 'http://localhost:8081',
      premiumStars: 250,
      protectsContent: false,
      gatherSeconds: 0,
      messagesPerSecond: 20,
      paidBroadcasts: true,
      requestsPerPerson: 3,
    });
    expect(readConfig({ PORT: '8080' })).toMatchObject({
      ownerIds: [],
      botApiRoot: 'https://api.telegram.org',
      premiumStars: 100,
      protectsContent: false,
      gatherSeconds: 30,
      messagesPerSecond: 25,
      paidBroadcasts: false,
      requestsPerPerson: 10,
    });
  });

  it('include what happens to titles without a video', () => {
    expect(readConfig({}).leavesOutTitlesWithoutVideo).toBe(false);
    expect(readConfig({ TITLES_WITHOUT_SOURCE: 'leave-out' }).leavesOutTitlesWithoutVideo).toBe(true);
    expect(() => readConfig({ TITLES_WITHOUT_SOURCE: 'hide' })).toThrow(
      'TITLES_WITHOUT_SOURCE must be show or leave-out',
    );
  });

  it('include those of the database', () => {
    const env = { DATABASE_CONNECTIONS: '25', DATABASE_WAIT_MS: '500', DATABASE_QUERY_MS: '20000' };
    expect(readConfig({ ...env, MIGRATE_AT_START: 'no' })).toMatchObject({
      databaseLimits: { size: 25, waitLimit: 500, timeLimit: 20_000 },
      migratesAtStart: false,
    });
    expect(readConfig({})).toMatchObject({
      databaseLimits: { size: 10, waitLimit: 3000, timeLimit: 10_000 },
      migratesAtStart: true,
    });
  });

  it('include those of TMDB and Jellyfin', () => {
    const env = {
      TMDB_TOKEN: 'eyJ.e30.a_b-c',
      TMDB_API_ROOT: 'http://localhost:4010/',
      JELLYFIN_TOKEN: 'fedcba98',
    };
    expect(readConfig(env)).toMatchObject({
      tmdbToken: 'eyJ.e30.a_b-c',
      tmdbApiRoot: 'http://localhost:4010',
      tmdbExportsRoot: 'https://files.tmdb.org',
      tmdbImagesRoot: 'https://image.tmdb.org/t/p',
      jellyfinToken: 'fedcba98',
    });
    expect(readConfig({})).toMatchObject({ tmdbToken: undefined, jellyfinToken: undefined });
    expect(() => readConfig({ TMDB_TOKEN: 'with a space' })).toThrow(
      'TMDB_TOKEN must be 8 to 2,000 letters, digits',
    );
  });

  it('say what a list of private hosts must be', () => {
    expect(() => readConfig({ IMAGE_PRIVATE_HOSTS: 'me@nas:8096' })).toThrow(
      'IMAGE_PRIVATE_HOSTS must be hosts, with their ports, with commas between',
    );
  });

  it.each([
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'https://vetrina.example' }, true],
    [{ BOT_TOKEN: '1:a' }, false],
    [{ PUBLIC_URL: 'https://vetrina.example' }, false],
    // The messenger calls https addresses only; a self-hosted Bot API server also others.
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'http://vetrina.example' }, false],
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'http://vetrina.example', BOT_API_ROOT: 'http://localhost:8081' }, true],
  ])('%j turn the webhook on: %s', (env, usesWebhook) => {
    expect(readConfig(env).usesWebhook).toBe(usesWebhook);
  });

  it('include those of the pictures', () => {
    const env = { IMAGE_HOSTS: 'Pictures.example,  b.example:8443', IMAGE_PRIVATE_HOSTS: '192.168.1.5:8096' };
    expect(readConfig({ ...env, IMAGE_CACHE_MB: '20', DATA_DIR: '/d' }).images).toEqual({
      hosts: ['pictures.example', 'b.example:8443'],
      privateHosts: ['192.168.1.5:8096'],
      folder: '/d/images',
      maxBytes: 20 * 1024 * 1024,
    });
    expect(readConfig({}).images).toMatchObject({ hosts: ['image.tmdb.org'], privateHosts: [] });
  });

  it.each([
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'https://vetrina.example' }, true],
    [
      {
        BOT_TOKEN: '1:a',
        PUBLIC_URL: 'https://vetrina.example',
        BOT_API_ROOT: 'http://localhost:8081',
      },
      true,
    ],
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'https://vetrina.example', REQUIRE_LAUNCH_DATA: 'no' }, false],
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'http://vetrina.example' }, false],
    [{ PUBLIC_URL: 'https://vetrina.example' }, false],
    [{ REQUIRE_LAUNCH_DATA: 'yes' }, true],
  ])('%j require launch data: %s', (env, required) => {
    expect(readConfig(env).requiresLaunchData).toBe(required);
  });

  it.each([
    [undefined, false],
    ['no', false],
    ['yes', ['loopback', 'linklocal', 'uniquelocal']],
    ['2', 2],
    ['loopback, 203.0.113.0/24 2001:db8::1', ['loopback', '203.0.113.0/24', '2001:db8::1']],
  ])('with TRUST_PROXY=%s trust the proxies %j', (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).trustedProxies).toEqual(proxies);
  });

  it('accept several secrets, the newest first', () => {
    const LAUNCH_SECRET = 'the new secret of this test, the old secret of this test';
    expect(readConfig({ LAUNCH_SECRET }).launchSecrets).toEqual([
      'the new secret of this test',
      'the old secret of this test',
    ]);
  });

  it.each([
    ['IMAGE_HOSTS', '*.pictures.example'],
    ['IMAGE_HOSTS', 'https://me@pictures.example/'],
    ['IMAGE_HOSTS', 'https://'],
    ['IMAGE_HOSTS', 'me@pictures.example'],
    ['IMAGE_PRIVATE_HOSTS', '192.168.1.5:99999'],
    ['IMAGE_CACHE_MB', '0'],
    ['IMAGE_CACHE_MB', 'all'],
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_WAIT_MS', '3 parsecs'],
    ['DATABASE_WAIT_MS', '1.000'],
    ['IMAGE_CACHE_MB', '0.1 MB'],
    ['KEEP_PLAYS_DAYS', '1 parsec'],
    ['DATABASE_QUERY_MS', '50'],
    ['MIGRATE_AT_START', 'later'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', ','],
    ['LAUNCH_SECRET', 'too short'],
    ['LAUNCH_SECRET', 'long enough for a secret, short'],
    ['REQUIRE_LAUNCH_DATA', 'perhaps'],
    ['BOT_TOKEN', 'not a token'],
    ['BOT_USERNAME', 'a b'],
    ['BOT_API_ROOT', 'ftp://bots.example'],
    ['OWNER_IDS', 'anna, bruno'],
    ['OWNER_IDS', '-100123'],
    ['OWNER_IDS', '[]'],
    ['LANGUAGES', 'it, klingon'],
    ['BOT_TOKEN', '123456'],
    ['PREMIUM_STARS', '0'],
    ['PREMIUM_STARS', '10001'],
    ['PUBLIC_URL', 'vetrina'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'https://film. example'],
    ['PUBLIC_URL', 'ftp://film.example'],
    ['LOG_LEVEL', 'loud'],
  ])('say in one line that %s=%s is wrong', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('say that two servers cannot have one port', () => {
    const read = () => readConfig({ PORT: '8080', METRICS_PORT: '8080' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^METRICS_PORT must be another port than PORT$/);
  });

  it('show a wrong value, if it is no secret', () => {
    expect(() => readConfig({ PORT: 'http' })).toThrow(/^PORT must be .*, not "http"$/);
    expect(() => readConfig({ OWNER_IDS: '42, @anna' })).toThrow(
      /not names: .*@userinfobot.*, not "42, @anna"$/,
    );
    expect(() => readConfig({ OWNER_IDS: 'https://t.me/anna' })).toThrow('@userinfobot');
    expect(() => readConfig({ IMAGE_HOSTS: `a*${'.example'.repeat(50)}` })).toThrow(/…"$/);
  });

  it.each([
    [{ OWNER_IDS: '123, 456' }, { ownerIds: ['123', '456'] }],
    [{ OWNER_IDS: '"123"' }, { ownerIds: ['123'] }],
    [{ OWNER_IDS: '[123,456]' }, { ownerIds: ['123', '456'] }],
    [{ OWNER_IDS: '["123", "456"]' }, { ownerIds: ['123', '456'] }],
    [{ OWNER_IDS: '123;456' }, { ownerIds: ['123', '456'] }],
    [{ OWNER_IDS: '123\n456\n' }, { ownerIds: ['123', '456'] }],
    [{ PUBLIC_URL: 'film.example' }, { publicUrl: 'https://film.example' }],
    [{ PUBLIC_URL: ' film.example:8443/ ' }, { publicUrl: 'https://film.example:8443' }],
    [{ PUBLIC_URL: 'HTTPS://Film.example/gestione/' }, { publicUrl: 'https://film.example' }],
    [{ PUBLIC_URL: 'http://film.example' }, { publicUrl: 'http://film.example' }],
    [{ PUBLIC_URL: 'http://localhost:3000/' }, { publicUrl: 'http://localhost:3000' }],
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, { publicUrl: 'http://192.168.1.5:3000' }],
    [{ LOG_LEVEL: 'INFO' }, { logLevel: 'info' }],
    [{ LOG_LEVEL: 'warning' }, { logLevel: 'warn' }],
    [{ LOG_LEVEL: 'verbose' }, { logLevel: 'debug' }],
    [{ LANGUAGES: 'IT' }, { languages: ['it'] }],
    [{ LANGUAGES: 'en;it' }, { languages: ['en', 'it'] }],
    [{ LANGUAGES: 'italiano, English, Español' }, { languages: ['it', 'en', 'es'] }],
    [{ LANGUAGES: 'it_IT, en-GB, it' }, { languages: ['it', 'en'] }],
    [{ LANGUAGES: 'inglese spagnolo' }, { languages: ['en', 'es'] }],
    [{ BOT_TOKEN: 'bot1:a-b' }, { botToken: '1:a-b' }],
    [{ BOT_TOKEN: '“1:a-b”' }, { botToken: '1:a-b' }],
    [{ BOT_TOKEN: ' 1: a-b ' }, { botToken: '1:a-b' }],
    [{ BOT_TOKEN: 'https://api.telegram.org/bot1:a-b' }, { botToken: '1:a-b' }],
    [{ BOT_USERNAME: 'https://t.me/VetrinaBot' }, { botUsername: 'VetrinaBot' }],
    [
      { GATHER_SECONDS: '2 min', DRAIN_SECONDS: '10s' },
      { gatherSeconds: 120, drainSeconds: 10 },
    ],
    [{ TITLES_WITHOUT_SOURCE: 'Leave_out' }, { leavesOutTitlesWithoutVideo: true }],
    [{ TMDB_TOKEN: 'Bearer eyJ.e30.a_b-c' }, { tmdbToken: 'eyJ.e30.a_b-c' }],
    [{ TMDB_API_ROOT: 'https://tmdb.example/3/' }, { tmdbApiRoot: 'https://tmdb.example' }],
    [{ TMDB_API_ROOT: 'tmdb.example/3' }, { tmdbApiRoot: 'https://tmdb.example' }],
    [{ TMDB_API_ROOT: 'https:/tmdb.example' }, { tmdbApiRoot: 'https://tmdb.example' }],
    [{ TERMS_URL: '<film.example/termini>' }, { brand: { terms: 'https://film.example/termini' } }],
    [
      { HEARTBEAT_URL: 'localhost:3001/api/push/a?b=c' },
      { heartbeatUrl: 'http://localhost:3001/api/push/a?b=c' },
    ],
    [{ TRUST_PROXY: '10.0.0.1; 10.0.0.2' }, { trustedProxies: ['10.0.0.1', '10.0.0.2'] }],
    [{ APP_NAME: 'Cinema “Lux”' }, { brand: { name: 'Cinema “Lux”' } }],
  ])('read %j as %j', (env, config) => {
    expect(readConfig(env)).toMatchObject(config);
  });

  it.each([
    ['IMAGE_CACHE_MB', '10GB', { images: { maxBytes: 10 * 1024 ** 3 } }],
    ['IMAGE_CACHE_MB', '10 GB', { images: { maxBytes: 10 * 1024 ** 3 } }],
    ['IMAGE_CACHE_MB', '10g', { images: { maxBytes: 10 * 1024 ** 3 } }],
    ['IMAGE_CACHE_MB', '1,5 GB', { images: { maxBytes: 1.5 * 1024 ** 3 } }],
    ['IMAGE_CACHE_MB', '20', { images: { maxBytes: 20 * 1024 ** 2 } }],
    ['DATABASE_WAIT_MS', '3s', { databaseLimits: { waitLimit: 3000 } }],
    ['DATABASE_WAIT_MS', '500 ms', { databaseLimits: { waitLimit: 500 } }],
    ['KEEP_PLAYS_DAYS', '90 giorni', { keepDays: { plays: 90 } }],
    ['KEEP_PLAYS_DAYS', '2 years', { keepDays: { plays: 730 } }],
    ['KEEP_PLAYS_DAYS', '6 mesi', { keepDays: { plays: 180 } }],
    [
      'IMAGE_HOSTS',
      'https://a.example/t/p, b.example:8443/',
      { images: { hosts: ['a.example', 'b.example:8443'] } },
    ],
    [
      'IMAGE_PRIVATE_HOSTS',
      'http://nas:8096; [::1]:80',
      { images: { privateHosts: ['nas:8096', '[::1]:80'] } },
    ],
  ])('read the amount or hosts in %s=%s', (name, value, config) => {
    expect(readConfig({ [name]: value })).toMatchObject(config);
  });

  it('never repeat a secret', () => {
    expect(() => readConfig({ OWNER_IDS: '123456:ABC-defghijk' })).not.toThrow(/ABC/);
    expect(() => readConfig({ TERMS_URL: 'ftp://anna:hunter2@film.example' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://a:hunter2@db/x' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ LAUNCH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ BOT_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['Yes', true],
    ['on', true],
    ['sì', true],
    ['FALSE', false],
    ['0', false],
    ['off', false],
  ])('read PROTECT_CONTENT=%s as %s', (PROTECT_CONTENT, says) => {
    expect(readConfig({ PROTECT_CONTENT }).protectsContent).toBe(says);
  });

  it('do not have the blanks and quotes around a value', () => {
    const config = readConfig({ BOT_TOKEN: '1:a-b\n', PORT: ' 8080 ', PUBLIC_URL: '"https://film.example"' });
    expect(config).toMatchObject({ botToken: '1:a-b', port: 8080, publicUrl: 'https://film.example' });
    expect(readConfig({ APP_NAME: "'Cinema'" }).brand.name).toBe('Cinema');
  });
});
