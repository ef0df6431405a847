import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createSessionTokens } from '../../src/server/sessions/session-token.ts';
import { runProgram } from '../commands/run-program.mjs';

// Shared by trials of whole servers: servers in separate processes.

const TOKEN = '1234567890:AAcrash-test';
/** The secret that the servers sign with. */
export const TRIAL_SECRET = 'the secret of the crash test';

/** Signs people in at every server that `spawnServer` starts. */
export const testSessionTokens = await createSessionTokens([TRIAL_SECRET]);

/** Environment variables of a server. */
export type Settings = Record<string, string>;

/** Runs a command of `npm run vetrina` with these settings, of which DATA_DIR is one; throws a `CommandError`. */
export const runVetrina = (settings: Settings, words: readonly string[]): Promise<void> =>
  runProgram(process.execPath, ['build/tools/development/command-line.js', ...words], { env: settings });

/** Something to press play on. */
export const loadDemoCatalogue = (settings: Settings): Promise<void> =>
  runVetrina(settings, ['demo', 'load']);

export type SpawnedServer = { pid: number | undefined; kill(signal: NodeJS.Signals): Promise<void> };

/** Starts a server with these settings and settles when it listens. `kill` settles when it has ended. */
export async function spawnServer(settings: Settings): Promise<SpawnedServer> {
  const env = { LAUNCH_SECRET: TRIAL_SECRET, BOT_TOKEN: TOKEN, LOG_LEVEL: 'fatal', PUBLIC_URL: '' };
  const child = spawn(process.execPath, ['build/src/server/main.js'], {
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exit = once(child, 'exit').finally(() => process.off('exit', killWithUs));
  const listening = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('listens on') && resolve());
  });
  await Promise.race([listening, exit]);
  if (child.exitCode !== null) throw new Error('The server did not start.');
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  return { pid: child.pid, kill };
}
