import { beforeEach, expect, test, vi } from 'vitest';
import { httpClient } from '../../../../src/client/calls/http-client.ts';
import { fetchEarly, hasEarlyResponses } from '../../../../src/client/lib/launch/early-responses.ts';

const sent: { method: string; url: string; signal: AbortSignal | null | undefined }[] = [];
let answer: () => Promise<Response> = async () => Response.json({ is: 'early' });

beforeEach(() => {
  sent.length = 0;
  window.earlyResponses = undefined;
  answer = async () => Response.json({ is: 'early' });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, options: RequestInit = {}) => {
    const { method, url } =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), options);
    sent.push({ method, url, signal: options.signal });
    return answer();
  });
});

const top = () => httpClient.get<unknown>('/api/get_top').then(({ data }) => data);

test('an early response is the shared client’s response, once', async () => {
  await fetchEarly('GET', '/api/get_top', {});
  expect(await top()).toEqual({ is: 'early' });
  expect(sent).toHaveLength(1);
  expect(hasEarlyResponses()).toBe(false);
  await top();
  expect(sent).toHaveLength(2);
});

test('without an early request the call is sent as usual', async () => {
  expect(hasEarlyResponses()).toBe(false);
  expect(await top()).toEqual({ is: 'early' });
  expect(sent).toHaveLength(1);
});

test('it is found by method and URL, however encoded', async () => {
  await fetchEarly('POST', '/api/auth?user_id=4%3A2&token=a%20b', {});
  await httpClient.post('/api/auth', undefined, { params: { token: 'a b', user_id: '4:2' } });
  expect(sent).toHaveLength(1);
  await fetchEarly('GET', '/api/get_top', {});
  await httpClient.get('/api/get_generi/0');
  await httpClient.post('/api/get_top');
  expect(sent).toHaveLength(4);
});

test('an early failure fails the call', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  fetchEarly('GET', '/api/get_top', {}).catch(() => undefined);
  await expect(top()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  expect(sent).toHaveLength(1);
  answer = async () => new Response('', { status: 503 });
  void fetchEarly('GET', '/api/get_top', {});
  await expect(top()).rejects.toMatchObject({ response: { status: 503 } });
});

test('aborting the call aborts the early request', async () => {
  answer = () => new Promise(() => undefined);
  void fetchEarly('GET', '/api/get_top', {});
  const abort = new AbortController();
  void httpClient.get('/api/get_top', { signal: abort.signal }).catch(() => undefined);
  await vi.waitFor(() => expect(hasEarlyResponses()).toBe(false));
  abort.abort();
  await vi.waitFor(() => expect(sent[0]?.signal?.aborted).toBe(true));
});

test('the early response resolves after its first handler', async () => {
  const done: string[] = [];
  void fetchEarly('GET', '/api/get_top', {}, async (copy) => {
    await copy.json();
    done.push('first');
  });
  await top();
  expect(done).toEqual(['first']);
});
