import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildDeskLink } from '../../../src/server/sessions/launch-key.ts';
import { freePort } from './free-port.ts';

/** The owner's link opens the desk, for an hour. */
export type Person = 'ordinary' | 'premium' | 'owner';

/** The built server, running; `links` are launch links, `simulator` is its messenger's page. */
export type RunningServer = {
  links: Record<Person, string>;
  simulator: string;
  stop: () => Promise<void>;
};

/** A hung start; filling the catalogue takes a minute on a very busy machine. */
const TIMEOUT_MS = 240_000;

const MAX_ATTEMPTS = 4;

/** The owner of the simulator's bot. */
const OWNER = '9009';
const LAUNCH_SECRET = 'a secret that only journeys use: 0123456789';

/**
 * Starts `build/tools/development/server.js` on free ports; again on others when a port was taken in between. Throws its
 * output if it ends before it listens.
 */
export async function startServer(
  dataFolder: string,
  settings: NodeJS.ProcessEnv = {},
  tries = MAX_ATTEMPTS,
): Promise<RunningServer> {
  try {
    return await startOnce(dataFolder, settings);
  } catch (error) {
    if (tries <= 1 || !/is taken/.test(String(error))) throw error;
    return startServer(dataFolder, settings, tries - 1);
  }
}

async function startOnce(dataFolder: string, settings: NodeJS.ProcessEnv): Promise<RunningServer> {
  const [port, simulatorPort] = [await freePort(), await freePort()];
  const own = environment(dataFolder, port);
  const server = spawn(process.execPath, ['build/tools/development/server.js'], {
    env: { ...own, LAUNCH_SECRET, SIMULATOR_PORT: String(simulatorPort), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const giveUp = setTimeout(() => server.kill('SIGKILL'), TIMEOUT_MS);
  const printed = await readLinks(server).finally(() => clearTimeout(giveUp));
  const owner = buildDeskLink({ base: `http://127.0.0.1:${port}`, userId: OWNER, secret: LAUNCH_SECRET });
  const simulator = `http://localhost:${simulatorPort}/`;
  return { links: { ...printed, owner }, simulator, stop: () => stop(server) };
}

/** Leaves out the caller's environment: an empty variable counts as unset. */
export function environment(dataFolder: string, port: number): NodeJS.ProcessEnv {
  const unset = {
    DATABASE_URL: '',
    LAUNCH_SECRET: '',
    BOT_TOKEN: '',
    BOT_USERNAME: '',
    LOG_LEVEL: '',
    OWNER_IDS: '',
    BOT_API_ROOT: '',
    IMAGE_HOSTS: '',
    IMAGE_PRIVATE_HOSTS: '',
    IMAGE_CACHE_MB: '',
    LANGUAGES: '',
  };
  const address = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  // Long enough to collect a season posted at once and to recognise a repeated press, short enough to wait for.
  const GATHER_SECONDS = '5';
  return { ...process.env, ...unset, ...address, GATHER_SECONDS, DATA_DIR: dataFolder };
}

async function readLinks(server: ChildProcess): Promise<Record<'ordinary' | 'premium', string>> {
  const output: string[] = [];
  const links: Partial<Record<string, string>> = {};
  server.stderr?.on('data', (text) => output.push(String(text)));
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    output.push(line);
    const [, person, link] = /^\s+(ordinary|premium): (http\S+)$/.exec(line) ?? [];
    if (person && link) links[person] = link;
    const { ordinary, premium } = links;
    if (ordinary && premium) return { ordinary, premium };
  }
  throw new Error(`The server did not start:\n${output.join('\n')}`);
}

export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
