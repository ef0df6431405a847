import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../../src/client/lib/code-loading/load-chunk.ts';

const server = vi.fn<typeof fetch>();
const requested = () => server.mock.calls.map(([url]) => url);

/** The chunks that have run. */
let ran: string[] = [];

/** Has the page name these files, and their code run. */
function listFiles(...files: string[]): void {
  const link = `<link data-bundle data-files="${files.join(' ')}" href="/assets/app-0a.js">`;
  document.head.insertAdjacentHTML('beforeend', link);
  for (const file of files.filter((name) => name.endsWith('.js')))
    vi.doMock(`/assets/${file}`, () => {
      ran.push(file);
      return {};
    });
}

beforeEach(() => {
  ran = [];
  vi.stubGlobal(
    'fetch',
    server.mockReset().mockImplementation(async () => new Response('code')),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a chunk runs only once all its files are here, after those that it imports', async () => {
  listFiles('its-import-1b.js', 'sheet-2c.js', 'another-3d.js');
  const arrivals: ((response: Response) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  const read = vi.fn(async () => 'exports');
  const loaded = loadChunk(read, 'sheet its-import');
  expect(requested()).toEqual(['/assets/its-import-1b.js', '/assets/sheet-2c.js']);
  arrivals[0]?.(new Response());
  await new Promise((resolve) => setTimeout(resolve));
  expect([ran, read.mock.calls]).toEqual([[], []]);
  arrivals[1]?.(new Response());
  expect(await loaded).toBe('exports');
  expect(ran).toEqual(['its-import-1b.js', 'sheet-2c.js']);
});

test('a chunk that another name ends with is not loaded for it', async () => {
  listFiles('sheet-4e.js', 'title-sheet-5f.js');
  await loadChunk(async () => 'exports', 'sheet');
  expect(ran).toEqual(['sheet-4e.js']);
});

test('two chunks share the files that they have in common', async () => {
  listFiles('common-6a.js', 'a-7b.js', 'b-8c.js');
  await loadChunk(async () => 'a', 'a common');
  await loadChunk(async () => 'b', 'b common');
  expect(requested()).toEqual(['/assets/common-6a.js', '/assets/a-7b.js', '/assets/b-8c.js']);
  expect(ran).toEqual(['common-6a.js', 'a-7b.js', 'b-8c.js']);
});

test('a file that could not be had is requested again for the next import', async () => {
  listFiles('late-9d.js');
  server.mockImplementationOnce(async () => new Response(null, { status: 404 }));
  const read = vi.fn(async () => 'exports');
  await expect(loadChunk(read, 'late')).rejects.toThrow('no /assets/late-9d.js: 404');
  expect([ran, read.mock.calls]).toEqual([[], []]);
  expect(await loadChunk(read, 'late')).toBe('exports');
});

test("a chunk's stylesheet is applied before the chunk runs", async () => {
  listFiles('styled-ae.css', 'styled-bf.js');
  // Stays detached: happy-dom would fetch it.
  const attach = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const loaded = loadChunk(async () => 'exports', 'styled');
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce());
  expect(ran).toEqual([]);
  const [link] = attach.mock.calls[0] ?? [];
  expect(link).toHaveProperty('href', expect.stringMatching(/\/assets\/styled-ae\.css$/));
  if (link instanceof HTMLLinkElement) link.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('exports');
  expect(ran).toEqual(['styled-bf.js']);
});
