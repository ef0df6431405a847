import { buildApp } from '../../../../src/server/build-app.ts';
import type { BotApiFetch } from '../../../../src/server/chat/bot-api/api-clients.ts';
import { readConfig } from '../../../../src/server/config/config.ts';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { createBot } from '../../../../src/server/create-bot.ts';
import { createServerBot } from '../../../../src/server/create-server-bot.ts';
import type { Db } from '../../../../src/server/database/db.ts';
import { ImageError } from '../../../../src/server/images/image-error.ts';
import { mapValues } from '../../../../src/server/lib/map-values.ts';
import { isTransientDatabaseError } from '../../../../src/server/lib/retries.ts';
import type { Module } from '../../../../src/server/module.ts';
import { MODULES, NOTICE_KINDS } from '../../../../src/server/modules.ts';
import type { ClaimedTable } from '../../../../src/server/queue/claimed-queue.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { Effects } from '../../points/support/effects.ts';
import { type Messenger, parametersOf } from '../../points/support/messenger.ts';
import type { ServerProcess } from '../../points/support/server-process.ts';
import { NO_LIMITS } from '../../support/test-app.ts';
import { ANNA, BRUNO, configFor, OWNER, SECRET } from '../../support/test-bot.ts';

/** As often an update is handled, in place of its queue. */
const ATTEMPTS = 5;

/** A server that does only the work that it is asked for: no queue, no job runs by itself. */
export type ServerSide = ServerProcess & {
  /** Claims what is due of a queue, does it and settles it. */
  work(queue: ClaimedTable): Promise<void>;
  /** Does the next thing of a kind of work. */
  workOn(kind: string): Promise<void>;
};

/** Sessions of people by their ids, older than whatever happens to them. */
type Sessions = ReadonlyMap<number, string>;

export async function openSessions(): Promise<Sessions> {
  const tokens = await createSessionTokens([SECRET]);
  const people = [ANNA, BRUNO, OWNER];
  const issue = async (id: number) => [id, await tokens.issue(String(id), { isProven: true })] as const;
  return new Map(await Promise.all(people.map(issue)));
}

export async function createServerSide(
  db: Db,
  messenger: () => Messenger,
  sessions: Sessions,
): Promise<ServerSide> {
  const botApiFetch: BotApiFetch = async (url, { body }) => {
    const call = { method: url.split('/').at(-1) ?? '', payload: await parametersOf(body) };
    return { json: async () => messenger().answer(call) };
  };
  const config = {
    ...readConfig({}),
    ...configFor({ root: 'http://bot-api' }),
    gatherSeconds: 0,
    botApiFetch,
  };
  const log = createLogger('silent');
  const pictures = { picture: () => Promise.reject(new ImageError(404, 'there are no pictures')) };
  const isLeader = () => true;
  const secrets = [SECRET] as const;
  const bot = createServerBot({
    config,
    database: { db, kind: 'postgres' },
    secrets,
    log,
    isLeader,
    pictures,
  });
  const { services } = bot;
  const access = { token: config.botToken, apiRoot: config.botApiRoot, fetch: botApiFetch };
  const chat = createBot(access, services, (_ctx, next) => next());
  await chat.init();
  const app = await buildApp({
    config: { ...config, languages: ['it'], requiresLaunchData: false, trustedProxies: false },
    db,
    log,
    secrets,
    pictures,
    bot,
    limits: NO_LIMITS,
    catalogueLife: 0,
  });
  const notices = mapValues(NOTICE_KINDS, ({ sender, ...rules }: NonNullable<Module['notices']>[string]) => ({
    ...rules,
    send: sender({
      db,
      api: services.api,
      links: services.links,
      config,
      pictures,
      me: async () => chat.botInfo,
    }),
  }));
  let lastAnswer = '';

  async function handle(update: object): Promise<void> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await chat.handleUpdate(update as Parameters<typeof chat.handleUpdate>[0]);
      } catch (thrown) {
        const error = thrown instanceof Error && 'error' in thrown ? thrown.error : thrown;
        if (attempt === ATTEMPTS || !isTransientDatabaseError(error)) throw thrown;
      }
  }

  return {
    db,
    api: services.api,
    effects: new Effects(messenger()),
    lastAnswer: () => lastAnswer,
    async receive(update) {
      await handle(update);
      lastAnswer = '200';
      return true;
    },
    async call(as, request, body) {
      const [method, url = ''] = request.split(' ', 2);
      const isFile = body instanceof Uint8Array;
      const headers = {
        authorization: `Bearer ${typeof as === 'string' ? as : sessions.get(as)}`,
        ...(isFile && { 'content-type': 'application/octet-stream' }),
      };
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(body && { payload: body }),
      });
      lastAnswer = `${answer.statusCode} ${answer.body}`;
      return answer.statusCode < 500;
    },
    async work(queue) {
      const worker = MODULES.flatMap(({ queues }) => queues?.[queue] ?? [])[0];
      await worker?.start({ db, log, config, services, api: services.api, notices }).stop();
    },
    async workOn(kind) {
      const work = MODULES.flatMap(({ due = [] }) => due).find(({ queue }) => queue.owners?.name === kind);
      await work?.doNext({ db, config, bot, log, isLeader });
    },
    stop: () => app.close(),
  };
}
