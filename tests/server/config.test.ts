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

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['LAUNCH_SECRET', 'too short'],
    ['BOT_TOKEN', 'not a token'],
    ['BOT_USERNAME', 'a b'],
    ['PUBLIC_URL', 'vetrina.example'],
    ['LOG_LEVEL', 'loud'],
  ])('say in one line that %s=%s is wrong', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('never repeat a secret', () => {
    expect(() => readConfig({ LAUNCH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ BOT_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
  });
});
