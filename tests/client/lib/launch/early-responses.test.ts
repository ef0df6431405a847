import { beforeEach, expect, test, vi } from 'vitest';
import { httpStatusOf } from '../../../../src/client/calls/failed-request.ts';
import { httpClient } from '../../../../src/client/calls/http-client.ts';
import { sendRequest } from '../../../../src/client/calls/send-request.ts';
import {
  dropEarlyResponses,
  fetchEarly,
  hasEarlyResponses,
  keepForPress,
  type ReadResponse,
  takeEarlyResponse,
} from '../../../../src/client/lib/launch/early-responses.ts';
import { getYears } from '../../../../src/contract/premium-search.ts';
import { expectConsoleError } from '../../console-error.ts';

const YEARS = '/api/get_years';
const sent: { method: string; url: string; signal: AbortSignal | null | undefined }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  window.earlyResponses = undefined;
  httpClient.defaults.adapter = 'fetch';
  answer = async () => Response.json(['2024']);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, options: RequestInit = {}) => {
    const { method, url } =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), options);
    sent.push({ method, url, signal: options.signal });
    return answer();
  });
});

const askForPress = (url: string) =>
  keepForPress(url, async (signal) => {
    const response = await fetch(url, { signal });
    return { status: response.status, headers: response.headers, body: await response.json() };
  });
const years = (signal?: AbortSignal) => sendRequest(getYears, { signal });

test('an early response is the call’s response, once', async () => {
  void fetchEarly('GET', YEARS, {});
  expect(await years()).toEqual(['2024']);
  expect(sent).toHaveLength(1);
  expect(hasEarlyResponses()).toBe(false);
  await years();
  expect(sent).toHaveLength(2);
});

test('without an early request the call is sent as usual', async () => {
  expect(hasEarlyResponses()).toBe(false);
  expect(await years()).toEqual(['2024']);
  expect(sent).toHaveLength(1);
});

test('it is found by method and URL, however encoded', async () => {
  void fetchEarly('POST', '/api/auth?user_id=4%3A2&token=a%20b', {});
  expect(takeEarlyResponse('GET', '/api/auth?token=a+b&user_id=4:2')).toBeUndefined();
  const read = await takeEarlyResponse('POST', '/api/auth?token=a+b&user_id=4:2');
  expect(read).toMatchObject({ status: 200, body: ['2024'] });
});

test('an early failure fails the call', async () => {
  expectConsoleError(/^GET \/api\/get_years failed: /);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  void fetchEarly('GET', YEARS, {});
  expect(httpStatusOf(await years().catch((reason: unknown) => reason))).toBeUndefined();
  expect(sent).toHaveLength(1);
  answer = async () => new Response('', { status: 503 });
  void fetchEarly('GET', YEARS, {});
  expect(httpStatusOf(await years().catch((reason: unknown) => reason))).toBe(503);
});

test('a body that is not JSON is undefined', async () => {
  answer = async () => new Response('<html>');
  void fetchEarly('GET', YEARS, {});
  expect(await takeEarlyResponse('GET', YEARS)).toMatchObject({ body: undefined });
});

test('aborting the call aborts the early request', async () => {
  answer = () => new Promise(() => undefined);
  void fetchEarly('GET', YEARS, {});
  const abort = new AbortController();
  void years(abort.signal);
  await vi.waitFor(() => expect(hasEarlyResponses()).toBe(false));
  abort.abort();
  expect(sent[0]?.signal?.aborted).toBe(true);
});

test('an early request that waits for another is sent after it, once, also when it was taken before', async () => {
  let answered = () => {};
  const after = new Promise<void>((resolve) => (answered = resolve));
  void fetchEarly('GET', YEARS, {}, { after });
  const taken = years();
  await Promise.resolve();
  expect(sent).toHaveLength(0);
  answered();
  expect(await taken).toEqual(['2024']);
  expect(sent).toHaveLength(1);
});

test('the early response resolves after its first handler, also one that throws', async () => {
  const first = vi.fn((_: ReadResponse) => {
    throw new Error('broken');
  });
  void fetchEarly('GET', YEARS, {}, { read: first });
  expect(await years()).toEqual(['2024']);
  expect(first).toHaveBeenCalledWith(expect.objectContaining({ body: ['2024'] }));
});

test('what nothing has taken can be dropped', async () => {
  void fetchEarly('GET', YEARS, {});
  dropEarlyResponses(true);
  expect(hasEarlyResponses()).toBe(true);
  dropEarlyResponses(false);
  await years();
  expect(sent).toHaveLength(2);
});

test('a press asks for an URL once; its response outlives the launch’s and waits ten seconds for its screen', async () => {
  vi.useFakeTimers();
  for (const url of [YEARS, YEARS]) askForPress(url);
  expect(sent).toHaveLength(1);
  dropEarlyResponses(false);
  expect(hasEarlyResponses()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(hasEarlyResponses()).toBe(false);
  askForPress(YEARS);
  vi.advanceTimersByTime(6000);
  dropEarlyResponses(true);
  askForPress(YEARS);
  // The end of the dropped one's time is not that of the new one.
  vi.advanceTimersByTime(6000);
  expect(hasEarlyResponses()).toBe(true);
  expect(sent).toHaveLength(3);
});
