import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/build-app.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { createServerBot } from '../../../src/server/create-server-bot.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { OWNER } from './bot/bot-rows.ts';

type Given = Pick<Database, 'db' | 'kind'> & { secret: string; cacheMs: number };

/**
 * The measured server: without limits, and with a bot that never runs, since the desk needs its commands' services.
 */
export async function buildMeasuredApp({ db, kind, secret, cacheMs }: Given): Promise<FastifyInstance> {
  const log = createLogger('error');
  const config = { ...readConfig({}), clientFolder: join(tmpdir(), 'no-client'), ownerIds: [OWNER] };
  const bot = createServerBot({
    config: { ...config, botToken: '1:bench' },
    database: { db, kind },
    secrets: [secret],
    log,
    isLeader: () => false,
  });
  return buildApp({
    config: { ...config, requiresLaunchData: false },
    db,
    log,
    secrets: [secret],
    bot,
    catalogueLife: cacheMs,
    limits: { person: 1e9, address: 1e9, pictures: 1e9, concurrency: 1e9, delayMs: 0 },
  });
}
