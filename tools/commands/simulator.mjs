// npm run simulator -- --app URL [--main-app URL] [--bot-username NAME] [--port N]: the messenger for one machine by
// itself, for any mini app and any bot. Prints what a bot needs: token and API root.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { buildNodePrograms, buildSimulatorPage } from '../build/build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { CommandError, runCommand } from './run-command.mjs';

const USAGE =
  'npm run simulator -- --app http://localhost:5173 [--main-app URL] [--bot-username NAME] [--port 3001]';

await runCommand(async () => {
  const { app, port, 'main-app': mainAppUrl, 'bot-username': botUsername } = readWords();
  await installPackages();
  await buildNodePrograms();
  await buildSimulatorPage();
  const { startSimulator } = await import(
    '../../build/packages/telegram-simulator/server/start-simulator.js'
  );
  const log = pino({ level: 'warn' });
  const named = { ...(botUsername && { botUsername }), ...(mainAppUrl && { mainAppUrl }) };
  const simulator = await startSimulator({ port: Number(port), appUrl: app, log, ...named });
  console.log(
    `Simulator: ${simulator.url}\nThe mini app in it: ${app}\n\nFor the bot, @${simulator.botUsername}:`,
  );
  console.log(`export BOT_TOKEN=${simulator.token}\nexport BOT_API_ROOT=${simulator.apiRoot}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void simulator.close());
});

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        app: { type: 'string' },
        'main-app': { type: 'string' },
        port: { type: 'string', default: '3001' },
        'bot-username': { type: 'string' },
      },
    });
    for (const [name, url] of [
      ['app', values.app ?? ''],
      ['main-app', values['main-app'] ?? values.app],
    ])
      if (!URL.canParse(url)) throw new Error(`--${name} must be the address of a mini app`);
    if (!/^\d{1,5}$/.test(values.port)) throw new Error('--port must be a number');
    return values;
  } catch (error) {
    throw new CommandError(`${error.message}\n${USAGE}`);
  }
}
