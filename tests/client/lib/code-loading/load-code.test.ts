import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCode } from '../../../../src/client/lib/code-loading/load-code.ts';

const load = vi.fn<() => Promise<string>>();
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async () => 'code');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** The code, or the error, however long it takes. */
async function outcome(): Promise<string> {
  const loaded = loadCode(load).catch(String);
  await vi.runAllTimersAsync();
  return loaded;
}

test('code that is there is asked for once', async () => {
  expect(await outcome()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('code that breaks off three times is asked for again', async () => {
  load.mockImplementationOnce(fails).mockImplementationOnce(fails).mockImplementationOnce(fails);
  expect(await outcome()).toBe('code');
});

test('after four attempts it rejects', async () => {
  load.mockImplementation(fails);
  expect(await outcome()).toContain('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(4);
});

test('offline it keeps trying, and at once when the network returns', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockImplementation(fails);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(4);
  network.mockReturnValue(true);
  load.mockImplementation(async () => 'code');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await loaded).toBe('code');
});

test('a stylesheet that has not come is attached again before the code runs', async () => {
  load.mockImplementationOnce(fails);
  const failed = document.createElement('link');
  // Stays detached: happy-dom would fetch it.
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(Object.assign([failed]));
  failed.setAttribute('href', '/assets/styled-ae.css');
  const attach = vi.spyOn(failed, 'replaceWith').mockImplementation(() => undefined);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledOnce();
  const [link] = attach.mock.calls[0] ?? [];
  expect(link).toHaveProperty('href', expect.stringMatching(/\/assets\/styled-ae\.css$/));
  if (link instanceof HTMLLinkElement) link.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('code');
});
