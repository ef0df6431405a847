import { afterEach, expect, it } from 'vitest';
import { NO_LIMITS, type TestApp, testApp } from '../support/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

const status = async (as: string) =>
  (await server.ask(`GET /api/check_premium_status?user-id=${as}`, { as })).statusCode;

it('an overloaded server refuses new calls, but stays live', async () => {
  server = await testApp({ limits: { ...NO_LIMITS, delayMs: 50 } });
  const block = setInterval(() => {
    for (const end = performance.now() + 400; performance.now() < end; );
  }, 410);
  await expect.poll(() => status('42'), { timeout: 10_000 }).toBe(503);
  expect(
    (await server.ask('GET /api/check_premium_status?user-id=42', { as: '42' })).headers['retry-after'],
  ).toBe('5');
  expect((await server.ask('GET /healthz')).statusCode).toBe(200);
  clearInterval(block);
  await expect.poll(() => status('42'), { timeout: 10_000 }).toBe(200);
});
