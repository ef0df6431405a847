// The messenger for one machine, as `npm run simulator` runs it. Prints the settings of a bot: token, API root and
// owner.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startSimulator } from '../../packages/telegram-simulator/server/start-simulator.ts';

const USAGE =
  'npm run simulator -- --app http://localhost:5173 [--main-app URL] [--bot-username NAME] [--port 3001]';

type Options = { appUrl: string; mainAppUrl?: string; botUsername?: string; port: number };

class UsageError extends Error {}

try {
  await start(readOptions());
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n${USAGE}` : error);
  process.exitCode = 1;
}

async function start({ port, appUrl, ...named }: Options): Promise<void> {
  const simulator = await startSimulator({ port, appUrl, log: pino({ level: 'warn' }), ...named });
  console.log(
    `Simulator: ${simulator.url}\nThe mini app in it: ${appUrl}\n\nFor the bot, @${simulator.botUsername}:`,
  );
  console.log(`export BOT_TOKEN=${simulator.token}\nexport BOT_API_ROOT=${simulator.apiRoot}`);
  console.log(`export OWNER_IDS=${simulator.ownerIds.join(',')}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void simulator.close());
}

function readOptions(): Options {
  const { app = '', 'main-app': mainApp, 'bot-username': botUsername, port } = parseWords();
  for (const [name, url] of Object.entries({ app, 'main-app': mainApp ?? app }))
    if (!URL.canParse(url)) throw new UsageError(`--${name} must be the address of a mini app`);
  if (!/^\d{1,5}$/.test(port)) throw new UsageError('--port must be a number');
  return {
    appUrl: app,
    port: Number(port),
    ...(botUsername && { botUsername }),
    ...(mainApp && { mainAppUrl: mainApp }),
  };
}

function parseWords() {
  try {
    const options = {
      app: { type: 'string' },
      'main-app': { type: 'string' },
      port: { type: 'string', default: '3001' },
      'bot-username': { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
