import { fastify } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { createServerBot } from '../../../src/server/create-server-bot.ts';
import { saveLastBackups } from '../../../src/server/database/last-backups.ts';
import { watchTroubles } from '../../../src/server/doctor/watch-troubles.ts';
import { KINDS_OF_WORK } from '../../../src/server/kinds-of-work.ts';
import { addVideoChannel } from '../../../src/server/modules/videos/posts/video-channels.ts';
import { addDueWork } from '../../../src/server/queue/due-work.ts';
import { startLeaderJob } from '../../../src/server/queue/leader-job.ts';
import { noteWorkProgress } from '../../../src/server/queue/stuck-work.ts';
import { freePort } from '../support/built-program.ts';
import { CHANNEL, OLGA, startMessenger } from '../support/messenger.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';

const ROOMY = { gigabytes: 40, share: 0.4 };
const INTERVAL = { interval: 200 };
const TWO_MINUTES = { timeout: 120_000, ...INTERVAL };
/** The messenger tries a webhook again every half a minute, a trouble has to be gone for a while, and messages are a minute apart. */
const LONGER = { timeout: 180_000, ...INTERVAL };
const LONG = { timeout: 400_000 };

const log = pino({ level: 'silent' });
const errors = vi.spyOn(log, 'error');
const messenger = await startMessenger([OLGA]);
const { act } = messenger;
const { db, kind, close } = await testDatabase();
const port = await freePort();
const settings = {
  ...readConfig({ DATA_DIR: await temporaryFolder(), BOT_API_ROOT: messenger.apiRoot, BACKUPS: '7' }),
  ownerIds: messenger.ownerIds,
  publicUrl: `http://localhost:${port}`,
  usesWebhook: true,
};
let [disk, isAway] = [ROOMY, false];

/** A server by this token; its back-ups, imports and disk are facts of the test, its channel and its webhook the simulator's. */
async function serve(botToken: string) {
  const config = { ...settings, botToken };
  const isLeader = () => true;
  const bot = createServerBot({ config, database: { db, kind }, secrets: ['s'.repeat(16)], log, isLeader });
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => (isAway ? reply.code(502).send() : undefined));
  bot.registerWebhook(app);
  await app.listen({ port });
  await bot.start();
  const { notifyOutbox: notify } = bot.services;
  const rounds = watchTroubles({ db, config, log, kinds: KINDS_OF_WORK, notify, measure: async () => disk });
  const job = startLeaderJob({ ...rounds, isLeader, log });
  return async () => {
    await bot.stop();
    await job.stop();
    await app.close();
  };
}

/** The bot's messages about troubles. */
const told: string[] = [];
messenger.onEvent((event) => {
  if (event.type === 'messageSent' && event.message.chatId === OLGA && /^[⚠✅]/u.test(event.message.text))
    told.push(event.message.text);
});

let stop = await serve(messenger.token);
await addVideoChannel(db, { chatId: String(CHANNEL), title: 'Archivio', ownerId: String(OLGA) });
afterAll(async () => {
  await stop();
  await messenger.close();
  await close();
});

const lostChannels = () =>
  db.selectFrom('video_channel').select('lost_at').where('lost_at', 'is not', null).execute();
const storeDeadImport = () =>
  sql`insert into title_import (source, name, language, is_preview, input, state, progress)
    values ('file', 'film.csv', 'it', false, '{}', 'interrupted',
      '{"lines": [], "faults": [], "wrong": 0, "isEmpty": false, "share": 0.5, "failure": null}')`.execute(
    db,
  );

type Cause = { begin(): unknown; end(): unknown; says: string; name: string };

/** The messenger's updates come by the webhook: it is the last to fail and the first to work again. */
const CAUSES: Record<string, Cause> = {
  'a disk below a tenth': {
    begin: () => (disk = { gigabytes: 3.2, share: 0.06 }),
    end: () => (disk = ROOMY),
    says: 'solo 3,2 GB liberi',
    name: 'Disco',
  },
  'a failed back-up': {
    begin: () => saveLastBackups(db, { failure: { at: new Date(), reason: 'the disk is full' } }),
    end: () => saveLastBackups(db, { good: { at: new Date(), file: 'x.gz', isRestored: true } }),
    says: 'the disk is full',
    name: 'Copie di riserva',
  },
  'an import whose server died': {
    begin: storeDeadImport,
    end: () => db.deleteFrom('title_import').execute(),
    says: 'film.csv',
    name: '«film.csv»',
  },
  'work that stands still for five minutes': {
    async begin() {
      await addDueWork(db, 'lookups', { subject: 'x' });
      await noteWorkProgress(db, KINDS_OF_WORK);
      await sql`update work_progress set moved_at = now() - interval '5 minutes'`.execute(db);
    },
    end: () => db.deleteFrom('due_work').execute(),
    says: 'niente si muove da 5 min',
    name: 'richieste da cercare',
  },
  'rights lost in a channel': {
    async begin() {
      await act({ type: 'removeFromChannel', chat: CHANNEL, person: OLGA });
      await vi.waitUntil(async () => (await lostChannels()).length > 0, TWO_MINUTES);
    },
    end: () => act({ type: 'addToChannel', chat: CHANNEL, person: OLGA }),
    says: 'non sono più amministratore',
    name: '«Archivio»',
  },
  'a webhook that fails': {
    async begin() {
      isAway = true;
      await act({ type: 'sendText', chat: OLGA, person: OLGA, text: '/help' });
    },
    end: () => (isAway = false),
    says: '502',
    name: 'Webhook',
  },
};

/** Waits until a message of a kind has some words. */
const untilTold = (mark: string, words: string) =>
  vi.waitUntil(
    () => told.some((text) => text.startsWith(mark) && text.includes(words)),
    mark === '⚠' ? TWO_MINUTES : LONGER,
  );

it(
  'an owner reads of each cause within two minutes, of all in three messages, and of their ends',
  LONG,
  async () => {
    const causes = Object.values(CAUSES);
    const heard: Promise<unknown>[] = [];
    for (const { begin, says } of causes) {
      await begin();
      heard.push(untilTold('⚠', says));
    }
    await Promise.all(heard);
    expect(told.length).toBeLessThanOrEqual(3);
    const ends: Promise<unknown>[] = [];
    for (const { end, name } of causes.toReversed()) {
      await end();
      ends.push(untilTold('✅', name));
    }
    await Promise.all(ends);
    expect(told.length).toBeLessThanOrEqual(6);
    for (const { says } of causes)
      expect(told.filter((text) => text.startsWith('⚠') && text.includes(says))).toHaveLength(1);
  },
);

it(
  'a refused token is in the log within two minutes, and in the chat once another one works',
  LONG,
  async () => {
    told.splice(0);
    const token = await messenger.revokeToken();
    const isLogged = () => errors.mock.calls.some(([fields]) => Object(fields).cause === 'token');
    await vi.waitUntil(isLogged, TWO_MINUTES);
    expect(told).toEqual([]);
    await stop();
    stop = await serve(token);
    await untilTold('✅', 'Telegram ha rifiutato il mio token');
  },
);
