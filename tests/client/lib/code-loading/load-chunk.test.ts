import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../../src/client/lib/code-loading/load-chunk.ts';

const server = vi.fn<typeof fetch>();
const requested = () => server.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    server.mockReset().mockImplementation(async () => new Response('code')),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('a chunk is imported only once all its files are here', async () => {
  const arrivals: ((response: Response) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  const load = vi.fn(async () => 'code');
  const loaded = loadChunk(load, ['assets/sheet.js', 'assets/its-import.js']);
  expect(requested()).toEqual(['/assets/sheet.js', '/assets/its-import.js']);
  arrivals[0]?.(new Response());
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  arrivals[1]?.(new Response());
  expect(await loaded).toBe('code');
});

test('two chunks share the files that they have in common', async () => {
  await Promise.all([
    loadChunk(async () => 'a', ['assets/common.js', 'assets/a.js']),
    loadChunk(async () => 'b', ['assets/common.js', 'assets/b.js']),
  ]);
  expect(requested()).toEqual(['/assets/common.js', '/assets/a.js', '/assets/b.js']);
});

test('a file that could not be had is requested again for the next import', async () => {
  server.mockImplementationOnce(async () => new Response(null, { status: 404 }));
  const load = vi.fn(async () => 'code');
  await expect(loadChunk(load, ['assets/late.js'])).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
  expect(await loadChunk(load, ['assets/late.js'])).toBe('code');
});

test("a chunk's stylesheet is applied before it is imported", async () => {
  // Stays detached: happy-dom would fetch it.
  const attach = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const load = vi.fn(async () => 'code');
  const loaded = loadChunk(load, ['assets/sheet.css']);
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  const [link] = attach.mock.calls[0] ?? [];
  expect(link).toHaveProperty('href', expect.stringMatching(/\/assets\/sheet\.css$/));
  if (link instanceof HTMLLinkElement) link.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('code');
});
