import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { vi } from 'vitest';
import { buildApp } from '../../../src/server/build-app.ts';
import { WEBHOOK_PATH, webhookSecret } from '../../../src/server/chat/updates/webhook.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { createServerBot, type ServerBot } from '../../../src/server/create-server-bot.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { setLanguages } from '../../../src/server/languages/current-language.ts';
import type { BotConfig, JobContext } from '../../../src/server/module.ts';
import { MODULES } from '../../../src/server/modules.ts';
import type { ClaimedTable } from '../../../src/server/queue/claimed-queue.ts';
import { doDueWork } from './do-due-work.ts';
import { buttonsOf } from './inline-keyboard.ts';
import { simulateDatabaseOutage } from './simulate-database-outage.ts';
import { fillSmallCatalogue, type SmallCatalogue } from './small-catalogue.ts';
import { BOT, type StubBotApi, stubBotApi, TOKEN } from './stub-bot-api.ts';
import { NO_LIMITS } from './test-app.ts';
import { testDatabase } from './test-database.ts';

export const SECRET = 'the secret of the tests';
export const ANNA = 1001;
export const BRUNO = 2002;
export const OWNER = 9009;

let lastUpdate = 1000;

/** The page's own address in the tests. */
export const PUBLIC_URL = 'https://vetrina.example';

export type TestBot = SmallCatalogue & {
  db: Kysely<Schema>;
  /** Takes the database away from the server, and gives it back. */
  cutDatabase(isCut: boolean): void;
  api: StubBotApi;
  app: FastifyInstance;
  bot: ServerBot;
  /** Runs a job of the leader by its name, or attempts all work of a kind. */
  run(job: string, signal?: AbortSignal): Promise<unknown>;
  /** The server's log, one JSON text. */
  log(): string;
  /** Sends an update as the messenger does; settles when the bot has handled it. */
  bring(update: object): Promise<void>;
  /** Writes to the bot as a person. */
  say(text: string, from?: number): Promise<void>;
  /** Sends the bot something other than text. */
  send(content: object, from?: number): Promise<void>;
  /** Presses a button with this data. */
  press(data: string, from?: number): Promise<void>;
  /** Makes a queue's later attempts due: after a failure, or once a chat takes another message. */
  hurry(queue: ClaimedTable): Promise<void>;
  close(): Promise<void>;
};

/**
 * The whole server with its bot, against a real database and a stub of the Bot API; updates come by webhook.
 * `before`: breaks something from the start. `intervalMs`: the polling interval of queues; `editSeconds`: the
 * shortest time between two edits of a card.
 */
export async function testBot(
  {
    intervalMs = 200,
    editSeconds = 0,
    examine,
    languages = ['it'],
    ...changes
  }: Partial<BotConfig> & { languages?: readonly string[] } & Pick<
      Parameters<typeof createServerBot>[0],
      'intervalMs' | 'editSeconds' | 'examine'
    > = {},
  before: (api: StubBotApi) => void = () => {},
): Promise<TestBot> {
  const [database, api] = await Promise.all([testDatabase(), stubBotApi()]);
  before(api);
  setLanguages(languages);
  const catalogue = await fillSmallCatalogue(database.db);
  const config = { ...configFor(api), ...changes };
  let logged = '';
  const log = createLogger('info', { write: (line) => void (logged += line) });
  const { db, kind } = database;
  const line = simulateDatabaseOutage(db);
  const bot = createServerBot({
    config,
    database: { db: line.db, kind },
    secrets: [SECRET],
    log,
    isLeader: () => true,
    intervalMs,
    editSeconds,
    examine,
  });
  const app = await buildApp({
    config: {
      brand: config.brand,
      botToken: TOKEN,
      ownerIds: config.ownerIds,
      languages,
      requiresLaunchData: false,
      trustedProxies: false,
      clientFolder: join(tmpdir(), 'no-client'),
      images: config.images,
    },
    db: line.db,
    log,
    secrets: [SECRET],
    bot,
    limits: NO_LIMITS,
  });
  await bot.start();
  if (config.usesWebhook)
    await vi.waitUntil(() => api.of('setWebhook').length > 0, { timeout: 60_000, interval: 1 });

  /** True once the bot has handled an update, or postponed it. */
  async function isAttempted(id: number): Promise<boolean> {
    const row = await db.selectFrom('bot_update').selectAll().where('id', '=', id).executeTakeFirst();
    return row !== undefined && (row.done_at !== null || (row.attempts > 0 && row.claimed_until === null));
  }

  async function bring(update: object): Promise<void> {
    lastUpdate += 1;
    const update_id = lastUpdate;
    const checkouts = api.of('answerPreCheckoutQuery').length;
    const headers = { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) };
    const answer = await app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers,
      payload: { update_id, ...update },
    });
    if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}`);
    // These are answered without the queue.
    const isDone =
      'pre_checkout_query' in update
        ? () => api.of('answerPreCheckoutQuery').length > checkouts
        : whenQuiet(line.answers, () => isAttempted(update_id));
    await vi.waitUntil(isDone, { timeout: 60_000, interval: 5 });
  }

  const context: JobContext = {
    db: line.db,
    log,
    bot,
    isLeader: () => true,
    config: { leavesOutTitlesWithoutVideo: false },
  };
  const jobs = MODULES.flatMap((module) => module.jobs?.(context) ?? []);
  const dueKinds = MODULES.flatMap(({ due }) => due ?? []);

  return {
    ...catalogue,
    db,
    cutDatabase: line.cut,
    api,
    app,
    bot,
    async run(name, signal = new AbortController().signal) {
      const kind = dueKinds.find(({ queue }) => queue.owners?.name === name);
      if (kind) return doDueWork(kind, context);
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job called ${name}`);
      return job.work(signal);
    },
    log: () => logged,
    bring,
    send: (content, from = ANNA) => bring({ message: messageFrom(from, content) }),
    say: (text, from = ANNA) => bring({ message: messageFrom(from, { text, ...commandIn(text) }) }),
    press: (data, from = ANNA) => bring({ callback_query: pressBy(from, data) }),
    async hurry(queue) {
      const table = sql.table(queue);
      // Skips rows that a worker has in hand, which may be waiting for a different row.
      await sql`
        update ${table} set next_attempt_at = now() where id in (
          select id from ${table} where claimed_until is null and next_attempt_at > now() for update skip locked
        )`.execute(db);
    },
    async close() {
      await bot.stop();
      await app.close();
      setLanguages();
      await Promise.all([api.close(), database.close()]);
    },
  };
}

/** Settings of a server beside a Bot API. */
export function configFor(api: Pick<StubBotApi, 'root'>): BotConfig {
  return {
    brand: readConfig({}).brand,
    botToken: TOKEN,
    botApiRoot: api.root,
    botUsername: undefined,
    clientFolder: join(tmpdir(), 'no-client'),
    images: readConfig({}).images,
    ownerIds: [String(OWNER)],
    premiumStars: 100,
    protectsContent: false,
    gatherSeconds: 999,
    messagesPerSecond: 25,
    paidBroadcasts: false,
    publicUrl: PUBLIC_URL,
    requestsPerPerson: 10,
    usesWebhook: true,
    tmdbToken: undefined,
    tmdbApiRoot: 'http://127.0.0.1:9',
    tmdbImagesRoot: 'https://image.tmdb.org/t/p',
  };
}

const person = (id: number) => ({ id, is_bot: false, first_name: id === ANNA ? 'Anna' : `Persona ${id}` });

/** A message in the private chat with a person. */
export function messageFrom(from: number, content: object) {
  const chat = { id: from, type: 'private', first_name: 'Anna' };
  return { message_id: 7, date: 0, chat, from: person(from), ...content };
}

/** The bot's message to a person, as the one that their answer refers to. */
export function answering(payload: Record<string, unknown> | undefined, chat: number) {
  const { text, entities, reply_markup: markup } = payload ?? {};
  const keyboard = buttonsOf(payload).length > 0 ? { reply_markup: markup } : {};
  return {
    reply_to_message: messageFrom(chat, { message_id: 99, text, entities, ...keyboard, from: BOT }),
  };
}

/** A person's press on a button with this data. */
export function pressBy(from: number, data: string) {
  return {
    id: '1',
    chat_instance: '1',
    from: person(from),
    data,
    message: messageFrom(from, { text: 'scegli' }),
  };
}

/** The entities of a text that begins with a command. */
export function commandIn(text: string) {
  const [command] = /^\/\w+/.exec(text) ?? [];
  return command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {};
}

/** Quiet polls in a row that are enough to ask, whatever came before. */
const MAX_QUIET = 10;

/**
 * Asks only if something has been done since the last time, and nothing is being done right now: asking costs a
 * query.
 */
function whenQuiet(progress: () => number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let [seen, asked, quiet] = [progress(), progress(), 0];
  return async () => {
    const now = progress();
    quiet = now === seen ? quiet + 1 : 0;
    seen = now;
    if (quiet === 0 || (now === asked && quiet < MAX_QUIET)) return false;
    [asked, quiet] = [now, 0];
    return ask();
  };
}
