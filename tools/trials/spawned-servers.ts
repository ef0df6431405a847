import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createSessionTokens } from '../../src/server/sessions/session-token.ts';

// What trials of whole servers have in common: servers in separate processes.

const TOKEN = '1234567890:AAcrash-test';
/** What the servers sign with. */
export const TRIAL_SECRET = 'the secret of the crash test';

/** Signs people in at every server that `spawnServer` starts. */
export const testSessionTokens = await createSessionTokens([TRIAL_SECRET]);

/** Environment variables of a server. */
export type Settings = Record<string, string>;

/** Something to press play on. `where`: DATA_DIR, and DATABASE_URL if it is to be there. */
export function loadDemoCatalogue(where: Settings): void {
  const env = { ...process.env, ...where };
  const { status } = spawnSync(
    process.execPath,
    ['build/tools/development/command-line.js', 'demo', 'load'],
    {
      env,
      stdio: 'ignore',
    },
  );
  if (status !== 0) throw new Error('The demo could not be loaded.');
}

export type SpawnedServer = { kill(signal: NodeJS.Signals): Promise<void> };

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
  return { kill };
}
