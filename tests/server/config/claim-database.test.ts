import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDatabaseForBot } from '../../../src/server/config/claim-database.ts';
import { ConfigError } from '../../../src/server/config/config.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { takeOver } from '../../../src/server/modules.ts';
import { commandLine } from '../support/command-line.ts';
import { testDatabase } from '../support/test-database.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const REAL = { botToken: '123456:secret' };
const OTHER = { ...REAL, botToken: '654321:secret' };
const STAND_IN = { botToken: undefined, refusal: 'Ask for the stand-in.' };
const claim = (start: Omit<Parameters<typeof claimDatabaseForBot>[1], 'takeOver'>) =>
  claimDatabaseForBot(database.db, { ...start, takeOver });

it('the bot of the first start is accepted again, even with a new token', async () => {
  await claim(REAL);
  await claim(REAL);
  await claim({ ...REAL, botToken: '123456:renewed' });
});

it('another bot is refused until the database is released, and the message says how', async () => {
  await claim(REAL);
  const refused = claim(OTHER);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/bot 123456, .* not of 654321\. .*"npm run vetrina -- bot release"/);
  await expect(refused).rejects.not.toThrow('secret');
  const open = async () => ({ ...database, close: async () => {} });
  const { code, stdout } = await commandLine(['bot', 'release'], { open });
  expect([code, stdout]).toEqual([0, 'The bot 123456 no longer has this database.']);
  await claim(OTHER);
  await expect(claim(REAL)).rejects.toThrow('bot 654321');
});

it('a stand-in may use a database without a bot, which stays free', async () => {
  await claim(STAND_IN);
  await claim(REAL);
});

it('a stand-in is refused on a bot’s database, unless the settings allow it', async () => {
  await claim(REAL);
  await expect(claim(STAND_IN)).rejects.toThrow(
    /^BOT_TOKEN must be set: .* 123456\. Ask for the stand-in\.$/,
  );
  await claim({ botToken: undefined });
});

it('only one of two bots that start at the same time is accepted', async () => {
  const both = await Promise.allSettled([claim(REAL), claim(OTHER)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
