import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { startSimulator } from '../../../packages/telegram-simulator/server/start-simulator.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { createServerBot } from '../../../src/server/create-server-bot.ts';
import { addVideoChannel } from '../../../src/server/modules/videos/posts/video-channels.ts';
import { startJobs } from '../../../src/server/start-work.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';

const OWNER = 9009;
const CHANNEL = -1_009_009_000_001;
const LIMIT = { timeout: 150_000, interval: 500 };

const log = pino({ level: 'silent' });
const simulator = await startSimulator({ port: 0, appUrl: 'http://localhost:3000/', log });
const { db, kind, close } = await testDatabase();
const config = {
  ...readConfig({ DATA_DIR: await temporaryFolder(), BOT_API_ROOT: simulator.apiRoot }),
  botToken: simulator.token,
  ownerIds: simulator.ownerIds,
};
const isLeader = () => true;
const bot = createServerBot({ config, database: { db, kind }, secrets: ['s'.repeat(16)], log, isLeader });
await bot.start();
await addVideoChannel(db, { chatId: String(CHANNEL), title: 'Archivio', ownerId: String(OWNER) });
const jobs = startJobs({ db, config, bot, log, isLeader });
afterAll(async () => {
  await bot.stop();
  await Promise.all(jobs.map((job) => job.stop()));
  await simulator.close();
  await close();
});

async function act(action: object) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(action);
  expect((await fetch(`${simulator.apiRoot}/wire/act`, { method: 'POST', headers, body })).status).toBe(200);
}

async function ownersMessages(): Promise<string> {
  const state: unknown = await (await fetch(`${simulator.apiRoot}/wire/state`)).json();
  return JSON.stringify(state);
}

/** Seconds from an action until the owner has read some words. */
async function secondsUntil(words: string, action: object): Promise<number> {
  const start = performance.now();
  await act(action);
  await vi.waitUntil(async () => (await ownersMessages()).includes(words), LIMIT);
  return (performance.now() - start) / 1000;
}

it('an owner hears within two minutes that the bot lost its rights in a channel, and that it has them again', {
  timeout: 320_000,
}, async () => {
  const where = { chat: CHANNEL, person: OWNER };
  const lost = await secondsUntil('non sono più amministratore', { type: 'removeFromChannel', ...where });
  const found = await secondsUntil('Di nuovo in ordine', { type: 'addToChannel', ...where });
  expect(Math.max(lost, found)).toBeLessThan(120);
});
