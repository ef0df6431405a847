import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '../console-error.ts';
import { deferredResponse, type RecordedRequest, StubResponse } from './fake-server.ts';
import { AUTH, openPage, PREMIUM, YEARS } from './open-page.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
/** Answers only requests with this token. */
const onlyForToken = (token: string, body: unknown) => (request: RecordedRequest) =>
  request.headers['Authorization'] === `Bearer ${token}` ? body : new StubResponse(401);

describe('a token that is refused', () => {
  test('a refused token is renewed once for all callers, and their requests are sent again', async () => {
    const page = await openPage({
      [YEARS]: onlyForToken('new', [2024]),
      [PREMIUM]: onlyForToken('new', { isPremium: true }),
    });
    page.storeToken('old', '42');
    const renew = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      page.storeToken('new', '42');
      return true;
    });
    page.configureTokenRenewal(renew);
    expect(await Promise.all([page.years(), page.premium()])).toEqual([['2024'], { isPremium: true }]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('needs no renewal once another call has renewed it', async () => {
    const late = deferredResponse();
    let requests = 0;
    const page = await openPage({ [YEARS]: () => (++requests === 1 ? late.answerer() : [2024]) });
    page.storeToken('old', '42');
    const renew = vi.fn(async () => true);
    page.configureTokenRenewal(renew);
    const years = page.years();
    await vi.waitFor(() => expect(page.server.calls).toHaveLength(1));
    page.storeToken('new', '42');
    late.release(new StubResponse(401));
    expect(await years).toEqual(['2024']);
    expect(renew).not.toHaveBeenCalled();
  });

  test('a refused token is renewed at most once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expectConsoleError(/get_years failed/);
    const page = await openPage({ [YEARS]: new StubResponse(401) });
    const renew = vi.fn(async () => true);
    page.configureTokenRenewal(renew);
    const ask = () => expect(page.years()).rejects.toThrow('401');
    await ask();
    expect(page.server.calls).toHaveLength(2);
    vi.setSystemTime(Date.now() + 60_000);
    await ask();
    expect([page.server.calls.length, renew.mock.calls.length]).toEqual([3, 1]);
    vi.setSystemTime(Date.now() + 1);
    await ask();
    expect([page.server.calls.length, renew.mock.calls.length]).toEqual([5, 2]);
  });

  test('fails the call when it cannot be renewed', async () => {
    expectConsoleError(/get_years failed/);
    const page = await openPage({ [YEARS]: new StubResponse(401) });
    await expect(page.years()).rejects.toThrow('401');
    page.configureTokenRenewal(async () => false);
    await expect(page.years()).rejects.toThrow('401');
    expect(page.server.calls).toHaveLength(2);
  });

  test.each([
    [AUTH, 401],
    [YEARS, 403],
  ])('%s by %d is final', async (call, status) => {
    expectConsoleError(/failed/);
    const page = await openPage({ [call]: new StubResponse(status) });
    const renew = vi.fn(async () => true);
    page.configureTokenRenewal(renew);
    await expect(call === AUTH ? page.signIn() : page.years()).rejects.toThrow(String(status));
    expect(renew).not.toHaveBeenCalled();
  });
});
