import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import {
  type Simulator,
  startSimulator,
} from '../../../../packages/telegram-simulator/server/start-simulator.ts';
import { freePort } from '../../support/free-port.ts';
import { environment, stop } from '../../support/server-process.ts';

type FirstStart = {
  /** The messenger that a bot is connected to, beside the demo's. */
  messenger: Simulator;
  /** The server's address, as people will reach it. */
  address: string;
  /** The link that was printed. */
  page: string;
  /** The server's working directory. */
  folder: string;
};

/** Runs `npm start` without a token. */
export async function withFirstStart(use: (start: FirstStart) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-first-start-'));
  const data = join(folder, 'data');
  const [port, simulatorPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const messenger = await startSimulator({
    port: 0,
    appUrl: address,
    mainAppUrl: `${address}/avvia`,
    log: pino({ level: 'silent' }),
    pageFolder: resolve('build/packages/telegram-simulator/page'),
  });
  const server = spawn(process.execPath, [resolve('build/tools/development/start.js')], {
    cwd: folder,
    env: {
      ...environment(data, port),
      PUBLIC_URL: '',
      SIMULATOR_PORT: String(simulatorPort),
      BOT_API_ROOT: messenger.apiRoot,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  server.stderr.on('data', (bytes) => (complaint += bytes));
  try {
    const page = await readLink(server.stdout);
    if (page === undefined) throw new Error(`The server did not start: ${complaint}`);
    await use({ messenger, address, page, folder });
  } finally {
    await stop(server);
    await messenger.close();
    await rm(folder, { recursive: true });
  }
}

async function readLink(output: NodeJS.ReadableStream): Promise<string | undefined> {
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    const [, link] = /^Connect your bot: (\S+)$/.exec(line) ?? [];
    if (link === undefined) continue;
    // Closing would pause the output, on which the server would hang once the pipe is full.
    output.resume();
    return link;
  }
  return undefined;
}
