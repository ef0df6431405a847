// The server that is measured, in a separate process that `start-server.ts` forks: says its port, and ends with it.
// Its arguments: the database's address and how long answers are kept (ms).
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../src/server/build-app.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { createServerBot } from '../../../src/server/create-server-bot.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import type { SigningSecrets } from '../../../src/server/sessions/signing-secrets.ts';
import { portOf } from '../../commands/child-process.mjs';
import { OWNER } from './bot/bot-rows.ts';

const [url, cacheMs] = process.argv.slice(2);
const log = createLogger('error');
const { db, kind } = await openDatabase({ url, folder: '', log });
const config = { ...readConfig({}), clientFolder: join(tmpdir(), 'no-client'), ownerIds: [OWNER] };
const secrets: SigningSecrets = [process.env['LAUNCH_SECRET'] ?? ''];
// It is never started: the desk needs what its commands use.
const bot = createServerBot({
  config: { ...config, botToken: '1:bench' },
  database: { db, kind },
  secrets,
  log,
  isLeader: () => false,
});
const unlimited = { person: 1e9, address: 1e9, pictures: 1e9, concurrency: 1e9, delayMs: 0 };
const app = await buildApp({
  config: { ...config, requiresLaunchData: false },
  db,
  log,
  secrets,
  bot,
  catalogueLife: Number(cacheMs),
  limits: unlimited,
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.(portOf(app.server));
