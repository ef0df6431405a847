import { afterEach, describe, expect, it } from 'vitest';
import { NO_LIMITS, type TestApp, testApp } from '../support/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

const status = async (as: string) =>
  (await server.ask(`GET /api/check_premium_status?user-id=${as}`, { as })).statusCode;

describe('behind a trusted proxy', () => {
  const REAL = '203.0.113.7';
  const OTHER = '203.0.113.8';
  const calls = async (forwarded: string[], remoteAddress = '127.0.0.1') => {
    const answers = [];
    for (const list of forwarded) {
      const headers = { 'x-forwarded-for': list };
      const call = { method: 'POST', url: '/api/auth?user_id=1&token=x', remoteAddress, headers } as const;
      answers.push((await server.app.inject(call)).statusCode);
    }
    return answers;
  };
  const PRIVATE = ['loopback', 'linklocal', 'uniquelocal'];

  it.each([
    ['private networks', PRIVATE],
    ['one hop', 1],
  ])('the caller’s own entries in the header have no effect: %s', async (_name, trustedProxies) => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 2 }, trustedProxies });
    const claims = ['127.0.0.1', '198.51.100.1', '::1', '10.0.0.1'].map((claim) => `${claim}, ${REAL}`);
    expect(await calls(claims)).toEqual([401, 401, 429, 429]);
    expect(await calls([OTHER])).toEqual([401]);
  });

  it('the last address that does not belong to a trusted proxy counts', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
    expect(await calls([`${REAL}, 10.0.0.5`, `${REAL}, 127.0.0.1`, `${OTHER}, 10.0.0.5`])).toEqual([
      401, 429, 401,
    ]);
  });

  it('the header of an untrusted address is ignored: the address of the connection counts', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
    expect(await calls(['127.0.0.1', '198.51.100.1'], REAL)).toEqual([401, 429]);
  });

  it('a header that names this machine does not evade the limit', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
    expect(await calls(['127.0.0.1', '127.0.0.1'])).toEqual([401, 429]);
  });

  it('this machine itself has no limit', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
    expect([await status('42'), await status('42'), await status('42')]).toEqual([200, 200, 200]);
  });
});

it('without trusted proxies, this machine has no limit: a proxy may call for many people', async () => {
  server = await testApp({ limits: { ...NO_LIMITS, address: 1 } });
  expect([await status('42'), await status('43'), await status('44')]).toEqual([200, 200, 200]);
});
