import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { claimDatabaseForBot } from '../../src/server/config/claim-database.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { createLogger } from '../../src/server/config/create-logger.ts';
import { createServerBot } from '../../src/server/create-server-bot.ts';
import { requestPlay } from '../../src/server/modules/playback/request-delivery.ts';
import { takeOver } from '../../src/server/modules.ts';
import { startJobs } from '../../src/server/start-work.ts';
import { commandLine } from './support/command-line.ts';
import { ANNA, CHANNEL, FRIENDS, NEW_BOT, OLGA, startMessenger } from './support/messenger.ts';
import { fillSmallCatalogue } from './support/small-catalogue.ts';
import { testDatabase } from './support/test-database.ts';

const LONG = { timeout: 20_000 };

const database = await testDatabase();
const { db } = database;
const { films } = await fillSmallCatalogue(db);
const messenger = await startMessenger([OLGA]);
const { act, chat, send } = messenger;
afterAll(async () => {
  await messenger.close();
  await database.close();
});

const log = createLogger('silent');
let stop = async () => {};
afterEach(() => stop());

/** Starts the server with a bot; the previous one has ended. */
async function startBot(botToken: string) {
  await claimDatabaseForBot(db, { botToken, takeOver });
  const settings = { OWNER_IDS: String(OLGA), BOT_API_ROOT: messenger.apiRoot };
  const config = { ...readConfig(settings), botToken, usesWebhook: false };
  const isLeader = () => true;
  const bot = createServerBot({ config, database, secrets: ['a secret'], log, isLeader, intervalMs: 50 });
  const jobs = startJobs({ db, config, bot, log, isLeader });
  await bot.start();
  stop = async () => {
    stop = async () => {};
    await Promise.all(jobs.map((job) => job.stop()));
    await bot.stop();
  };
  return bot;
}

const release = (botToken: string) =>
  commandLine(['bot', 'release'], {
    open: async () => ({ ...database, close: async () => {} }),
    env: { BOT_TOKEN: botToken, BOT_API_ROOT: messenger.apiRoot },
  });
const film = (n: number) => films[n - 1] ?? 0;
const textsTo = async (id: number) => (await chat(id)).map(({ text }) => text);
const videosTo = async (id: number) =>
  (await chat(id)).flatMap(({ video }) => (video ? [video.fileName] : []));
const lost = () =>
  db
    .selectFrom('video')
    .select('title_id as id')
    .where('lost_at', 'is not', null)
    .where('position', 'is not', null)
    .orderBy('title_id')
    .execute();
const countOf = async (table: 'video' | 'due_work') =>
  (await db.selectFrom(table).select('id').execute()).length;

it('with another bot, what is in a channel is delivered as before, and the rest is recognised when it comes again', async () => {
  const { token } = messenger;
  await startBot(token);
  for (const person of [ANNA, OLGA]) await act({ type: 'pressStart', person });
  const hello = await send({ type: 'sendText', chat: CHANNEL, person: OLGA, text: 'ciao' });
  await act({ type: 'forward', chat: CHANNEL, person: OLGA, messageIds: [hello], toChat: OLGA });
  await expect.poll(() => textsTo(OLGA), LONG).toContainEqual(expect.stringContaining('abbino i video'));
  for (const n of [1, 2, 3]) {
    const fileName = `Film ${n} (${2000 + n}).mkv`;
    await act({ type: 'sendVideo', chat: CHANNEL, person: OLGA, fileName });
  }
  const own = { type: 'sendVideo', chat: OLGA, person: OLGA } as const;
  // The channel has the second of these, too.
  await act({ ...own, fileName: 'a.mkv', caption: String(film(4)) });
  await act({ ...own, fileName: 'Film 1 (2001).mkv', caption: String(film(5)) });
  await vi.waitUntil(async () => (await countOf('video')) === 5, LONG);
  await stop();

  expect((await release(token)).stdout).toBe(`The bot ${token.split(':')[0]} no longer has this database.`);
  const bot = await startBot(await messenger.replaceBot());
  expect(await lost()).toEqual([{ id: film(4) }]);

  await act({ type: 'pressStart', person: ANNA });
  await expect
    .poll(() => textsTo(ANNA), LONG)
    .toContainEqual(expect.stringContaining('Che bello ritrovarti'));
  await act({ type: 'pressStart', person: ANNA });
  await expect
    .poll(() => textsTo(ANNA), LONG)
    .toContainEqual(expect.stringContaining('film e serie da scegliere'));
  expect((await textsTo(ANNA)).filter((text) => text.includes('ritrovarti'))).toHaveLength(1);

  await act({ type: 'pressStart', person: OLGA });
  const missing = expect.stringContaining('Fammi amministratore in: Archivio');
  await expect.poll(() => textsTo(OLGA), LONG).toContainEqual(missing);
  expect(await textsTo(OLGA)).toContainEqual(expect.stringContaining('non sta in nessun canale: 1 video'));
  await expect
    .poll(() => textsTo(OLGA), LONG)
    .toContainEqual(expect.stringMatching(/Non si trovano più i video di:\n• Film 4/));

  await act({ type: 'changeMember', chat: CHANNEL, person: OLGA, member: NEW_BOT, to: 'administrator' });
  for (const n of [1, 2, 3, 5]) {
    await requestPlay(db, { userId: String(ANNA), titleId: film(n) });
    bot.notifyDeliveryQueue();
    await expect.poll(async () => (await videosTo(ANNA)).length, LONG).toBe(n === 5 ? 4 : n);
  }
  // Each post is forwarded once, for its files, and leaves nothing in the owner's chat.
  await vi.waitUntil(async () => (await countOf('due_work')) === 0, LONG);
  expect(await videosTo(OLGA)).toEqual([]);

  const id = await send({ ...own, chat: FRIENDS, fileName: 'a.mkv', caption: '' });
  await act({ type: 'forward', chat: FRIENDS, person: OLGA, messageIds: [id], toChat: OLGA });
  await expect.poll(lost, LONG).toEqual([]);
  await requestPlay(db, { userId: String(ANNA), titleId: film(4) });
  bot.notifyDeliveryQueue();
  await expect.poll(async () => (await videosTo(ANNA)).at(-1), LONG).toBe('a.mkv');
});
