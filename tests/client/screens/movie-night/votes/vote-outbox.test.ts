import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, StubResponse, type StubResponses } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { ROOM, roomCall } from '../../../support/fake-movie-night.ts';
import { overQuota } from '../../../support/storage-over-quota.ts';

const VOTES = roomCall('POST', 'votes');
const KEY = `movie-night.42.${ROOM}`;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The outbox of a newly opened page. */
async function openOutbox(answers: StubResponses = { [VOTES]: { success: true } }) {
  vi.resetModules();
  const server = new FakeServer(answers);
  const { httpClient } = await import('../../../../../src/client/calls/http-client.ts');
  server.install(httpClient);
  const { openVoteOutbox } =
    await import('../../../../../src/client/screens/movie-night/votes/vote-outbox.ts');
  const sent = () => server.made(VOTES).map(({ body }) => (body as { votes: unknown[] }).votes);
  return { server, sent, open: openVoteOutbox, outbox: openVoteOutbox(ROOM, '42') };
}

/** Runs everything due, and its requests with their answers. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('quick votes travel together, and are forgotten once they have arrived', async () => {
  const { outbox, sent } = await openOutbox();
  void outbox.cast(1, 'yes');
  void outbox.cast(2, 'no');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
    votes: [{ titleId: 1 }, { titleId: 2 }],
  });
  await pass(1000);
  expect(sent()).toMatchObject([
    [
      { content_id: 1, vote: 'yes' },
      { content_id: 2, vote: 'no' },
    ],
  ]);
  expect(outbox.votes).toEqual([]);
});

test('a failed batch is sent again, and at once when the network returns', async () => {
  expectConsoleError(/votes failed/);
  const { outbox, sent, server } = await openOutbox({ [VOTES]: new StubResponse(0) });
  void outbox.cast(1, 'yes');
  await pass(1500);
  const attempts = sent().length;
  expect(attempts).toBeGreaterThan(1);
  await pass(60_000);
  server.answer(VOTES, { success: true });
  const before = sent().length;
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(sent()).toHaveLength(before + 1);
  expect(sent().at(-1)).toEqual(sent()[0]);
  expect(outbox.votes).toEqual([]);
});

test('a vote that changes while it is on its way is sent again', async () => {
  const { outbox, sent } = await openOutbox();
  void outbox.cast(1, 'yes');
  await pass(251);
  void outbox.cast(1, null);
  await pass(1000);
  expect(sent()).toMatchObject([[{ vote: 'yes' }], [{ vote: null }]]);
});

test('a new page sends what the previous one could not', async () => {
  const first = await openOutbox({ [VOTES]: () => new Promise(() => undefined) });
  void first.outbox.cast(7, 'later');
  await pass(1000);
  const second = await openOutbox();
  expect(second.outbox.votes).toMatchObject([{ titleId: 7, vote: 'later' }]);
  await pass(100);
  expect(second.sent()).toEqual(first.sent());
});

test('`at` grows although the clock is set back, on another page as well', async () => {
  const first = await openOutbox();
  void first.outbox.cast(1, 'yes');
  vi.setSystemTime(1_700_000_000_000);
  void first.outbox.cast(1, 'no');
  await pass(1000);
  const second = await openOutbox();
  void second.outbox.cast(1, 'yes');
  await pass(1000);
  expect([...first.sent(), ...second.sent()]).toMatchObject([
    [{ at: 1_800_000_000_001 }],
    [{ at: 1_800_000_000_002 }],
  ]);
});

test('at most a hundred votes travel in one call', async () => {
  const { outbox, sent } = await openOutbox();
  for (let id = 1; id <= 120; id += 1) void outbox.cast(id, 'no');
  await pass(2000);
  expect(sent().map(({ length }) => length)).toEqual([100, 20]);
});

test.each([400, 403, 404, 409])('votes refused with %i are given up', async (status) => {
  expectConsoleError(/votes failed/);
  const { outbox, sent } = await openOutbox({ [VOTES]: new StubResponse(status) });
  void outbox.cast(1, 'yes');
  await pass(60_000);
  expect(sent()).toHaveLength(1);
  expect(outbox.votes).toEqual([]);
});

const HOUR_MS = 3_600_000;

test.each([
  ['fails to take', 500, HOUR_MS],
  ['cannot be reached', 0, 7 * 24 * HOUR_MS],
  ['asks for patience', 429, 7 * 24 * HOUR_MS],
])('votes that the server %s (%i) are kept for %i ms, then lost', async (_, status, patience) => {
  expectConsoleError(/votes failed/);
  const { outbox, open } = await openOutbox({ [VOTES]: new StubResponse(status) });
  const outcome = outbox.cast(1, 'yes');
  await pass(2000);
  vi.setSystemTime(Date.now() + patience - 60_000);
  await pass(50_000);
  expect(outbox.votes).toHaveLength(1);
  await pass(60_000);
  expect(outbox.votes).toEqual([]);
  await expect(outcome).resolves.toBeInstanceOf(Error);
  expect(open(ROOM, '42').votes).toEqual([]);
});

test('old votes survive the first failures of a page', async () => {
  expectConsoleError(/votes failed/);
  const first = await openOutbox({ [VOTES]: () => new Promise(() => undefined) });
  void first.outbox.cast(1, 'yes');
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  const { outbox } = await openOutbox({ [VOTES]: new StubResponse(500) });
  await pass(10_000);
  expect(outbox.votes).toHaveLength(1);
  await pass(20_000);
  expect(outbox.votes).toEqual([]);
});

test('a full storage keeps votes from no server', async () => {
  vi.stubGlobal('localStorage', overQuota(localStorage));
  const { outbox, sent } = await openOutbox();
  void outbox.cast(1, 'yes');
  await pass(1000);
  expect(sent()).toHaveLength(1);
});

test('unreadable storage is ignored, and that of erased rooms dropped', async () => {
  localStorage.setItem(KEY, '{broken');
  localStorage.setItem('movie-night.42.old', JSON.stringify({ lastAt: 1_700_000_000_000, votes: [] }));
  const { outbox, open } = await openOutbox();
  expect(outbox.votes).toEqual([]);
  expect(localStorage.getItem('movie-night.42.old')).toBeNull();
  expect(open(ROOM, '42')).toBe(outbox);
});
