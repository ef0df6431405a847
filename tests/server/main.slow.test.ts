import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { builtProgram, freePort, TIMEOUT_MS } from './support/built-program.ts';

const start = builtProgram('build/src/server/main.js');

describe('the server', () => {
  it(
    'starts with an empty catalogue, prints no links, and ends cleanly',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const { server, exit, sayingOf } = start({ PORT: String(await freePort()) });
      await sayingOf('Vetrina listens');
      server.kill('SIGTERM');
      const { code, said } = await exit;
      expect(code).toBe(0);
      expect(said).not.toMatch(/demo|user-id/);
    },
  );

  it(
    'a server whose output nobody reads any longer goes on, and ends cleanly',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const port = await freePort();
      const { server, exit, sayingOf } = start({ PORT: String(port) });
      await sayingOf('Vetrina listens');
      server.stdout.destroy();
      expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
      server.kill('SIGTERM');
      expect(await exit).toMatchObject({ code: 0, said: expect.not.stringContaining('EPIPE') });
    },
  );

  it(
    'a server that gets SIGTERM reports not ready first, and serves meanwhile',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const port = await freePort();
      const { server, exit, sayingOf } = start({ PORT: String(port), DRAIN_SECONDS: '3' });
      const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
      await sayingOf('Vetrina listens');
      await expect.poll(() => statusOf('/readyz'), { timeout: TIMEOUT_MS }).toBe(200);
      server.kill('SIGTERM');
      await sayingOf('Closing');
      expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
      expect((await exit).code).toBe(0);
    },
  );

  it.each(['http://localhost:3000', 'https://vetrina.example'])(
    'a server that gets SIGTERM while the messenger hangs ends cleanly and in time (%s)',
    { timeout: TIMEOUT_MS },
    async (PUBLIC_URL) => {
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const address = silent.address();
      const connected = once(silent, 'connection');
      const { server, exit, sayingOf } = start({
        PORT: String(await freePort()),
        BOT_TOKEN: '123456:ABC-def',
        BOT_API_ROOT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        PUBLIC_URL,
      });
      await sayingOf('Vetrina listens');
      await connected;
      server.kill('SIGTERM');
      expect((await exit).code).toBe(0);
      silent.close();
    },
  );

  it('reports in one line that its port is taken', { timeout: TIMEOUT_MS }, async () => {
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
    [{ DATA_DIR: '/dev/null/data' }, /Vetrina could not start: DATA_DIR \/dev\/null\/data cannot .*\n$/],
    [{ DATA_DIR: '/proc/nobody' }, /Vetrina could not start: DATA_DIR \/proc\/nobody cannot .*\n$/],
  ])('reports in one line what is wrong with %j', async (env, line) => {
    const { code, said } = await start(env).exit;
    expect(code).toBe(1);
    expect(said).toMatch(line);
    expect(said).not.toMatch(/^ +at /m);
  });
});
