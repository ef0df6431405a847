import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { type BotConfig, prepareBot, type ServerBot } from '../../../src/server/bot/start-bot.ts';
import { WEBHOOK_PATH, webhookSecret } from '../../../src/server/bot/webhook.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { makeLog } from '../../../src/server/log.ts';
import { fillSmallCatalogue, type SmallCatalogue } from './small-catalogue.ts';
import { type StubBotApi, stubBotApi, TOKEN } from './stub-bot-api.ts';
import { testDatabase } from './test-database.ts';

export const SECRET = 'the secret of the tests';
export const ANNA = 1001;
export const BRUNO = 2002;
export const OWNER = 9009;

/** The page's own address in the tests. */
export const PUBLIC_URL = 'https://vetrina.example';

export type TestBot = SmallCatalogue & {
  db: Kysely<Schema>;
  api: StubBotApi;
  app: FastifyInstance;
  bot: ServerBot;
  /** What the server wrote into its log, one JSON text. */
  log(): string;
  /** An update as the messenger brings it; settles when the bot has dealt with it. */
  bring(update: object): Promise<void>;
  /** Somebody writes to the bot. */
  say(text: string, from?: number): Promise<void>;
  /** Somebody sends the bot something else than text. */
  send(content: object, from?: number): Promise<void>;
  /** Somebody presses a button that sends `data` back. */
  press(data: string, from?: number): Promise<void>;
  close(): Promise<void>;
};

/** The whole server with its bot, against a real database and a stub of the Bot API; updates come by webhook. `before`: what fails from the start. */
export async function testBot(
  changes: Partial<BotConfig> = {},
  before: (api: StubBotApi) => void = () => {},
): Promise<TestBot> {
  const [database, api] = await Promise.all([testDatabase(), stubBotApi()]);
  before(api);
  const catalogue = await fillSmallCatalogue(database.db);
  const config = { ...configFor(api), ...changes };
  let logged = '';
  const log = makeLog('info', { write: (line) => void (logged += line) });
  const bot = prepareBot({ config, database, secret: SECRET, log });
  const { db } = database;
  const app = await buildApp({
    config: { botToken: TOKEN, clientFolder: join(tmpdir(), 'no-client') },
    db,
    log,
    secret: SECRET,
    bot,
  });
  await bot.start();
  if (config.usesWebhook) await vi.waitUntil(() => api.of('setWebhook').length > 0, { timeout: 5000 });

  async function bring(update: object): Promise<void> {
    const headers = { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) };
    const answer = await app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers,
      payload: { update_id: Date.now(), ...update },
    });
    if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}`);
  }

  return {
    ...catalogue,
    db,
    api,
    app,
    bot,
    log: () => logged,
    bring,
    send: (content, from = ANNA) => bring({ message: messageFrom(from, content) }),
    say: (text, from = ANNA) => bring({ message: messageFrom(from, { text, ...commandIn(text) }) }),
    press: (data, from = ANNA) => bring({ callback_query: pressBy(from, data) }),
    async close() {
      await bot.stop();
      await app.close();
      await Promise.all([api.close(), database.close()]);
    },
  };
}

function configFor(api: StubBotApi): BotConfig {
  return {
    botToken: TOKEN,
    botApiRoot: api.root,
    botUsername: undefined,
    ownerIds: [String(OWNER)],
    premiumStars: 100,
    publicUrl: PUBLIC_URL,
    usesWebhook: true,
  };
}

const person = (id: number) => ({ id, is_bot: false, first_name: id === ANNA ? 'Anna' : `Persona ${id}` });

/** A message in the private chat with somebody. */
export function messageFrom(from: number, content: object) {
  const chat = { id: from, type: 'private', first_name: 'Anna' };
  return { message_id: 7, date: 0, chat, from: person(from), ...content };
}

function pressBy(from: number, data: string) {
  return {
    id: '1',
    chat_instance: '1',
    from: person(from),
    data,
    message: messageFrom(from, { text: 'scegli' }),
  };
}

function commandIn(text: string) {
  const [command] = /^\/\w+/.exec(text) ?? [];
  return command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {};
}
