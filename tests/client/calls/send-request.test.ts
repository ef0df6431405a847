import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getYears } from '../../../src/contract/premium-search.ts';
import { expectConsoleError } from '../console-error.ts';
import { overQuota } from '../support/storage-over-quota.ts';
import { deferredResponse, HTML, type RecordedRequest, StubResponse } from './fake-server.ts';
import { AUTH, openPage, YEARS } from './open-page.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const bearers = (calls: RecordedRequest[]) => calls.map(({ headers }) => headers['Authorization']);

describe('a request', () => {
  test('sends nothing that was not given', async () => {
    const { server, years } = await openPage({ [YEARS]: [] });
    await years();
    const [call] = server.calls;
    expect(call).toMatchObject({ method: 'GET', path: '/api/get_years', query: {}, body: undefined });
    expect(call?.headers).not.toHaveProperty('Authorization');
  });

  test.each([
    [new StubResponse(500), 500],
    [new StubResponse(404), 404],
    [new StubResponse(0), undefined],
  ])('a failed request is logged, with its status', async (answer, status) => {
    expectConsoleError(/^GET \/api\/get_years failed: \S/);
    const { years, httpStatusOf } = await openPage({ [YEARS]: answer });
    const error = await years().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(httpStatusOf(error)).toBe(status);
    expect(httpStatusOf(new Error('of another kind'))).toBeUndefined();
  });

  test('a cancelled request is not logged as a failure', async () => {
    const { sendRequest, server } = await openPage({ [YEARS]: deferredResponse().answerer });
    const controller = new AbortController();
    const result = sendRequest(getYears, { signal: controller.signal }).catch(() => 'canceled');
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    controller.abort();
    expect(await result).toBe('canceled');
  });

  test('cancelled at once is not sent', async () => {
    const { sendRequest, server } = await openPage({ [YEARS]: [] });
    const controller = new AbortController();
    controller.abort();
    await expect(sendRequest(getYears, { signal: controller.signal })).rejects.toThrow('canceled');
    expect(server.calls).toEqual([]);
  });

  test('with an unreadable response fails and is logged', async () => {
    expectConsoleError(/^POST \/api\/auth failed: unreadable response$/);
    const { signIn } = await openPage({ [AUTH]: { jwt: 3 } });
    await expect(signIn()).rejects.toThrow('unreadable response');
  });

  test('a request that gets a page in place of JSON fails, is logged, and reads JSON the next time', async () => {
    expectConsoleError(/^GET \/api\/get_years failed: the response is no JSON$/);
    const { server, years } = await openPage({ [YEARS]: HTML });
    await expect(years()).rejects.toThrow('no JSON');
    server.answer(YEARS, { not: 'a list' });
    expect(await years()).toEqual([]);
  });

  test('can be limited to one success status', async () => {
    expectConsoleError(/^POST \/api\/auth failed/);
    const { signIn, years } = await openPage({
      [AUTH]: new StubResponse(201, { jwt: 'a' }),
      [YEARS]: new StubResponse(201, []),
    });
    await expect(signIn()).rejects.toThrow('201');
    expect(await years()).toEqual([]);
  });
});

describe('a token', () => {
  test('the token is this page’s, else the stored one', async () => {
    localStorage.setItem('jwt', 'kept');
    const { server, years, storeToken } = await openPage({ [YEARS]: [] });
    await years();
    storeToken('own', '42');
    localStorage.setItem('jwt', 'other');
    await years();
    expect(bearers(server.calls)).toEqual(['Bearer kept', 'Bearer own']);
  });

  test('a token is stored with its owner and dropped for another user', async () => {
    const { storeToken, dropTokenOfOtherUser } = await openPage({});
    storeToken('own', '42');
    dropTokenOfOtherUser('42');
    expect([localStorage.getItem('jwt'), localStorage.getItem('jwt-user')]).toEqual(['own', '42']);
    dropTokenOfOtherUser('43');
    expect(localStorage).toHaveLength(0);
  });

  test('without a stored owner is kept', async () => {
    localStorage.setItem('jwt', 'old');
    const { dropTokenOfOtherUser } = await openPage({});
    dropTokenOfOtherUser('42');
    expect(localStorage.getItem('jwt')).toBe('old');
  });

  test('works without storage', async () => {
    vi.stubGlobal('localStorage', overQuota(localStorage));
    const { storeToken, currentToken } = await openPage({});
    storeToken('own', '42');
    expect(currentToken()).toBe('own');
  });
});
