import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpClient } from '../../../../../src/client/calls/http-client.ts';
import { followMovieNight } from '../../../../../src/client/screens/movie-night/room/follow-movie-night.ts';
import { FakeServer, StubResponse } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { FakeMovieNight, ROOM, roomCall } from '../../../support/fake-movie-night.ts';

const EVENTS = roomCall('GET', 'events');
const POLL = `GET /api/movie_nights/${ROOM}`;

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function follow(night: FakeMovieNight) {
  const server = new FakeServer(night.answers());
  server.install(httpClient);
  const versions: number[] = [];
  const onGone = vi.fn();
  void followMovieNight({
    id: ROOM,
    version: () => versions.at(-1) ?? 0,
    onSnapshot: ({ version }) => versions.push(version),
    onGone,
    signal: controller.signal,
  });
  const polls = () => server.calls.filter(({ method, path }) => `${method} ${path}` === POLL).length;
  return { server, versions, onGone, polls };
}

test('every event is a snapshot', async () => {
  const night = new FakeMovieNight();
  const { versions, polls } = follow(night);
  await pass(100);
  night.change({ endsAt: 1 });
  night.change({ endsAt: 2 });
  await pass(100);
  expect(versions).toEqual([1, 2, 3]);
  expect(polls()).toBe(0);
});

test('a stream that breaks off is resumed behind the last version', async () => {
  const night = new FakeMovieNight();
  const { versions, server, polls } = follow(night);
  await pass(11_000);
  night.cutStreams();
  night.change({ endsAt: 1 });
  await pass(2000);
  expect(versions).toEqual([1, 2]);
  expect(server.made(EVENTS).map(({ headers }) => headers['Last-Event-ID'])).toEqual(['0', '1']);
  expect(polls()).toBe(0);
});

test('after a failed stream the room is polled every three seconds, then streamed again', async () => {
  const night = new FakeMovieNight();
  const { versions, server, polls } = follow(night);
  server.answer(EVENTS, new StubResponse(502));
  await pass(100);
  const first = polls();
  expect(first).toBe(1);
  night.change({ endsAt: 1 });
  await pass(3100);
  expect(polls()).toBe(2);
  expect(versions.at(-1)).toBe(2);
  server.answer(EVENTS, night.answers()[EVENTS]);
  await pass(30_000);
  const polled = polls();
  night.change({ endsAt: 2 });
  await pass(30_000);
  expect(versions.at(-1)).toBe(3);
  expect(polls()).toBe(polled);
});

test('streams that end at once are given up for polling', async () => {
  const night = new FakeMovieNight();
  const { server, polls } = follow(night);
  server.answer(EVENTS, () => new ReadableStream({ start: (stream) => stream.close() }));
  await pass(10_000);
  expect(server.made(EVENTS)).toHaveLength(1);
  expect(polls()).toBeGreaterThan(1);
});

test('a poll that fails is followed by the next one', async () => {
  expectConsoleError(/failed/);
  const night = new FakeMovieNight();
  const { versions, server } = follow(night);
  server.answer(EVENTS, new StubResponse(502));
  server.answer(POLL, new StubResponse(0));
  await pass(5000);
  server.answer(POLL, () => night.snapshot);
  await pass(4000);
  expect(versions).toContain(1);
});

test('the network’s return ends the wait for the stream', async () => {
  expectConsoleError(/failed/);
  const night = new FakeMovieNight();
  const { versions, server } = follow(night);
  server.answer(EVENTS, new StubResponse(0));
  server.answer(POLL, new StubResponse(0));
  await pass(10_000);
  server.answer(EVENTS, night.answers()[EVENTS]);
  const before = server.made(EVENTS).length;
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(server.made(EVENTS)).toHaveLength(before + 1);
  expect(versions).toEqual([1]);
});

test.each([403, 404, 409])('a stream refused with %i ends the following', async (status) => {
  const { server, onGone } = follow(new FakeMovieNight());
  server.answer(EVENTS, new StubResponse(status));
  await pass(60_000);
  expect(onGone.mock.calls).toEqual([[status]]);
  expect(server.calls).toHaveLength(1);
});

test('an event that cannot be read is skipped', async () => {
  const night = new FakeMovieNight();
  const { versions, server, onGone } = follow(night);
  server.answer(EVENTS, () => {
    const text =
      'event: room\ndata: {"version":9}\n\nevent: other\ndata: 1\n\nevent: room\ndata: no JSON\n\n';
    return new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
  });
  await pass(1000);
  expect(versions).toEqual([]);
  expect(onGone).not.toHaveBeenCalled();
});

test('nothing is asked after the signal', async () => {
  const night = new FakeMovieNight();
  const { server } = follow(night);
  await pass(100);
  controller.abort();
  night.cutStreams();
  await pass(60_000);
  expect(server.calls).toHaveLength(1);
});
