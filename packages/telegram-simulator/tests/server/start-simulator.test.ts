import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { startSimulator } from '../../server/start-simulator.ts';

const log = pino({ level: 'silent' });
const options = { port: 0, appUrl: 'http://localhost:3000/', log };

afterEach(() => vi.unstubAllEnvs());

it('the simulator does not start with a real bot’s token', async () => {
  vi.stubEnv('BOT_TOKEN', '123456:real');
  await expect(startSimulator(options)).rejects.toThrow('does not start while BOT_TOKEN is set');
});

it('each start makes a new token of the real form', async () => {
  const [one, other] = [await startSimulator(options), await startSimulator(options)];
  expect(one.token).toMatch(/^\d{10}:AA[\w-]{33}$/);
  expect(other.token).not.toBe(one.token);
  expect(one.url).toBe(`${one.apiRoot}/`);
  await Promise.all([one.close(), other.close()]);
});

it('a taken port is reported', async () => {
  const first = await startSimulator(options);
  const port = Number(new URL(first.url).port);
  await expect(startSimulator({ ...options, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
});

it('a missing build of the page is reported', async () => {
  const simulator = await startSimulator({ ...options, pageFolder: join(tmpdir(), 'no-such-page') });
  const response = await fetch(simulator.url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
  await simulator.close();
});
