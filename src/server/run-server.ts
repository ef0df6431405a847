import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { buildApp } from './app.ts';
import { startSimulator, withSimulator } from './bot/simulator.ts';
import { prepareBot } from './bot/start-bot.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import type { Schema } from './database/schema.ts';
import { MS_PER_DAY } from './domain/calendar.ts';
import { LAUNCH_KEY_LIFE, makeLaunchKey } from './domain/launch-key.ts';
import { launchLink } from './domain/launch-link.ts';
import { demandFreePort } from './free-port.ts';
import { startCounting } from './jobs/count-plays.ts';
import { startLeader } from './jobs/leader.ts';
import { startLeadersJob } from './jobs/leaders-job.ts';
import { startRetention } from './jobs/retention.ts';
import { keepAddress } from './last-address.ts';
import { signingSecrets } from './local-secret.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { measuresItself, offerMetrics } from './metrics/serve-metrics.ts';
import { LIMITS } from './plugins/limits.ts';
import { freeLeases } from './repositories/leases.ts';
import { isPremium } from './repositories/premium.ts';
import { startFailure } from './start-failure.ts';
import { VERSION } from './version.ts';

/** Somebody whom a launch link is printed for. */
export type Visitor = { userId: string; label: string };

/**
 * What another program adds to the start: it runs on the open database before anybody is served, says what takes a
 * while, and answers who is to try the app out.
 */
export type BeforeServing = (start: {
  db: Kysely<Schema>;
  config: Config;
  say: (line: string) => void;
}) => Promise<readonly Visitor[]>;

/** How long closing may take before the process ends anyway, in milliseconds; the time to drain comes on top. */
let patience = 10_000;

/** What has to be closed, the latest opened first. */
const closers: (() => Promise<void>)[] = [];

/** From then on people are served, and what was promised to them has to be kept. */
let serves = false;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(settings: Config, beforeServing: BeforeServing): Promise<void> {
  await demandFreePort(settings);
  const log = makeLog(settings.logLevel);
  const simulator = settings.botToken === undefined ? await startSimulator(settings, log) : undefined;
  if (simulator) closers.push(() => simulator.close());
  const config = simulator ? withSimulator(settings, simulator) : settings;
  const secrets = await signingSecrets(config);
  say(config.databaseUrl ? 'Opening PostgreSQL ...' : `Opening the database in ${config.dataFolder}/ ...`);
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    ...config.databaseLimits,
    migrates: config.migratesAtStart,
    log,
  });
  closers.push(database.close);
  const { db } = database;
  simulator?.showPremium((userId) => isPremium(db, userId));
  const visitors = await beforeServing({ db, config: settings, say });
  // No other process has an embedded database: whoever led it before is gone.
  if (database.kind === 'embedded') await freeLeases(db);
  const leader = startLeader(db, log);
  closers.push(() => leader.stop());
  const counting = startCounting(db, log, { isLeader: leader.isLeader });
  closers.push(() => counting.stop());
  const retention = startRetention(db, { days: config.keepDays, log, isLeader: leader.isLeader });
  closers.push(() => retention.stop());
  const { botToken } = config;
  const bot =
    botToken === undefined
      ? undefined
      : prepareBot({ config: { ...config, botToken }, database, secrets, log, isLeader: leader.isLeader });
  if (bot) {
    const { isLeader } = leader;
    const name = 'reconciliation of payments';
    const reconciling = startLeadersJob({ name, everyMs: MS_PER_DAY, isLeader, work: bot.reconcile, log });
    closers.push(() => reconciling.stop());
  }
  const metrics = measuresItself(config)
    ? makeMetrics({ db, pool: database.pool, isLeader: leader.isLeader, version: VERSION })
    : undefined;
  const isEnding = () => ending !== undefined;
  // A machine that plays the messenger as well is somebody's own: a late answer is better there than a refusal.
  const limits = simulator ? { ...LIMITS, delayMs: 0 } : LIMITS;
  const app = await buildApp({ config, db, secrets, log, bot, limits, metrics, isEnding });
  closers.push(() => app.close());
  if (metrics) closers.push(await offerMetrics(app, metrics, config, log));
  serves = true;
  await app.listen({ port: config.port, host: config.host });
  await keepAddress(config).catch((err: unknown) =>
    log.info({ err }, 'the address could not be kept for commands'),
  );
  if (bot) closers.push(() => bot.stop());
  await bot?.start();
  const drainMs = config.drainSeconds * 1000;
  patience += drainMs;
  closers.push(() => sleep(drainMs));
  welcome(config, secrets[0], visitors);
  if (simulator) say(`Simulator: ${simulator.url}`);
}

function welcome(config: Config, secret: string, visitors: readonly Visitor[]): void {
  say(`Vetrina listens on http://${config.host}:${config.port}`);
  if (!existsSync(config.clientFolder)) say('The mini app is not built yet: run "npm run build".');
  if (visitors.length > 0) say('Open it as somebody (the links work for a week):');
  const expires = new Date(Date.now() + LAUNCH_KEY_LIFE);
  for (const { userId, label } of visitors) {
    const key = makeLaunchKey({ userId, secret, expires });
    say(`  ${label}: ${launchLink({ base: config.publicUrl, userId, key })}`);
  }
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

async function end(): Promise<void> {
  say('Closing ...');
  // The database bears being left in the middle: before anybody is served there is nothing to wait for.
  if (!serves) process.exit(0);
  setTimeout(() => process.exit(1), patience).unref();
  await closeAll();
  process.exit(0);
}

let ending: Promise<void> | undefined;

/**
 * Runs the server in this process, with the settings in its environment, until a signal ends it. Resolves when it
 * listens; where it cannot, it says why and ends the process with 1.
 */
export async function runServer(beforeServing: BeforeServing = async () => []): Promise<void> {
  // A terminal and npm both pass Ctrl-C on: the second must not cut the closing short.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      ending ??= end();
    });
  try {
    await start(readConfig(process.env), beforeServing);
  } catch (error) {
    // What ends in the middle of its start fails, and nobody needs to hear of that.
    await ending;
    process.stderr.write(`Vetrina could not start: ${startFailure(error)}\n`);
    await closeAll();
    process.exit(1);
  }
}
