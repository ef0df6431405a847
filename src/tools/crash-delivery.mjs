// Kills the server with kill -9, again and again, while people press play, and looks for wishes that went missing.
// node src/tools/crash-delivery.mjs [kills] [folder]     (build the server first). Prints kills, plays the server
// accepted, those delivered, those delivered more than once because a kill fell between sending and noting, those
// repeated without such a reason, and those lost; ends with 1 when there is any of the last two.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sessionTokens } from '../../build/server/domain/session-token.js';
import { command } from './command.mjs';
import { killsFrom } from './kills.mjs';

const TOKEN = '1234567890:AAcrash-test';
const SECRET = 'the secret of the crash test';
const PLAYERS = 16;
/** The calls that a title is delivered with: its video, its card with the cover or without. */
const DELIVERIES = ['sendMessage', 'sendPhoto', 'sendVideo', 'sendDocument', 'copyMessage'];
/** Longer than a claim holds: with PostgreSQL a killed server's wishes are free only then. */
const PATIENCE_MS = 150_000;

const tokens = await sessionTokens([SECRET]);

/** A messenger that notes who was sent something in which of the server's lives, and fails now and then. */
async function startMessenger() {
  const seen = { life: 0, sent: new Map() };
  const server = createServer(async (request, response) => {
    const body = request.headers['content-type']?.includes('json')
      ? await json(request).catch(() => ({}))
      : {};
    const method = request.url.split('/').at(-1);
    const answer = answerOf(method, body, seen);
    await sleep(method === 'getUpdates' ? 500 : Math.random() * 60);
    response.writeHead(answer.error_code ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    seen,
    root: `http://127.0.0.1:${server.address().port}`,
    close: () => server.closeAllConnections(),
  };
}

function answerOf(method, body, { life, sent }) {
  if (method === 'getMe')
    return { ok: true, result: { id: 1, is_bot: true, first_name: 'V', username: 'crash_bot' } };
  if (method === 'getUpdates') return { ok: true, result: [] };
  if (!DELIVERIES.includes(method)) return { ok: true, result: true };
  const chance = Math.random();
  if (chance < 0.02) return { ok: false, error_code: 500, description: 'Internal Server Error' };
  if (chance < 0.03)
    return { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } };
  sent.set(body.chat_id, [...(sent.get(body.chat_id) ?? []), life]);
  return { ok: true, result: { message_id: 1, date: 0, chat: { id: body.chat_id, type: 'private' } } };
}

/** Starts the server and settles when it listens. */
async function startServer(folder, port, messenger) {
  messenger.seen.life += 1;
  const env = { LAUNCH_SECRET: SECRET, BOT_TOKEN: TOKEN, BOT_API_ROOT: messenger.root, LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, ...env, DATA_DIR: folder, PORT: String(port), PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const listening = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => text.includes('listens on') && resolve());
  });
  await Promise.race([listening, exit]);
  if (child.exitCode !== null) throw new Error('The server did not start.');
  return { kill: (signal) => child.kill(signal) && exit };
}

/** Something to press play on. */
function fillCatalogue(folder) {
  const env = { ...process.env, DATA_DIR: folder };
  const { status } = spawnSync(process.execPath, ['build/demo/cli.js', 'demo', 'load'], {
    env,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('The demo could not be loaded.');
}

/** People press play, each once, until `goOn` says no; notes whose wish the server accepted. */
async function pressPlay(port, accepted, nextPerson, goOn) {
  while (goOn()) {
    const person = nextPerson();
    try {
      const answer = await fetch(`http://localhost:${port}/api/play_content`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokens.issue(String(person))}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ user_id: String(person), content_id: 1 + (person % 100) }),
      });
      if (answer.status === 200) accepted.add(person);
    } catch {
      // Killed before it answered: nobody promised this one anything.
    }
  }
}

async function crash(kills, folder) {
  const messenger = await startMessenger();
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const accepted = new Set();
  let person = 100_000;
  fillCatalogue(folder);
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(folder, port, messenger);
    let alive = true;
    const players = Array.from({ length: PLAYERS }, () =>
      pressPlay(
        port,
        accepted,
        () => (person += 1),
        () => alive,
      ),
    );
    await sleep(200 + Math.random() * 1500);
    await server.kill('SIGKILL');
    alive = false;
    await Promise.all(players);
  }
  const server = await startServer(folder, port, messenger);
  const { sent } = messenger.seen;
  const missing = () => [...accepted].filter((one) => !sent.has(one));
  for (const end = Date.now() + PATIENCE_MS; missing().length > 0 && Date.now() < end; ) await sleep(200);
  await sleep(2000);
  await server.kill('SIGTERM');
  messenger.close();
  return { kills, accepted: accepted.size, ...sum([...accepted].map((one) => sent.get(one) ?? [])) };
}

/** From the lives that each wish was delivered in. */
function sum(deliveries) {
  const twiceInALife = (lives) => new Set(lives).size < lives.length;
  return {
    delivered: deliveries.filter((lives) => lives.length > 0).length,
    repeated: deliveries.filter((lives) => lives.length > 1 && !twiceInALife(lives)).length,
    'repeated without a kill': deliveries.filter(twiceInALife).length,
    lost: deliveries.filter((lives) => lives.length === 0).length,
  };
}

await command(async () => {
  const [word, given] = process.argv.slice(2);
  const kills = killsFrom(word);
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'vetrina-crash-')));
  const counts = await crash(kills, join(folder, 'data'));
  const line = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(line.join(', '));
  if (!given) await rm(folder, { recursive: true });
  if (counts.lost + counts['repeated without a kill'] > 0) process.exitCode = 1;
});
process.exit();
