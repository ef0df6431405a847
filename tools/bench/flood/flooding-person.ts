// The one person of `npm run bench:flood`: reports when the flood has started, and at `stop` its counts.
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Status, sendRequest, signIn } from './api-client.ts';
import type { Counts } from './crowd.ts';

const [port = '', secret = '', titles = '', localAddress = '127.0.0.1'] = process.argv.slice(2);
const PLAYS = 100_000;
/** Every title is in the list, which is requested often enough at once to make 200,000 entries. */
const LIST = Number(titles);
const LISTS_AT_ONCE = Math.ceil(200_000 / LIST);
const PRESSES_AT_ONCE = 64;
const SLOW = 200;
const BIG_AT_ONCE = 8;
const BIG = Buffer.alloc(8 * 1024 * 1024, 'x');

const me = await signIn(Number(port), secret, '666666', localAddress);
const sent: Counts = {};
let stopped = false;

const count = (what: string, status: Status) => {
  const counts = sent[what] ?? {};
  counts[status] = (counts[status] ?? 0) + 1;
  sent[what] = counts;
};

async function repeat(
  what: string,
  lanes: number,
  each: (turn: number) => Promise<Status>,
  limit = Number.POSITIVE_INFINITY,
): Promise<void> {
  let turn = 0;
  const lane = async () => {
    while (!stopped && turn < limit) {
      turn += 1;
      count(what, await each(turn));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const connections = new Agent({ keepAlive: true, maxSockets: LISTS_AT_ONCE + 100 });
const call = async (path: string, body?: string | Buffer) =>
  (await sendRequest({ ...me, path, body, connections })).status;

const toggle = (turn: number) =>
  call(
    `/api/add_content_to/${1 + (turn % LIST)}`,
    JSON.stringify({ user_id: me.userId, list_name: 'liste' }),
  );
const play = (turn: number) =>
  call('/api/play_content', JSON.stringify({ content_id: 1 + (turn % LIST), user_id: me.userId }));
const list = () => call(`/api/get_list/liste?user-id=${me.userId}`);
const big = () => call('/api/add_content_to/1', BIG);

/** A connection that keeps sending `part` and never ends; resolves to the way in which it was cut. */
function dribble(start: string, part: string, everyMs: number): Promise<Status> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () =>
      socket.write(start),
    );
    const timer = setInterval(() => (stopped ? socket.destroy() : socket.write(part)), everyMs);
    let answer = '';
    socket.on('data', (data) => {
      answer ||= String(data).split(' ')[1] ?? '';
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer || 'cut');
    });
  });
}

const POST = `POST /api/add_content_to/1 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${me.token}\r\n`;
const slowBody = () =>
  dribble(`${POST}content-type: application/json\r\ncontent-length: 60000\r\n\r\n`, 'x', 500);
const slowHeaders = () => dribble(POST, 'x-a: b\r\n', 500);
const headerFlood = () => dribble(POST, `x-a: ${'b'.repeat(8000)}\r\n`, 5);

const all = [
  repeat('list changes', 16, toggle, LIST),
  repeat('plays', PRESSES_AT_ONCE, play, PLAYS),
  repeat('lists at once', LISTS_AT_ONCE, list),
  repeat('big bodies', BIG_AT_ONCE, big),
  repeat('slow bodies', SLOW, slowBody),
  repeat('slow headers', SLOW, slowHeaders),
  repeat('header floods', SLOW, headerFlood),
];
await wait(500);
process.send?.('started');
process.once('message', async () => {
  stopped = true;
  await Promise.race([Promise.all(all), wait(5000)]);
  process.send?.(sent);
});
