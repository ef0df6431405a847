// Announces something to many people through a messenger that keeps its limits, while others press play.
// node tools/bench/bench-outbox.mjs [people] [--notices] [--plays PER-SECOND] [--kills COUNT] [--seconds MOST]
// (build the server first; 100000 people, 2 plays a second and no kill when nothing is said; with DATABASE_URL on that
// empty PostgreSQL). `--notices`: a new episode of a series that all have in their lists instead of an announcement.
// Prints how long it took, messages a second, calls that the messenger refused as too many, people who got it twice or not at
// all, and how long plays took from the press to their delivery. At the messenger's limits 100000 people take over an
// hour, 5000 three and a half minutes; `--seconds` ends it before. Ends with 1 when somebody got it twice or, unless
// a kill or the end cut that off, not at all.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../build/src/server/database/open-database.js';
import { saveSourceAndNotify } from '../../build/src/server/modules/sources/video-sources.js';
import { createSessionTokens } from '../../build/src/server/sessions/session-token.js';
import { CommandError, runCommand } from '../commands/run-command.mjs';

const TOKEN = '1234567890:AAoutbox-bench';
const SECRET = 'the secret of the outbox bench';
/** Matches announcements and notifications. */
const TEXT = /Annuncio di prova|Nuovo episodio/;
/** The Bot API's rate limit: per second, and burst. */
const LIMIT = { perSecond: 30, burst: 30 };
/** One of its calls, in milliseconds. */
const LATENCY = { least: 30, most: 90 };
/** Ids that none of the audience has. */
const FIRST_PLAYER = 9_000_000;

const tokens = await createSessionTokens([SECRET]);

/** A messenger that keeps its limit and notes when whom something was sent. */
async function startMessenger() {
  const seen = { announced: new Map(), delivered: new Map(), refused: 0 };
  const bucket = { left: LIMIT.burst, at: performance.now() };
  const server = createServer(async (request, response) => {
    const isJson = request.headers['content-type']?.includes('json');
    const body = isJson ? await json(request).catch(() => ({})) : {};
    const method = request.url.split('/').at(-1);
    const answer = answerOf(method, body, seen, bucket);
    const took = LATENCY.least + Math.random() * (LATENCY.most - LATENCY.least);
    await sleep(method === 'getUpdates' ? 1000 : took);
    response.writeHead(answer.error_code ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const root = `http://127.0.0.1:${server.address().port}`;
  return { seen, root, close: () => server.closeAllConnections() };
}

function answerOf(method, body, seen, bucket) {
  if (method === 'getMe')
    return { ok: true, result: { id: 1, is_bot: true, first_name: 'V', username: 'bench_bot' } };
  if (method === 'getUpdates') return { ok: true, result: [] };
  if (!/^(send(Message|Photo|Video|Document)|copyMessage)$/.test(method)) return { ok: true, result: true };
  if (!takeToken(bucket)) {
    seen.refused += 1;
    return { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } };
  }
  const to = TEXT.test(body.text ?? body.caption) ? seen.announced : seen.delivered;
  to.set(body.chat_id, [...(to.get(body.chat_id) ?? []), performance.now()]);
  return { ok: true, result: { message_id: 1, date: 0, chat: { id: body.chat_id, type: 'private' } } };
}

function takeToken(bucket) {
  const now = performance.now();
  bucket.left = Math.min(LIMIT.burst, bucket.left + ((now - bucket.at) / 1000) * LIMIT.perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** A catalogue, the people, and the announcement or new episode that is sent as soon as the server is there. */
async function prepare(folder, people, isNotice) {
  const env = { ...process.env, DATA_DIR: folder, LAUNCH_SECRET: SECRET };
  const { status } = spawnSync(
    process.execPath,
    ['build/tools/development/command-line.js', 'demo', 'load'],
    {
      env,
      stdio: 'ignore',
    },
  );
  if (status !== 0) throw new CommandError('The demo could not be loaded.');
  const database = await openDatabase({ url: process.env.DATABASE_URL, folder });
  const { db } = database;
  await sql`insert into person (user_id) select (1000000 + n)::text from generate_series(1, ${people}::int) as n`.execute(
    db,
  );
  if (isNotice) await addAwaitedEpisode(db);
  else
    await sql`insert into announcement (text, content_id, state, people)
      select 'Annuncio di prova', min(id), 'running', ${people}::int from content`.execute(db);
  await sql`analyze`.execute(db);
  await database.close();
}

/** An episode that everybody waits for. */
async function addAwaitedEpisode(db) {
  const { rows } = await sql`select min(id) as id from content where type = 'serie'`.execute(db);
  const titleId = rows[0].id;
  await sql`insert into list_item (user_id, list, content_id)
    select user_id, 'liste', ${titleId}::int from person`.execute(db);
  const start = performance.now();
  const part = { titleId, episode: { season: 99, episode: 1 } };
  await saveSourceAndNotify(db, part, { kind: 'link', url: 'https://example.org/' });
  console.log(`keeping the source: ${Math.round(performance.now() - start)} ms`);
}

/** Starts the server and settles when it listens. */
async function startServer(folder, port, root) {
  const env = { LAUNCH_SECRET: SECRET, BOT_TOKEN: TOKEN, BOT_API_ROOT: root, LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, ['build/src/server/main.js'], {
    env: {
      ...process.env,
      ...env,
      GATHER_SECONDS: '0',
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const listening = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text) => text.includes('listens on') && resolve());
  });
  await Promise.race([listening, exit]);
  if (child.exitCode !== null) throw new CommandError('The server did not start.');
  return { kill: (signal) => child.kill(signal) && exit };
}

/** People press play, each once, so many a second, until `isOver`; notes when the server accepted each. */
async function pressPlay(port, perSecond, pressed, isOver) {
  for (let person = FIRST_PLAYER; !isOver(); person += 1) {
    void play(port, person, pressed).catch(() => undefined);
    await sleep(1000 / perSecond);
  }
}

async function play(port, person, pressed) {
  const authorization = `Bearer ${await tokens.issue(String(person))}`;
  const start = performance.now();
  const answer = await fetch(`http://localhost:${port}/api/play_content`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: String(person), content_id: 1 + (person % 100) }),
  });
  if (answer.status === 200) pressed.set(person, start);
}

/** Resolves when everybody has got it, at the end, or when nothing more comes: those whom a kill cut off never are. */
async function untilAnnounced({ announced }, people, end) {
  for (let count = -1; announced.size > count; ) {
    count = announced.size;
    for (let waited = 0; waited < 75_000; waited += 100) {
      if (announced.size >= people || performance.now() > end) return;
      await sleep(100);
    }
  }
}

async function bench({ people, plays, kills, folder, isNotice, seconds: most }) {
  await prepare(folder, people, isNotice);
  const messenger = await startMessenger();
  const { seen } = messenger;
  const everybody = Array.from({ length: people }, (_, n) => 1_000_001 + n);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  let server = await startServer(folder, port, messenger.root);
  const start = performance.now();
  const pressed = new Map();
  let isOver = false;
  const playing = pressPlay(port, plays, pressed, () => isOver);
  for (let kill = 1; kill <= kills; kill += 1) {
    while (seen.announced.size < (people * kill) / (kills + 1)) await sleep(50);
    await server.kill('SIGKILL');
    server = await startServer(folder, port, messenger.root);
  }
  await untilAnnounced(seen, people, start + most * 1000);
  const last = Math.max(...[...seen.announced.values()].map((times) => times.at(-1)));
  isOver = true;
  await playing;
  for (let waited = 0; waited < 10_000 && seen.delivered.size < pressed.size; waited += 100) await sleep(100);
  await server.kill('SIGTERM');
  messenger.close();
  const seconds = (last - start) / 1000;
  const waits = [...pressed].map(([person, at]) => (seen.delivered.get(person)?.[0] ?? Infinity) - at);
  waits.sort((a, b) => a - b);
  const share = (part) => `${Math.round(waits[Math.floor(waits.length * part)] ?? 0)} ms`;
  return {
    people,
    seconds: Math.round(seconds),
    'messages a second': (seen.announced.size / seconds).toFixed(1),
    'refused as too many': seen.refused,
    twice: [...seen.announced.values()].filter(({ length }) => length > 1).length,
    'not reached': everybody.filter((person) => !seen.announced.has(person)).length,
    plays: waits.length,
    'play p50': share(0.5),
    'play p99': share(0.99),
    'play slowest': `${Math.round(waits.at(-1) ?? 0)} ms`,
  };
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      plays: { type: 'string', default: '2' },
      kills: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '100000' },
      notices: { type: 'boolean', default: false },
    },
  });
  const numbers = [positionals[0] ?? '100000', values.plays, values.kills, values.seconds];
  const [people, plays, kills, seconds] = numbers.map(Number);
  if (![people, plays, kills, seconds].every(Number.isInteger))
    throw new CommandError('People, plays, kills and seconds are whole numbers.');
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-outbox-'));
  const result = await bench({
    people,
    plays,
    kills,
    seconds,
    isNotice: values.notices,
    folder: join(folder, 'data'),
  });
  for (const [name, value] of Object.entries(result)) console.log(`${name}: ${value}`);
  await rm(folder, { recursive: true });
  const isWhole = kills === 0 && result.seconds < seconds;
  if (result.twice > 0 || (isWhole && result['not reached'] > 0)) process.exitCode = 1;
});
process.exit();
