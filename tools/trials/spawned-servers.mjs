import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSessionTokens } from '../../build/src/server/sessions/session-token.js';

// What trials of whole servers have in common: servers in processes of their own, and a messenger that they talk to.

const TOKEN = '1234567890:AAcrash-test';
const SECRET = 'the secret of the crash test';

/** Signs people in at every server that `spawnServer` starts. */
export const testSessionTokens = await createSessionTokens([SECRET]);

/** Something to press play on. `where`: DATA_DIR, and DATABASE_URL if it is to be there. */
export function loadDemoCatalogue(where) {
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

/** Starts a server with these settings and settles when it listens. `kill` settles when it has ended. */
export async function spawnServer(settings) {
  const env = { LAUNCH_SECRET: SECRET, BOT_TOKEN: TOKEN, LOG_LEVEL: 'fatal', PUBLIC_URL: '' };
  const child = spawn(process.execPath, ['build/src/server/main.js'], {
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const exit = once(child, 'exit').finally(() => process.off('exit', killWithUs));
  const listening = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => text.includes('listens on') && resolve());
  });
  await Promise.race([listening, exit]);
  if (child.exitCode !== null) throw new Error('The server did not start.');
  const kill = async (signal) => {
    child.kill(signal);
    await exit;
  };
  return { kill };
}

/**
 * A stub Bot API: `heard(run, method, body)` is called with each call and returns the response, or undefined for the
 * usual one. Each run of a server has an address of its own (`rootOf`), so that it is known who calls.
 */
export async function startStubMessenger(heard) {
  const server = createServer(async (request, response) => {
    const isJson = request.headers['content-type']?.includes('json');
    const body = isJson ? await json(request).catch(() => ({})) : {};
    const [, run, , method] = request.url.split('/');
    const answer = heard(Number(run), method, body) ?? USUAL[method] ?? { ok: true, result: true };
    await sleep(method === 'getUpdates' ? 500 : Math.random() * 60);
    response.writeHead(answer.error_code ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    rootOf: (run) => `http://127.0.0.1:${server.address().port}/${run}`,
    close: () => server.closeAllConnections(),
  };
}

const USUAL = {
  getMe: { ok: true, result: { id: 1, is_bot: true, first_name: 'V', username: 'crash_bot' } },
  getUpdates: { ok: true, result: [] },
};
