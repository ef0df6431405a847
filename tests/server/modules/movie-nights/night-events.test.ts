import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endDueNights } from '../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { revokeSessions } from '../../../../src/server/modules/people/people.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { skipRevocationsLife } from '../../support/fast-timers.ts';
import { type TestApp, testApp } from '../../support/test-app.ts';
import { BRUNO, CARLA, HOST, newNight, nightCalls, preparePeopleAndVideos } from './support/night-rooms.ts';
import { type EventReader, readEvents } from './support/read-events.ts';

let server: TestApp;
let base: string;
let id: string;
const readers: EventReader[] = [];
beforeEach(async () => {
  server = await testApp();
  await preparePeopleAndVideos(server.db);
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  id = newNight();
});
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await server.close();
});

const { join, look, post, vote } = nightCalls(() => server);

async function watch(as: string, lastVersion?: number): Promise<EventReader> {
  const last = lastVersion === undefined ? {} : { 'last-event-id': String(lastVersion) };
  const reader = await readEvents(`${base}/api/movie_nights/${id}/events`, {
    ...(await server.signIn(as)),
    ...last,
  });
  readers.push(reader);
  return reader;
}

it('the events start with the state of the night, and bring each change to everybody', async () => {
  await join(id, HOST, BRUNO);
  const [anna, bruno] = await Promise.all([watch(HOST), watch(BRUNO)]);
  await expect.poll(() => [anna.snapshots.at(-1)?.me, bruno.snapshots.at(-1)?.me]).toEqual([1, 2]);
  await vote(id, HOST, server.films[4], 'yes');
  await expect.poll(() => bruno.snapshots.at(-1)?.members[0]?.voted).toBe(1);
  await join(id, CARLA);
  await expect.poll(() => anna.snapshots.at(-1)?.members.length).toBe(3);
  const versions = anna.snapshots.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
});

it('the events bring the changes of jobs and other servers', async () => {
  await join(id, HOST, BRUNO);
  const anna = await watch(HOST);
  await vote(id, HOST, server.films[4], 'yes');
  await server.db
    .updateTable('movie_night')
    .set({ ends_at: new Date(0) })
    .execute();
  await endDueNights(server.db, new AbortController().signal);
  await expect.poll(() => anna.snapshots.at(-1)?.state).toBe('chosen');
});

it('the events bring an erasure at once', async () => {
  await join(id, HOST, BRUNO);
  const anna = await watch(HOST);
  await erasePersonData(server.db, BRUNO);
  await expect
    .poll(() => anna.snapshots.at(-1)?.members, { timeout: 2000 })
    .toMatchObject([{ name: 'Anna' }]);
});

it('the events continue from a client’s version', async () => {
  const { version } = await join(id, HOST);
  const anna = await watch(HOST, version);
  await vote(id, HOST, server.films[4], 'no');
  await expect.poll(() => anna.snapshots.map((one) => one.version)).toEqual([version + 1]);
});

it('a person has one stream: a second one ends the first', async () => {
  await join(id, HOST);
  const first = await watch(HOST);
  const second = await watch(HOST);
  await expect.poll(() => first.isOver()).toBe(true);
  expect(second.isOver()).toBe(false);
});

it('a stream ends with its session', async () => {
  const { setInterval: atClockSpeed } = globalThis;
  const timers = vi.spyOn(globalThis, 'setInterval');
  timers.mockImplementation((work, ms = 0) => atClockSpeed(work, ms / 50));
  await join(id, HOST, BRUNO);
  const [anna, bruno] = await Promise.all([watch(HOST), watch(BRUNO)]);
  timers.mockRestore();
  await revokeSessions(server.db, BRUNO);
  skipRevocationsLife();
  await expect.poll(() => bruno.isOver()).toBe(true);
  expect(anna.isOver()).toBe(false);
});

it('no change comes by a session that another server has ended a moment ago', async () => {
  await join(id, HOST, BRUNO);
  const [anna, bruno] = await Promise.all([watch(HOST), watch(BRUNO)]);
  await expect.poll(() => [anna.snapshots.length, bruno.snapshots.length]).toEqual([1, 1]);
  await revokeSessions(server.db, BRUNO);
  await vote(id, HOST, server.films[4], 'yes');
  await expect.poll(() => anna.snapshots.length).toBe(2);
  await expect.poll(() => bruno.isOver()).toBe(true);
  expect(bruno.snapshots).toHaveLength(1);
});

it('a removed member’s stream ends, and a new one is refused', async () => {
  await join(id, HOST, BRUNO);
  const bruno = await watch(BRUNO);
  await post(id, 'remove', HOST, { member: 2 });
  await expect.poll(() => bruno.isOver()).toBe(true);
  expect((await watch(BRUNO)).status).toBe(403);
});

it('streams end when the server stops, without delaying it', async () => {
  await join(id, HOST);
  const anna = await watch(HOST);
  await expect.poll(() => anna.snapshots.length).toBe(1);
  const begin = performance.now();
  await server.app.close();
  expect(performance.now() - begin).toBeLessThan(4000);
  await expect.poll(() => anna.isOver()).toBe(true);
});

it('a stream does not delay the person’s other calls', async () => {
  await join(id, HOST);
  const streams = await Promise.all(Array.from({ length: 6 }, () => watch(HOST)));
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await look(id, HOST)).state).toBe('open');
});
