// @vitest-environment node
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stubBotApi, TOKEN } from './support/stub-bot-api.ts';
import { ANNA, messageFrom } from './support/test-bot.ts';

const TIME = 60_000;

let folder: string;
const started: ChildProcessWithoutNullStreams[] = [];

// One folder for all: the first start, which fills it, is the slow one.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
});

afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
});

afterAll(() => rm(folder, { recursive: true }));

/** The server as `npm start` runs it, and everything it says. */
function start(env: Record<string, string>) {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...env },
  });
  started.push(server);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const exit = once(server, 'exit').then(([code]: unknown[]) => ({ code, said }));
  const listening = async () => {
    await expect.poll(() => said, { timeout: TIME }).toMatch(/premium: .*\n/);
    return said;
  };
  return { server, exit, listening, said: () => said };
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

function linkIn(said: string, label: string): URL {
  const [, link] = new RegExp(`${label}: (http\\S+)`).exec(said) ?? [];
  return new URL(link ?? '');
}

async function signIn(link: URL): Promise<Record<string, string>> {
  const query = new URLSearchParams({
    user_id: link.searchParams.get('user-id') ?? '',
    token: link.searchParams.get('key') ?? '',
  });
  const answer = await fetch(new URL(`/api/auth?${query}`, link), { method: 'POST' });
  expect(answer.status).toBe(200);
  const { jwt } = (await answer.json()) as { jwt: string };
  return { authorization: `Bearer ${jwt}` };
}

describe('the server', () => {
  it('fills an empty catalogue, prints links that open, keeps what it took, and ends cleanly', {
    timeout: TIME,
  }, async () => {
    const PORT = String(await freePort());
    const first = start({ PORT });
    const said = await first.listening();
    expect(said).toMatch(/^Filling the catalogue with the demo \.\.\.\nThe catalogue was empty/m);
    for (const [label, isPremium] of [
      ['ordinary', false],
      ['premium', true],
    ] as const) {
      const link = linkIn(said, label);
      const headers = await signIn(link);
      const userId = link.searchParams.get('user-id') ?? '';
      const status = await fetch(new URL(`/api/check_premium_status?user-id=${userId}`, link), { headers });
      expect(await status.json()).toEqual({ isPremium });
      const top = await fetch(new URL('/api/get_top', link), { headers });
      expect((await top.json()) as unknown[]).not.toHaveLength(0);
    }
    const ordinary = linkIn(said, 'ordinary');
    first.server.kill('SIGTERM');
    expect(await first.exit).toMatchObject({ code: 0 });

    const second = start({ PORT });
    expect(await second.listening()).not.toContain('The catalogue was empty');
    await signIn(ordinary);
    second.server.kill('SIGINT');
    expect(await second.exit).toMatchObject({ code: 0 });
  });

  it('works for the bot whose token it is given, and then simulates no messenger', {
    timeout: TIME,
  }, async () => {
    const api = await stubBotApi();
    const { server, exit, listening } = start({
      PORT: String(await freePort()),
      BOT_TOKEN: TOKEN,
      BOT_API_ROOT: api.root,
    });
    await listening();
    api.push({ message: messageFrom(ANNA, { text: 'nosferatu' }) });
    await expect
      .poll(() => api.of('sendMessage'), { timeout: TIME })
      .toMatchObject([{ chat_id: ANNA, text: expect.stringContaining('Ecco che cosa ho trovato') }]);
    server.kill('SIGTERM');
    const { code, said } = await exit;
    await api.close();
    expect(code).toBe(0);
    expect(said).not.toContain('Simulator');
  });

  it('ends at once and well after a play, also with connections held open', { timeout: TIME }, async () => {
    const port = await freePort();
    const { server, exit, listening } = start({ PORT: String(port) });
    const link = linkIn(await listening(), 'ordinary');
    const headers = { ...(await signIn(link)), 'content-type': 'application/json' };
    const body = JSON.stringify({ user_id: link.searchParams.get('user-id'), content_id: 12 });
    const call = () => fetch(new URL('/api/play_content', link), { method: 'POST', headers, body });
    expect((await call()).status).toBe(200);
    // As browsers do: opened for what may come.
    const unused = [port, port + 1].map((one) => connect(one, 'localhost'));
    await Promise.all(unused.map((socket) => once(socket, 'connect')));
    for (const socket of unused) socket.on('error', () => {});
    // The cover of the title is fetched on its way to the chat.
    await sleep(1000);
    const last = call();
    await sleep(20);
    const begin = performance.now();
    server.kill('SIGINT');
    expect((await last).status).toBe(200);
    expect(await exit).toMatchObject({ code: 0 });
    expect(performance.now() - begin).toBeLessThan(3000);
    for (const socket of unused) socket.destroy();
  });

  it.each([
    ['while the database is made', 'Opening the database', 100],
    ['while the demo is loaded', 'Filling the catalogue', 100],
    ['near the end of that', 'Filling the catalogue', 900],
  ])('ends at once and without a complaint %s', { timeout: TIME }, async (name, line, delay) => {
    const { server, exit, said } = start({
      PORT: String(await freePort()),
      DATA_DIR: join(folder, `cut short ${name}`),
    });
    await expect.poll(said, { timeout: TIME }).toContain(line);
    await sleep(delay);
    const begin = performance.now();
    server.kill('SIGINT');
    const end = await exit;
    expect(end).toMatchObject({ code: 0 });
    expect(end.said).toMatch(/Closing \.\.\.\n$/);
    expect(end.said).not.toMatch(/could not|"level"/);
    expect(performance.now() - begin).toBeLessThan(3000);
  });

  it('says in one line that its port is taken', { timeout: TIME }, async () => {
    const holder = createServer().listen(0, 'localhost');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, said } = await start({ PORT: port }).exit;
    holder.close();
    expect(code).toBe(1);
    expect(said).toMatch(`Vetrina could not start: port ${port} is taken by another program.`);
    expect(said.split('\n')).toHaveLength(2);
  });

  it.each([
    [{ PORT: 'http' }, /^Vetrina could not start: PORT must be .*\n$/],
    [{ PORT: '3300', SIMULATOR_PORT: '3300' }, /^Vetrina could not start: SIMULATOR_PORT must be .*\n$/],
    [{ DATA_DIR: '/dev/null/data' }, /Vetrina could not start: DATA_DIR \/dev\/null\/data cannot .*\n$/],
    [{ DATA_DIR: '/proc/nobody' }, /Vetrina could not start: DATA_DIR \/proc\/nobody cannot .*\n$/],
  ])('says in one line what is wrong with %j', async (env, line) => {
    const { code, said } = await start(env).exit;
    expect(code).toBe(1);
    expect(said).toMatch(line);
    expect(said).not.toMatch(/^ +at /m);
  });
});
