import { existsSync } from 'node:fs';
import { buildApp } from './app.ts';
import { startSimulator, withSimulator } from './bot/simulator.ts';
import { prepareBot } from './bot/start-bot.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { loadDemo } from './demo/load-demo.ts';
import { DEMO_USERS } from './demo/users.ts';
import { LAUNCH_KEY_LIFE, makeLaunchKey } from './domain/launch-key.ts';
import { launchLink } from './domain/launch-link.ts';
import { demandFreePort } from './free-port.ts';
import { startCounting } from './jobs/count-plays.ts';
import { localSecret } from './local-secret.ts';
import { makeLog } from './log.ts';
import { isPremium } from './repositories/users.ts';
import { startFailure } from './start-failure.ts';

/** How long closing may take before the process ends anyway, in milliseconds. */
const PATIENCE = 10_000;

/** What has to be closed, the latest opened first. */
const closers: (() => Promise<void>)[] = [];

/** From then on people are served, and what was promised to them has to be kept. */
let serves = false;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(settings: Config): Promise<void> {
  await demandFreePort(settings);
  const log = makeLog(settings.logLevel);
  const simulator = settings.botToken === undefined ? await startSimulator(settings, log) : undefined;
  if (simulator) closers.push(() => simulator.close());
  const config = simulator ? withSimulator(settings, simulator) : settings;
  const secret = config.launchSecret ?? (await localSecret(config.dataFolder));
  say(config.databaseUrl ? 'Opening PostgreSQL ...' : `Opening the database in ${config.dataFolder}/ ...`);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder, log });
  closers.push(database.close);
  const { db } = database;
  simulator?.showPremium((userId) => isPremium(db, userId));
  if ((await loadDemo(db, new Date(), say)) === 'loaded')
    say('The catalogue was empty: the demo is in it now.');
  const counting = startCounting(db, log);
  closers.push(() => counting.stop());
  const { botToken } = config;
  const bot =
    botToken === undefined
      ? undefined
      : prepareBot({ config: { ...config, botToken }, database, secret, log });
  const app = await buildApp({ config, db, secret, log, bot });
  closers.push(() => app.close());
  serves = true;
  await app.listen({ port: config.port, host: config.host });
  if (bot) closers.push(() => bot.stop());
  await bot?.start();
  welcome(config, secret);
  if (simulator) say(`Simulator: ${simulator.url}`);
}

function welcome(config: Config, secret: string): void {
  say(`Vetrina listens on http://${config.host}:${config.port}`);
  if (!existsSync(config.clientFolder)) say('The mini app is not built yet: run "npm run build".');
  say('Open it as somebody (the links work for a week):');
  const expires = new Date(Date.now() + LAUNCH_KEY_LIFE);
  for (const { userId, label } of DEMO_USERS) {
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
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await closeAll();
  process.exit(0);
}

let ending: Promise<void> | undefined;

// A terminal and npm both pass Ctrl-C on: the second must not cut the closing short.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    ending ??= end();
  });

try {
  await start(readConfig(process.env));
} catch (error) {
  // What ends in the middle of its start fails, and nobody needs to hear of that.
  await ending;
  process.stderr.write(`Vetrina could not start: ${startFailure(error)}\n`);
  await closeAll();
  process.exit(1);
}
