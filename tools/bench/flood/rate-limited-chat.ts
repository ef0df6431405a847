// One chat answers every message with 429 and `retry_after` 35 while its person presses play and others do, too; prints the
// latest delivery of the others (goal: 2 s) and how often the chat was called (goal: 1 in 35 s). Takes half a minute.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../commands/child-process.mjs';
import { loadDemoCatalogue, spawnServer, testSessionTokens } from '../../trials/spawned-servers.ts';
import {
  isDelivery,
  type Parameters,
  sentTo,
  startStubMessenger,
  tooManyRequests,
} from '../../trials/stub-messenger.ts';

const LIMITED = 666_666;
const RETRY_SECONDS = 35;
const TITLES = 15;
const FIRST_OTHER = 100_001;
const OTHERS = 100;
const PRESS_EVERY_MS = 250;
const TIMEOUT_MS = 60_000;

type DeliveryTimes = Map<Parameters['chat_id'], number>;

export async function limitOneChat(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-flood-'));
  const settings = { DATA_DIR: folder, DATABASE_URL: '' };
  const delivered: DeliveryTimes = new Map();
  let limitedCalls = 0;
  const messenger = await startStubMessenger((_run, method, { chat_id: chat }) => {
    if (!isDelivery(method)) return undefined;
    if (chat !== LIMITED) {
      delivered.set(chat, performance.now());
      return sentTo(chat);
    }
    limitedCalls += 1;
    return tooManyRequests(RETRY_SECONDS);
  });
  loadDemoCatalogue(settings);
  const port = await findFreePort();
  const server = await spawnServer({ ...settings, PORT: String(port), BOT_API_ROOT: messenger.rootOf(1) });
  try {
    const waits = await pressPlay(port, delivered);
    const latest = Math.max(...waits) / 1000;
    console.log(
      `Latest of ${waits.length} deliveries to others: ${latest.toFixed(2)} s after the press (goal 2)`,
    );
    console.log(`Calls to the chat that is limited: ${limitedCalls} (goal 1)`);
  } finally {
    await server.kill('SIGTERM');
    messenger.close();
    await rm(folder, { recursive: true });
  }
}

/** Answers the milliseconds from each press of the others to its delivery. */
async function pressPlay(port: number, delivered: DeliveryTimes): Promise<number[]> {
  const pressed = new Map<number, number>();
  for (let count = 0; count < OTHERS; count += 1) {
    if (count < TITLES) await play(port, LIMITED, count);
    const other = FIRST_OTHER + count;
    pressed.set(other, performance.now());
    await play(port, other, count);
    await sleep(PRESS_EVERY_MS);
  }
  for (let waited = 0; waited < TIMEOUT_MS && delivered.size < OTHERS; waited += 100) await sleep(100);
  return [...pressed].map(([person, at]) => (delivered.get(person) ?? Number.POSITIVE_INFINITY) - at);
}

async function play(port: number, person: number, title: number): Promise<void> {
  const { status } = await fetch(`http://localhost:${port}/api/play_content`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await testSessionTokens.issue(String(person))}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ user_id: String(person), content_id: 1 + title }),
  });
  if (status !== 200) throw new Error(`A play was answered ${status}.`);
}
