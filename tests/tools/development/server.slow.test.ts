import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { builtProgram, freePort, TIMEOUT_MS } from '../../server/support/built-program.ts';
import { stubBotApi, TOKEN } from '../../server/support/stub-bot-api.ts';
import { ANNA, messageFrom } from '../../server/support/test-bot.ts';

const start = builtProgram('build/tools/development/server.js');
const LINKS = /premium: .*\n/;

/** The longest shutdown on an idle machine; on a busy one it takes longer, as the start does. */
const AT_ONCE_MS = 3000;

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

describe('the server with the demo', () => {
  it(
    'fills an empty catalogue, prints links that open, keeps what it took, and ends cleanly',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const PORT = String(await freePort());
      const first = start({ PORT });
      const said = await first.sayingOf(LINKS);
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
      expect(await second.sayingOf(LINKS)).not.toContain('The catalogue was empty');
      await signIn(ordinary);
      second.server.kill('SIGINT');
      expect(await second.exit).toMatchObject({ code: 0 });
    },
  );

  it(
    'works for the bot whose token it is given: no demo, no links of its people, no simulator',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const api = await stubBotApi();
      const env = { PORT: String(await freePort()), BOT_TOKEN: TOKEN, BOT_API_ROOT: api.root };
      const { server, exit, sayingOf } = start(env, 'with a bot');
      await sayingOf('listens on');
      api.push({ message: messageFrom(ANNA, { text: 'nosferatu' }) });
      await expect
        .poll(() => api.of('sendMessage'), { timeout: TIMEOUT_MS })
        .toMatchObject([{ chat_id: ANNA, text: expect.stringContaining('Non ho trovato niente') }]);
      server.kill('SIGTERM');
      const { code, said } = await exit;
      await api.close();
      expect(code).toBe(0);
      expect(said).not.toMatch(/demo|user-id|Simulator/);
    },
  );

  it(
    'ends at once and well after a play, also with connections held open',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const port = await freePort();
      const startedAt = performance.now();
      const { server, exit, sayingOf } = start({ PORT: String(port) });
      const link = linkIn(await sayingOf(LINKS), 'ordinary');
      const startMs = performance.now() - startedAt;
      const headers = { ...(await signIn(link)), 'content-type': 'application/json' };
      const body = JSON.stringify({ user_id: link.searchParams.get('user-id'), content_id: 12 });
      const call = () => fetch(new URL('/api/play_content', link), { method: 'POST', headers, body });
      expect((await call()).status).toBe(200);
      // Opens connections in advance, as browsers do.
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
      expect(performance.now() - begin).toBeLessThan(Math.max(AT_ONCE_MS, startMs));
      for (const socket of unused) socket.destroy();
    },
  );

  it.each([
    ['while the database is made', 'Opening the database', 100],
    ['while the demo is loaded', 'Filling the catalogue', 100],
  ])('ends at once and without a complaint %s', { timeout: TIMEOUT_MS }, async (name, line, delay) => {
    const PORT = String(await freePort());
    const startedAt = performance.now();
    const { server, exit, said } = start({ PORT }, `cut short ${name}`);
    await expect.poll(said, { timeout: TIMEOUT_MS }).toContain(line);
    const lineMs = performance.now() - startedAt;
    await sleep(delay);
    const begin = performance.now();
    server.kill('SIGINT');
    const end = await exit;
    expect(end).toMatchObject({ code: 0 });
    expect(end.said).toMatch(/Closing \.\.\.\n$/);
    expect(end.said).not.toMatch(/could not|"level"/);
    expect(end.said).not.toMatch(LINKS);
    expect(performance.now() - begin).toBeLessThan(Math.max(AT_ONCE_MS, 3 * lineMs));
  });

  it.each([
    [{ PORT: '3300', SIMULATOR_PORT: '3300' }, /^Vetrina could not start: SIMULATOR_PORT must be .*\n$/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LAUNCH_SECRET: 'a secret of this test' },
      /^Vetrina could not start: BOT_TOKEN must be .* SIMULATOR=yes.*\n$/,
    ],
  ])('says in one line what is wrong with %j', async (env, line) => {
    const { code, said } = await start(env).exit;
    expect(code).toBe(1);
    expect(said).toMatch(line);
  });
});
