import type { InjectOptions } from 'fastify';
import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { buildApp } from '../../../../src/server/build-app.ts';
import type { BotApiFetch } from '../../../../src/server/chat/bot-api/api-clients.ts';
import { WEBHOOK_PATH, webhookSecret } from '../../../../src/server/chat/updates/webhook.ts';
import { readConfig } from '../../../../src/server/config/config.ts';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { createServerBot } from '../../../../src/server/create-server-bot.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { ImageError } from '../../../../src/server/images/image-error.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { startJobs } from '../../../../src/server/start-work.ts';
import { NO_LIMITS } from '../../support/test-app.ts';
import { configFor, SECRET } from '../../support/test-bot.ts';
import { watchCommits } from '../../support/watch-commits.ts';
import type { Effects } from './effects.ts';
import { parametersOf } from './messenger.ts';
import type { Stillness } from './stillness.ts';

/** A process of the server, from its start to its end. */
export type ServerProcess = {
  effects: Effects;
  db: Kysely<Schema>;
  /** Sends without retries. */
  api: Api;
  /** Brings an update as the messenger does; false if it is not taken, and comes again. */
  receive(update: object): Promise<boolean>;
  /** A call of the mini app by a person, or by a session's token; false if it fails, and is pressed again. */
  call(
    as: number | string,
    request: `${'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'} ${string}`,
    body?: object,
  ): Promise<boolean>;
  /** The answer to the last act. */
  lastAnswer(): string;
  stop(): Promise<void>;
};

const LANGUAGES = ['it'];

/** Starts the server on a database; all of its effects go through `effects`. */
export async function startProcess(
  whole: Kysely<Schema>,
  effects: Effects,
  stillness: Stillness,
): Promise<ServerProcess> {
  const db = watchCommits(whole, effects);
  const config = { ...readConfig({}), ...configFor({ root: 'http://bot-api' }), gatherSeconds: 5 };
  const log = createLogger((process.env['CRASH_POINTS_LOG'] ?? 'silent') as 'silent');
  const isLeader = () => !effects.isDead;
  const pictures = { picture: () => Promise.reject(new ImageError(404, 'there are no pictures')) };
  const bot = createServerBot({
    config: { ...config, botApiFetch: fetchBy(effects, stillness) },
    // Claims of a killed process expire with the time.
    database: { db, kind: 'postgres' },
    secrets: [SECRET],
    log,
    isLeader,
    pictures,
    editSeconds: 0,
  });
  const app = await buildApp({
    config: { ...config, languages: LANGUAGES, requiresLaunchData: false, trustedProxies: false },
    db,
    log,
    secrets: [SECRET],
    pictures,
    bot,
    limits: NO_LIMITS,
  });
  await bot.start();
  const jobs = startJobs({ db, config, log, bot, isLeader });
  const tokens = await createSessionTokens([SECRET]);
  let lastAnswer = '';
  const isTaken = async (request: InjectOptions) => {
    const { statusCode, body } = await app.inject(request);
    lastAnswer = `${statusCode} ${body}`;
    // Nobody reads the answer of a process that has ended.
    return statusCode < 500 && !effects.isDead;
  };

  return {
    effects,
    db,
    api: bot.services.api,
    receive: (payload) =>
      isTaken({
        method: 'POST',
        url: WEBHOOK_PATH,
        headers: { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) },
        payload,
      }),
    async call(as, request, body) {
      const [method, url = ''] = request.split(' ', 2);
      const jwt = typeof as === 'string' ? as : await tokens.issue(String(as), { isProven: true });
      const isFile = body instanceof Uint8Array;
      return isTaken({
        method: method as 'GET',
        url,
        headers: {
          authorization: `Bearer ${jwt}`,
          ...(isFile && { 'content-type': 'application/octet-stream' }),
        },
        ...(body && { payload: body }),
      });
    },
    lastAnswer: () => lastAnswer,
    async stop() {
      await bot.stop();
      await Promise.all(jobs.map((job) => job.stop()));
      await app.close();
    },
  };
}

function fetchBy(effects: Effects, stillness: Stillness): BotApiFetch {
  return async (url, { body, signal }) => {
    const method = url.split('/').at(-1) ?? '';
    const result = await stillness.track(async () =>
      effects.call({ method, payload: await parametersOf(body) }),
    );
    if (result) return { json: async () => result };
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('the call was aborted')));
    });
  };
}
