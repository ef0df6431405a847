import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, resetReloadOnce } from '../../../../src/client/lib/code-loading/reload-once.ts';

const reload = vi.fn();
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/films');
  vi.spyOn(location, 'reload').mockImplementation(reload.mockReset());
  vi.stubGlobal(
    'fetch',
    server.mockReset().mockImplementation(() => Promise.resolve(new Response())),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the page reloads, and not again at the same path', async () => {
  expect(await reloadOnce()).toBe(true);
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['at another path', () => history.replaceState(null, '', '/lists')],
  ['at the person’s wish', resetReloadOnce],
  ['a minute later', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)],
])('%s it may reload again', async (_, happens) => {
  await reloadOnce();
  happens();
  expect(await reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page is checked at the server, not in the cache', async () => {
  await reloadOnce();
  expect(server.mock.calls).toEqual([['/films', { cache: 'no-store' }]]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is failing', () => Promise.resolve(new Response(null, { status: 503 }))],
])('if the server %s the page stays, and may reload later', async (_, answer) => {
  server.mockImplementationOnce(answer);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce()).toBe(true);
});
