import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export type Person = 'ordinary' | 'premium';

/** The built server, running; `links` are the launch links it printed, `simulator` is its messenger's page. */
export type RunningServer = {
  links: Record<Person, string>;
  simulator: string;
  stop: () => Promise<void>;
};

/** A hung start; filling the catalogue takes a minute on a very busy machine. */
const TIMEOUT_MS = 240_000;

const MAX_ATTEMPTS = 4;

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
  const server = spawn(process.execPath, ['build/tools/development/server.js'], {
    env: { ...environment(dataFolder, port), SIMULATOR_PORT: String(simulatorPort), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const giveUp = setTimeout(() => server.kill('SIGKILL'), TIMEOUT_MS);
  const links = await readLinks(server).finally(() => clearTimeout(giveUp));
  const simulator = `http://localhost:${simulatorPort}/`;
  return { links, simulator, stop: () => stop(server) };
}

/** Nothing of the caller's environment gets in: an empty variable counts as unset. */
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
  };
  const address = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  // Long enough to collect a season posted at once and to recognise a repeated press, short enough to wait for.
  const GATHER_SECONDS = '5';
  return { ...process.env, ...unset, ...address, GATHER_SECONDS, DATA_DIR: dataFolder };
}

async function readLinks(server: ChildProcess): Promise<Record<Person, string>> {
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
