import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCode } from '../../../../src/client/lib/code-loading/fetch-code.ts';

const FILE = '/assets/screens-abc.js';
const server = vi.fn<typeof fetch>();

const arrives = () => Promise.resolve(new Response('code'));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));
const breaksOff = () =>
  Promise.resolve(
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.mockReset().mockImplementation(arrives));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** 'arrived', or the error, however long it takes. */
async function outcome(): Promise<string> {
  const fetched = fetchCode(FILE).then(
    () => 'arrived',
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return fetched;
}

test('a file is requested once, as `import()` would', async () => {
  expect(await outcome()).toBe('arrived');
  expect(server.mock.calls).toEqual([[FILE]]);
});

test.each([
  ['whose request fails', fails],
  ['that breaks off', breaksOff],
  ['that the server fails to send', answers(503)],
  ['that is asked for too often', answers(429)],
])('a file %s is requested again', async (_, failure) => {
  server.mockImplementationOnce(failure).mockImplementationOnce(failure);
  expect(await outcome()).toBe('arrived');
  expect(server).toHaveBeenCalledTimes(3);
});

test('a file that the server does not have is not requested again', async () => {
  server.mockImplementation(answers(404));
  expect(await outcome()).toContain('404');
  expect(server).toHaveBeenCalledOnce();
});

test('after five attempts it rejects', async () => {
  server.mockImplementation(fails);
  expect(await outcome()).toContain(FILE);
  expect(server).toHaveBeenCalledTimes(5);
});

test('offline it keeps trying, and at once when the network returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.mockImplementation(fails);
  const fetched = fetchCode(FILE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.mock.calls.length).toBeGreaterThan(5);
  online.mockReturnValue(true);
  server.mockImplementation(arrives);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await fetched;
});
