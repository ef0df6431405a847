// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/server/config.ts';

describe('the settings', () => {
  it('need nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataFolder: 'data',
      databaseUrl: undefined,
      launchSecret: undefined,
      publicUrl: 'http://localhost:3000',
    });
  });

  it('are read from the environment, empty ones count as unset', () => {
    const config = readConfig({ PORT: '8080', BOT_USERNAME: '@VetrinaBot', BOT_TOKEN: '1:a-b', HOST: ' ' });
    expect(config).toMatchObject({
      port: 8080,
      host: 'localhost',
      botUsername: 'VetrinaBot',
      botToken: '1:a-b',
      publicUrl: 'http://localhost:8080',
    });
  });

  it('of the bot', () => {
    const env = { OWNER_IDS: ' 9009, 42 7,', BOT_API_ROOT: 'http://localhost:8081//', PREMIUM_STARS: '250' };
    expect(readConfig(env)).toMatchObject({
      ownerIds: ['9009', '42', '7'],
      botApiRoot: 'http://localhost:8081',
      premiumStars: 250,
      simulatorPort: 3001,
    });
    expect(readConfig({ PORT: '8080' })).toMatchObject({
      ownerIds: [],
      botApiRoot: 'https://api.telegram.org',
      premiumStars: 100,
      simulatorPort: 8081,
    });
    expect(readConfig({ PORT: '65535' }).simulatorPort).toBe(65_534);
  });

  it.each([
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'https://vetrina.example' }, true],
    [{ BOT_TOKEN: '1:a' }, false],
    [{ PUBLIC_URL: 'https://vetrina.example' }, false],
    // The messenger calls https addresses only; a Bot API server of one's own also others.
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'http://vetrina.example' }, false],
    [{ BOT_TOKEN: '1:a', PUBLIC_URL: 'http://vetrina.example', BOT_API_ROOT: 'http://localhost:8081' }, true],
  ])('%j: updates are brought is %s', (env, usesWebhook) => {
    expect(readConfig(env).usesWebhook).toBe(usesWebhook);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LAUNCH_SECRET', 'too short'],
    ['BOT_TOKEN', 'not a token'],
    ['BOT_USERNAME', 'a b'],
    ['BOT_API_ROOT', 'ftp://bots.example'],
    ['OWNER_IDS', 'anna, bruno'],
    ['PREMIUM_STARS', '0'],
    ['PREMIUM_STARS', '10001'],
    ['SIMULATOR_PORT', '70000'],
    ['PUBLIC_URL', 'vetrina.example'],
    ['LOG_LEVEL', 'loud'],
  ])('say in one line that %s=%s is wrong', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('say that two servers cannot have one port', () => {
    const read = () => readConfig({ PORT: '8080', SIMULATOR_PORT: '8080' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^SIMULATOR_PORT must be another port than PORT$/);
  });

  it('never repeat a secret', () => {
    expect(() => readConfig({ LAUNCH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ BOT_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
  });
});
