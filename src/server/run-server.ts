import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { backUpBeforeMigrating } from './backup/back-up-before-migrating.ts';
import { type AppOptions, buildApp } from './build-app.ts';
import { claimDatabaseForBot } from './config/claim-database.ts';
import { type Config, readConfig } from './config/config.ts';
import { createLogger } from './config/create-logger.ts';
import { savePublicUrl } from './config/last-public-url.ts';
import { loadSigningSecrets } from './config/load-signing-secrets.ts';
import { remarkOnOwners, settingRemarks } from './config/setting-remarks.ts';
import { createServerBot } from './create-server-bot.ts';
import type { Db } from './database/db.ts';
import { openDatabase } from './database/open-database.ts';
import { listenForNotifications } from './database/postgres/notifications.ts';
import { remarkOnClock } from './doctor/check-machine.ts';
import { examine } from './doctor/examine.ts';
import { inDesk } from './doctor/finding.ts';
import { DEFAULT_RATE_LIMITS } from './http/rate-limits.ts';
import { createImageProxy } from './images/image-proxy.ts';
import { setLanguages } from './languages/current-language.ts';
import { clock, sleep } from './lib/clock.ts';
import { VERSION } from './lib/project.ts';
import { createMetrics } from './metrics/metrics.ts';
import { hasMetrics, serveMetrics } from './metrics/serve-metrics.ts';
import { provided, takeOver } from './modules.ts';
import { leadAlone, startLeaderElection } from './queue/leader-election.ts';
import {
  buildDeskLink,
  buildLaunchLink,
  createLaunchKey,
  LAUNCH_KEY_LIFETIME_MS,
} from './sessions/launch-key.ts';
import { type StandInMessenger, withStandInBot } from './stand-in-messenger.ts';
import { startJobs } from './start-work.ts';
import { originOf, requireFreePorts, startupErrorMessage } from './startup-errors.ts';

/** A person for whom a launch link is printed at start. */
type LaunchLinkRecipient = { userId: string; label: string };

/** Hook at start-up, with the open database; returns the people to print launch links for. */
export type BeforeServingHook = (start: {
  db: Db;
  config: Config;
  say: (line: string) => void;
}) => Promise<readonly LaunchLinkRecipient[]>;

/** The first start: connects a bot while the server runs without one. */
export type FirstStart = {
  config: Pick<Config, 'botApiRoot' | 'port' | 'publicUrl'>;
  /** Not listening yet: routes can be added. */
  app: FastifyInstance;
  /** Closes everything and starts anew with the settings in the environment. Rejects if that fails. */
  restart(): Promise<void>;
  /** Ends the process, as for a start that failed. */
  fail(error: unknown): Promise<void>;
};

/** Shutdown timeout in milliseconds, without the time to drain. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

let drainMs = 0;

/** Close functions, called in reverse order. */
const closers: (() => Promise<void>)[] = [];

/** True once the server listens: from then on the shutdown must be graceful. */
let serves = false;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Parts that only development adds to the server. */
export type DevelopmentParts = {
  /** Opens a messenger that replaces Telegram; undefined if the settings have a bot. */
  openMessenger?: (settings: Config, log: Logger) => Promise<StandInMessenger | undefined>;
  beforeServing?: BeforeServingHook;
  /** Called if the settings have no bot; returns a line that is printed once the server listens. */
  openFirstStart?: (start: FirstStart) => Promise<string>;
  /** HTML that follows how an owner fills an empty catalogue, by language. */
  emptyCatalogueHints?: Readonly<Record<string, string>>;
};

async function start(settings: Config, development: DevelopmentParts): Promise<void> {
  const {
    openMessenger = async () => undefined,
    beforeServing = async () => [],
    openFirstStart,
  } = development;
  setLanguages(settings.languages);
  await requireFreePorts(settings);
  for (const line of remarkOnOwners(settings)) process.stderr.write(`${line}\n`);
  const log = createLogger(settings.logLevel);
  const standIn = await openMessenger(settings, log);
  if (standIn) closers.push(() => standIn.close());
  const config = standIn ? withStandInBot(settings, standIn) : settings;
  const secrets = await loadSigningSecrets(config);
  say(config.databaseUrl ? 'Opening PostgreSQL ...' : `Opening the database in ${config.dataFolder}/ ...`);
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    ...config.databaseLimits,
    migrates: config.migratesAtStart,
    beforeMigrating: backUpBeforeMigrating({ dataFolder: config.dataFolder, say }),
    sharing: 'serve',
    log,
  });
  closers.push(database.close);
  const { db } = database;
  await claimDatabaseForBot(db, { botToken: settings.botToken, refusal: standIn?.refusal, takeOver });
  warnOfOpenLinks(settings, log);
  standIn?.showPremium((userId) => provided.isPremium(db, userId));
  const visitors = await beforeServing({ db, config: settings, say });
  const leader = database.kind === 'embedded' ? await leadAlone(db) : startLeaderElection(db, log);
  closers.push(() => leader.stop());
  const { isLeader } = leader;
  const { botToken } = config;
  const pictures = createImageProxy(config, log);
  const bot =
    botToken === undefined
      ? undefined
      : createServerBot({
          config: { ...config, botToken },
          database,
          secrets,
          log,
          isLeader,
          pictures,
          emptyCatalogueHints: development.emptyCatalogueHints,
          examine: async () => inDesk(await examine(config, async () => db)),
        });
  for (const job of startJobs({ db, config, bot, log, isLeader })) closers.push(job.stop);
  const metrics = hasMetrics(config)
    ? createMetrics({ db, pool: database.pool, isLeader, version: VERSION })
    : undefined;
  if (bot) metrics?.watchBot(bot);
  const isEnding = () => ending !== undefined;
  // A messenger in the same process adds load: no load shedding.
  const limits = standIn ? { ...DEFAULT_RATE_LIMITS, delayMs: 0 } : DEFAULT_RATE_LIMITS;
  const app = await buildApp({
    config,
    db,
    secrets,
    log,
    bot,
    pictures,
    limits,
    metrics,
    isEnding,
    listen: listenerOf(config, db, log),
  });
  closers.push(() => app.close());
  if (metrics) closers.push(await serveMetrics(app, metrics, config, log));
  const connecting =
    settings.botToken === undefined
      ? await openFirstStart?.({ config: settings, app, restart: () => restart(development), fail })
      : undefined;
  await app.listen({ port: config.port, host: config.host });
  serves = true;
  await savePublicUrl(config).catch((err: unknown) =>
    log.info({ err }, 'could not store the public URL for commands'),
  );
  if (bot) closers.push(() => bot.stop());
  await bot?.start();
  if (settings.botToken !== undefined) void complainOfClock(settings);
  drainMs = config.drainSeconds * 1000;
  closers.push(() => sleep(drainMs));
  welcome(config, secrets[0], visitors);
  showDeskLinks(config, secrets[0], { isDemo: standIn !== undefined });
  if (standIn) say(standIn.greeting);
  if (connecting) say(connecting);
}

async function restart(parts: DevelopmentParts): Promise<void> {
  await closeAll();
  serves = false;
  await start(readConfig(process.env), parts);
}

/** Only PostgreSQL has other servers that send notifications. */
function listenerOf({ databaseUrl: url }: Config, db: Db, log: Logger): AppOptions['listen'] {
  if (url === undefined) return undefined;
  return (channel, onNotification) => listenForNotifications({ url, db, channel, onNotification, log });
}

/** With a real bot, a leaked link should open nothing. */
function warnOfOpenLinks({ botToken, requiresLaunchData }: Config, log: Logger): void {
  if (botToken !== undefined && !requiresLaunchData)
    log.warn(
      'anyone with a launch link can sign in: launch data is required with an https PUBLIC_URL, or with REQUIRE_LAUNCH_DATA=yes',
    );
}

async function complainOfClock(config: Config): Promise<void> {
  for (const line of await remarkOnClock(config)) process.stderr.write(`${line}\n`);
}

function welcome(config: Config, secret: string, visitors: readonly LaunchLinkRecipient[]): void {
  say(`Vetrina listens on ${originOf(config)}`);
  if (!existsSync(config.clientFolder)) say('The mini app is not built yet: run "npm run build".');
  if (visitors.length > 0) say('Open it as (links are valid for a week):');
  const expires = new Date(clock.now() + LAUNCH_KEY_LIFETIME_MS);
  for (const { userId, label } of visitors) {
    const key = createLaunchKey({ userId, secret, expires });
    say(`  ${label}: ${buildLaunchLink({ base: config.publicUrl, userId, key })}`);
  }
}

/** Never into a stored log: for an hour, anybody with such a link is the owner. */
function showDeskLinks(
  { ownerIds, publicUrl }: Config,
  secret: string,
  { isDemo }: { isDemo: boolean },
): void {
  if (ownerIds.length === 0) return;
  if (!isDemo && !process.stdout.isTTY) {
    say('The desk in a browser: npm run vetrina -- link');
    return;
  }
  say('The desk in a browser (links are valid for an hour):');
  for (const userId of ownerIds) say(`  ${userId}: ${buildDeskLink({ base: publicUrl, userId, secret })}`);
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

async function end(): Promise<void> {
  say('Closing ...');
  // Before serving, exit at once: the database is crash-safe.
  if (!serves) process.exit(0);
  clock.setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS + drainMs).unref();
  await closeAll();
  process.exit(0);
}

let ending: Promise<void> | undefined;

async function fail(error: unknown): Promise<void> {
  // During a shutdown start-up errors are not reported.
  await ending;
  process.stderr.write(`Vetrina could not start: ${startupErrorMessage(error)}\n`);
  await closeAll();
  process.exit(1);
}

/**
 * Runs the server in this process, with the settings in its environment, until a signal ends it. Resolves when it
 * listens; if it cannot, prints why and exits with 1.
 */
export async function runServer(parts: DevelopmentParts = {}): Promise<void> {
  // A terminal and npm both forward Ctrl-C: the second one must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      ending ??= end();
    });
  // `npm start | head`: nobody reads any longer, and the server goes on.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  for (const line of settingRemarks(process.env)) process.stderr.write(`${line}\n`);
  try {
    await start(readConfig(process.env), parts);
  } catch (error) {
    await fail(error);
  }
}
