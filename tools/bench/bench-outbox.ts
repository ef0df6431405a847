// Announces something to many people through a messenger that keeps its limits, while others press play.
// node tools/run.mjs bench/bench-outbox [people] [--notices] [--plays PER-SECOND] [--kills COUNT] [--seconds MOST]
// (100000 people, 2 plays a second and no kill when nothing is said; with DATABASE_URL on that empty PostgreSQL). `--notices`: a new episode of a series that all have in their lists instead of an announcement.
// Prints how long it took, messages a second, calls that the messenger refused as too many, people who got it twice or not at
// all, and how long plays took from the press to their delivery. At the messenger's limits 100000 people take over an
// hour, 5000 three and a half minutes; `--seconds` ends it before. Ends with 1 when somebody got it twice or, unless
// a kill or the end cut that off, not at all.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open-database.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { saveSourceAndNotify } from '../../src/server/modules/sources/save-source.ts';
import { findFreePort } from '../commands/child-process.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import {
  loadDemoCatalogue,
  type SpawnedServer,
  spawnServer,
  testSessionTokens,
} from '../trials/spawned-servers.ts';
import {
  type Answerer,
  isDelivery,
  type Parameters,
  sentTo,
  startStubMessenger,
  tooManyRequests,
} from '../trials/stub-messenger.ts';

/** Matches announcements and notifications. */
const TEXT = /Annuncio di prova|Nuovo episodio/;
/** The Bot API's rate limit: per second, and burst. */
const LIMIT = { perSecond: 30, burst: 30 };
/** What its calls take, in milliseconds. */
const LATENCY = { least: 30, most: 90, updates: 1000 };
/** Ids that none of the audience has. */
const FIRST_PLAYER = 9_000_000;

/** When whom something was sent, and calls that were refused as too many. */
type Seen = { announced: Map<Chat, number[]>; delivered: Map<Chat, number[]>; refused: number };

type Chat = Parameters['chat_id'];

/** Sends while the limit allows it, and notes when to whom. */
function answerWithinLimit(seen: Seen): Answerer {
  const bucket = { left: LIMIT.burst, at: performance.now() };
  return (_run, method, { chat_id: chat, text, caption }) => {
    if (!isDelivery(method)) return undefined;
    if (!takeToken(bucket)) {
      seen.refused += 1;
      return tooManyRequests(1);
    }
    const to = TEXT.test(text || caption) ? seen.announced : seen.delivered;
    to.set(chat, [...(to.get(chat) ?? []), performance.now()]);
    return sentTo(chat);
  };
}

function takeToken(bucket: { left: number; at: number }): boolean {
  const now = performance.now();
  bucket.left = Math.min(LIMIT.burst, bucket.left + ((now - bucket.at) / 1000) * LIMIT.perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}

/** A catalogue, the people, and the announcement or new episode that is sent as soon as the server is there. */
async function prepare(folder: string, people: number, isNotice: boolean): Promise<void> {
  loadDemoCatalogue({ DATA_DIR: folder });
  const database = await openDatabase({ url: process.env['DATABASE_URL'], folder });
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
async function addAwaitedEpisode(db: Kysely<Schema>): Promise<void> {
  const { id: titleId } = await db
    .selectFrom('content')
    .select('id')
    .where('type', '=', 'serie')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await sql`insert into list_item (user_id, list, content_id)
    select user_id, 'liste', ${titleId}::int from person`.execute(db);
  const start = performance.now();
  const part = { titleId, episode: { season: 99, episode: 1 } };
  await saveSourceAndNotify(db, part, { kind: 'link', url: 'https://example.org/' });
  console.log(`keeping the source: ${Math.round(performance.now() - start)} ms`);
}

/** Starts the server, which is ended by `kill`. */
function startServer(folder: string, port: number, root: string): Promise<SpawnedServer> {
  return spawnServer({ DATA_DIR: folder, GATHER_SECONDS: '0', PORT: String(port), BOT_API_ROOT: root });
}

/** People press play, each once, so many a second, until `isOver`; notes when the server accepted each. */
async function pressPlay(
  port: number,
  perSecond: number,
  pressed: Map<number, number>,
  isOver: () => boolean,
): Promise<void> {
  for (let person = FIRST_PLAYER; !isOver(); person += 1) {
    void play(port, person, pressed).catch(() => undefined);
    await sleep(1000 / perSecond);
  }
}

async function play(port: number, person: number, pressed: Map<number, number>): Promise<void> {
  const authorization = `Bearer ${await testSessionTokens.issue(String(person))}`;
  const start = performance.now();
  const answer = await fetch(`http://localhost:${port}/api/play_content`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: String(person), content_id: 1 + (person % 100) }),
  });
  if (answer.status === 200) pressed.set(person, start);
}

/** Resolves when everybody has got it, at the end, or when nothing more comes: those whom a kill cut off never are. */
async function untilAnnounced({ announced }: Seen, people: number, end: number): Promise<void> {
  for (let count = -1; announced.size > count; ) {
    count = announced.size;
    for (let waited = 0; waited < 75_000; waited += 100) {
      if (announced.size >= people || performance.now() > end) return;
      await sleep(100);
    }
  }
}

type Options = {
  people: number;
  plays: number;
  kills: number;
  seconds: number;
  folder: string;
  isNotice: boolean;
};

async function bench({ people, plays, kills, folder, isNotice, seconds: most }: Options) {
  await prepare(folder, people, isNotice);
  const seen: Seen = { announced: new Map(), delivered: new Map(), refused: 0 };
  const messenger = await startStubMessenger(answerWithinLimit(seen), LATENCY);
  const everybody = Array.from({ length: people }, (_, n) => 1_000_001 + n);
  const port = await findFreePort();
  let server = await startServer(folder, port, messenger.rootOf(1));
  const start = performance.now();
  const pressed = new Map<number, number>();
  let isOver = false;
  const playing = pressPlay(port, plays, pressed, () => isOver);
  for (let kill = 1; kill <= kills; kill += 1) {
    while (seen.announced.size < (people * kill) / (kills + 1)) await sleep(50);
    await server.kill('SIGKILL');
    server = await startServer(folder, port, messenger.rootOf(1));
  }
  await untilAnnounced(seen, people, start + most * 1000);
  const last = Math.max(...[...seen.announced.values()].map((times) => times.at(-1) ?? 0));
  isOver = true;
  await playing;
  for (let waited = 0; waited < 10_000 && seen.delivered.size < pressed.size; waited += 100) await sleep(100);
  await server.kill('SIGTERM');
  messenger.close();
  const seconds = (last - start) / 1000;
  const waits = [...pressed].map(([person, at]) => (seen.delivered.get(person)?.[0] ?? Infinity) - at);
  waits.sort((a, b) => a - b);
  const share = (part: number) => `${Math.round(waits[Math.floor(waits.length * part)] ?? 0)} ms`;
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
  const [people, plays, kills, seconds] = [
    Number(positionals[0] ?? '100000'),
    Number(values.plays),
    Number(values.kills),
    Number(values.seconds),
  ] as const;
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
