import { afterEach, expect, it, vi } from 'vitest';
import { NO_LIMITS, type TestApp, testApp } from '../support/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

const call = (as: string) => server.ask(`GET /api/check_premium_status?user-id=${as}`, { as });
const status = async (as: string) => (await call(as)).statusCode;

// The server measures the event loop of this process, which a busy machine holds up as well.
it('an overloaded server refuses new calls, but stays live', async () => {
  server = await testApp({ limits: { ...NO_LIMITS, delayMs: 250 } });
  const block = setInterval(() => {
    for (const end = performance.now() + 700; performance.now() < end;);
  }, 710);
  const refused = await vi.waitUntil(
    async () => {
      const answer = await call('42');
      return answer.statusCode === 503 && answer;
    },
    { timeout: 20_000 },
  );
  expect(refused.headers['retry-after']).toBe('5');
  expect((await server.ask('GET /healthz')).statusCode).toBe(200);
  clearInterval(block);
  await expect.poll(() => status('42')).toBe(200);
});
