import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('leaves out titles that a member has refused in an earlier night, or watched if the options say so', async () => {
    await join(id, HOST, BRUNO);
    const [refused, watched] = server.films;
    await vote(id, BRUNO, refused, 'no');
    await server.db
      .insertInto('viewing')
      .values({ user_id: CARLA, title_id: watched ?? 0, watched_at: new Date() })
      .execute();
    const later = newNight({ unwatched: true });
    await join(later, HOST);
    expect((await titles(later, HOST)).map(({ content }) => content.id)).toEqual(
      expect.arrayContaining([refused, watched]),
    );
    await join(later, BRUNO, CARLA);
    const left = (await titles(later, HOST)).map(({ content }) => content.id);
    expect(left).not.toContain(refused);
    expect(left).not.toContain(watched);
  });

  it('leaves out refused titles for the people who refused them, in any company, for four weeks', async () => {
    const [refused] = server.films;
    const offers = async (...people: string[]) => {
      const night = newNight({}, people[0]);
      await join(night, ...people);
      return (await titles(night, people[0] ?? '')).some(({ content }) => content.id === refused);
    };
    await join(id, HOST, BRUNO);
    await vote(id, BRUNO, refused, 'no');
    await vote(id, HOST, refused, 'yes');
    expect(await offers(HOST, BRUNO)).toBe(false);
    expect(await offers(HOST, CARLA)).toBe(true);
    expect(await offers(CARLA, BRUNO)).toBe(false);
    expect(await offers(BRUNO)).toBe(false);
    await sql`update movie_night_member set joined_at = now() - interval '29 days' where night_id = ${id}`.execute(
      server.db,
    );
    expect(await offers(HOST, BRUNO)).toBe(true);
  });

  describe('from a small catalogue', () => {
    const few = () => server.films.slice(0, 8);
    const offered = async (night: string, as: string) =>
      (await titles(night, as)).map(({ content }) => content.id);
    beforeEach(() =>
      server.db.updateTable('title').set({ hidden: true }).where('id', 'not in', few()).execute(),
    );
    afterEach(() => server.db.updateTable('title').set({ hidden: false }).execute());

    it('offers titles that one person has refused again, after the others; those that two refused stay out', async () => {
      await join(id, HOST, BRUNO);
      const [byOne, byTwo, later, ...others] = few();
      await vote(id, BRUNO, byOne, 'no');
      for (const as of [HOST, BRUNO]) await vote(id, as, byTwo, 'no');
      const next = newNight();
      await join(next, HOST);
      await join(next, BRUNO);
      for (const as of [HOST, BRUNO]) {
        const deck = await offered(next, as);
        expect(deck.at(-1)).toBe(byOne);
        expect(new Set(deck)).toEqual(new Set([later, ...others, byOne]));
      }
    });

    it('keeps them after the titles of a later member', async () => {
      await join(id, HOST);
      const [refused, wish = 0] = few();
      await vote(id, HOST, refused, 'no');
      await server.db.updateTable('title').set({ hidden: true }).where('id', '=', wish).execute();
      const next = newNight();
      await join(next, HOST);
      await server.db.updateTable('title').set({ hidden: false }).where('id', '=', wish).execute();
      await join(next, CARLA);
      for (const as of [HOST, CARLA]) {
        expect(await offered(next, as)).toHaveLength(8);
        expect((await offered(next, as)).at(-1)).toBe(refused);
      }
    });

    it('ends with the last night’s choice, after titles that one person has refused', async () => {
      await join(id, HOST, BRUNO);
      const [refused, chosen] = few();
      await vote(id, BRUNO, refused, 'no');
      for (const as of [HOST, BRUNO]) await vote(id, as, chosen, 'yes');
      expect(await look(id, HOST)).toMatchObject({ state: 'chosen' });
      const next = newNight();
      await join(next, HOST, BRUNO);
      for (const as of [HOST, BRUNO]) {
        expect(await offered(next, as)).toHaveLength(8);
        expect((await offered(next, as)).slice(-2)).toEqual([refused, chosen]);
      }
    });
  });

  it('leaves out the last night’s choice for everyone who was there, if there are enough others', async () => {
    const [chosen] = server.films;
    await join(id, HOST, BRUNO);
    for (const as of [HOST, BRUNO]) await vote(id, as, chosen, 'yes');
    const next = newNight({}, CARLA);
    await join(next, CARLA);
    const offered = async () => (await titles(next, CARLA)).map(({ content }) => content.id);
    expect(await offered()).toContain(chosen);
    await join(next, BRUNO);
    expect(await offered()).not.toContain(chosen);
  });
});
