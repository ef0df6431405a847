import { describe, expect, it, vi } from 'vitest';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { BRUNO, CARLA, HOST, newNight, useNewNights } from './support/night-rooms.ts';

let id: string;
const { server, join, look, post, titles, vote, statusOf } = await useNewNights((newId) => {
  id = newId;
});

describe('joining', () => {
  it('creates the night, names it and its members, and gives it a deck and an end once there are two', async () => {
    expect(await join(id, HOST)).toMatchObject({
      id,
      title: 'Serata di Anna',
      state: 'open',
      me: 1,
      isHost: true,
      members: [{ member: 1, name: 'Anna', voted: 0, isHost: true }],
      endsAt: null,
      chosen: null,
    });
    const snapshot = await join(id, BRUNO);
    expect(snapshot).toMatchObject({ me: 2, isHost: false });
    expect(snapshot.members.map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
    expect(snapshot.endsAt).toBeGreaterThan(snapshot.now + 25 * 60_000);
    // Titles for adults are left out.
    expect(snapshot.titles).toBe(29);
  });

  it('numbers people without known names', async () => {
    const { members } = await join(id, HOST, '8001', '8002');
    expect(members.map(({ name }) => name)).toEqual(['Anna', 'Ospite 2', 'Ospite 3']);
  });

  it('a second time changes nothing', async () => {
    const { version } = await join(id, HOST, BRUNO);
    expect((await join(id, BRUNO, BRUNO)).version).toBe(version);
  });

  it('works by a genuine id only', async () => {
    const altered = `${id.slice(0, -1)}${id.endsWith('_') ? '-' : '_'}`;
    for (const forged of ['x', 'A'.repeat(52), altered, 'a'.repeat(1000)])
      expect(await statusOf(post(forged, 'join', HOST))).toBe(404);
    expect(await statusOf(post(newNight({}, HOST, new Date(0)), 'join', HOST))).toBe(404);
    expect(await server.db.selectFrom('movie_night').selectAll().execute()).toEqual([]);
  });

  it('joining is needed for all other calls', async () => {
    await join(id, HOST);
    const calls = ['decide', 'close', 'watch'].map((call) => post(id, call, BRUNO));
    expect(await Promise.all(calls.map(statusOf))).toEqual([403, 403, 403]);
    expect(await statusOf(vote(id, BRUNO, 1, 'yes'))).toBe(403);
    expect(await statusOf(server.ask(`GET /api/movie_nights/${id}`, { as: BRUNO }))).toBe(403);
    expect(await statusOf(server.ask(`GET /api/movie_nights/${id}/titles`, { as: BRUNO }))).toBe(403);
    expect(await statusOf(server.ask(`GET /api/movie_nights/${id}/events`, { as: BRUNO }))).toBe(403);
    expect(await statusOf(server.ask(`GET /api/movie_nights/${newNight()}`, { as: BRUNO }))).toBe(404);
    expect(await statusOf(server.ask(`GET /api/movie_nights/${id}`))).toBe(401);
  });

  it('joining is limited to twenty people, and refused to banned ones', async () => {
    const people = Array.from({ length: 20 }, (_, n) => String(5000 + n));
    expect((await join(id, ...people)).members).toHaveLength(20);
    expect(await statusOf(post(id, 'join', BRUNO))).toBe(409);
    const other = newNight();
    await join(other, HOST, '6001');
    await banPerson(server.db, '6001');
    expect((await look(other, HOST)).members).toHaveLength(1);
    expect(await statusOf(post(other, 'join', '6001'))).toBe(403);
  });

  it('repeatedly is refused during a flood', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(id, 'join', '7001')));
    vi.useRealTimers();
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const stopped = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(stopped?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await look(id, '7001')).members).toHaveLength(1);
  });

  it('limits a host to five open nights', async () => {
    const nights = Array.from({ length: 7 }, (_, n) =>
      newNight({}, HOST, new Date(Date.now() - (10 - n) * 60_000)),
    );
    for (const night of nights) await join(night, BRUNO);
    const states = await Promise.all(nights.map(async (night) => (await look(night, BRUNO)).state));
    expect(states).toEqual(['closed', 'closed', 'open', 'open', 'open', 'open', 'open']);
  });
});

describe('the deck', () => {
  it('fits the options', async () => {
    const comedies = await server.db
      .selectFrom('genre')
      .select('id')
      .where('nome', '=', 'Horror')
      .executeTakeFirstOrThrow();
    id = newNight({ kind: 'film', maxMinutes: 90, leftOutGenres: [comedies.id] });
    await join(id, HOST);
    const [, second, , fourth, , sixth] = server.films;
    expect((await titles(id, HOST)).map(({ content }) => content.id).sort((a, b) => a - b)).toEqual([
      second,
      fourth,
      sixth,
    ]);
  });

  it('starts with titles of the members’ lists, which everybody sees early', async () => {
    const wish = server.films[3] ?? 0;
    await server.db
      .insertInto('list_item')
      .values({ user_id: HOST, list: 'liste', title_id: wish })
      .execute();
    await join(id, BRUNO, CARLA);
    for (const as of [BRUNO, CARLA])
      expect((await titles(id, as)).slice(0, 6).map(({ content }) => content.id)).toContain(wish);
    await server.db.deleteFrom('list_item').execute();
  });

  it('leaves out titles that a member has watched if the options say so', async () => {
    const [watched] = server.films;
    await server.db
      .insertInto('viewing')
      .values({ user_id: CARLA, title_id: watched ?? 0, watched_at: new Date() })
      .execute();
    id = newNight({ unwatched: true });
    const offered = async () => (await titles(id, HOST)).map(({ content }) => content.id);
    await join(id, HOST);
    expect(await offered()).toContain(watched);
    await join(id, CARLA);
    expect(await offered()).not.toContain(watched);
  });
});
