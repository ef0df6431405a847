// @vitest-environment node
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { banPerson } from '../../../../src/server/modules/moderation/ban-person.ts';
import { endDueNights } from '../../../../src/server/modules/movie-nights/decide-night.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { type TestApp, testApp } from '../../support/test-app.ts';
import { BRUNO, CARLA, HOST, newNight, nightCalls, preparePeopleAndSources } from './support/night-rooms.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await preparePeopleAndSources(server.db);
});
afterAll(() => server.close());

const { join, look, post, titles, vote } = nightCalls(() => server);

let id: string;
beforeEach(async () => {
  await server.db.deleteFrom('movie_night').execute();
  id = newNight();
});

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const end = () => endDueNights(server.db, new AbortController().signal);
const setEnd = (when: string) =>
  sql`update movie_night set ends_at = now() + ${when}::interval where id = ${id}`.execute(server.db);

describe('joining', () => {
  it('makes the night, names it and its members, and gives it a deck and an end once two are there', async () => {
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
    // What is for adults is left out.
    expect(snapshot.titles).toBe(29);
  });

  it('again changes nothing', async () => {
    const { version } = await join(id, HOST, BRUNO);
    expect((await join(id, BRUNO, BRUNO)).version).toBe(version);
  });

  it('works by a genuine id only', async () => {
    for (const forged of ['x', 'A'.repeat(51), `${id.slice(0, -1)}_`, 'a'.repeat(1000)])
      expect(await statusOf(post(forged, 'join', HOST))).toBe(404);
    expect(await statusOf(post(newNight({}, HOST, new Date(0)), 'join', HOST))).toBe(404);
    expect(await server.db.selectFrom('movie_night').selectAll().execute()).toEqual([]);
  });

  it('is needed for all other calls', async () => {
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

  it('is for twenty people, and not for who was banned', async () => {
    const people = Array.from({ length: 20 }, (_, n) => String(5000 + n));
    expect((await join(id, ...people)).members).toHaveLength(20);
    expect(await statusOf(post(id, 'join', BRUNO))).toBe(409);
    const other = newNight();
    await join(other, HOST, '6001');
    await banPerson(server.db, '6001');
    expect((await look(other, HOST)).members).toHaveLength(1);
    expect(await statusOf(post(other, 'join', '6001'))).toBe(403);
  });

  it('over and over is stopped', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(id, 'join', '7001')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const stopped = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(stopped?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await look(id, '7001')).members).toHaveLength(1);
  });

  it('leaves a host five open nights', async () => {
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

  it('begins with what people keep in their lists, which comes early to everybody', async () => {
    const wish = server.films[3] ?? 0;
    await server.db
      .insertInto('list_item')
      .values({ user_id: HOST, list: 'liste', content_id: wish })
      .execute();
    await join(id, BRUNO, CARLA);
    for (const as of [BRUNO, CARLA])
      expect((await titles(id, as)).slice(0, 6).map(({ content }) => content.id)).toContain(wish);
    await server.db.deleteFrom('list_item').execute();
  });

  it('leaves out what somebody there has refused in an earlier night, or watched where that is asked for', async () => {
    await join(id, HOST, BRUNO);
    const [refused, watched] = server.films;
    await vote(id, BRUNO, refused, 'no');
    await server.db
      .insertInto('viewing')
      .values({ user_id: CARLA, content_id: watched ?? 0, watched_at: new Date() })
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
});

describe('votes', () => {
  it('are counted for all, and known to who has cast them', async () => {
    await join(id, HOST, BRUNO);
    const [first, second] = server.films;
    await vote(id, HOST, first, 'yes');
    await vote(id, HOST, second, 'no');
    const seen = await look(id, BRUNO);
    expect(seen.members).toMatchObject([{ voted: 2 }, { voted: 0 }]);
    expect(JSON.stringify(seen)).not.toContain('yes');
    const own = (await titles(id, HOST)).filter((one) => one.vote !== null);
    expect(new Map(own.map((one) => [one.content.id, one.vote]))).toEqual(
      new Map([
        [first, 'yes'],
        [second, 'no'],
      ]),
    );
    expect((await titles(id, BRUNO)).every((one) => one.vote === null)).toBe(true);
  });

  it('are stored once, and an older one does not replace a later one', async () => {
    await join(id, HOST);
    const [titleId] = server.films;
    const cast = (choice: string | null, at: number) =>
      post(id, 'votes', HOST, { votes: [{ content_id: titleId, vote: choice, at }] });
    await cast('no', 10);
    const { version } = await look(id, HOST);
    await cast('yes', 9);
    await cast('no', 10);
    expect((await look(id, HOST)).version).toBe(version);
    await cast(null, 11);
    await cast('yes', 10);
    expect((await look(id, HOST)).members).toMatchObject([{ voted: 0 }]);
  });

  it('on what is not in the deck, and of other shapes, are none', async () => {
    await join(id, HOST);
    expect(await statusOf(vote(id, HOST, 2_000_000_000, 'yes'))).toBe(200);
    expect((await look(id, HOST)).members).toMatchObject([{ voted: 0 }]);
    expect(await statusOf(vote(id, HOST, server.films[0], 'perhaps'))).toBe(400);
    const many = Array.from({ length: 101 }, () => ({ content_id: 1, vote: 'yes', at: 1 }));
    expect(await statusOf(post(id, 'votes', HOST, { votes: many }))).toBe(400);
  });

  it('of ‘later’ put a title into the list, and out of it again only if they have put it there', async () => {
    await join(id, HOST);
    const [first = 0, second = 0] = server.films;
    await server.db
      .insertInto('list_item')
      .values({ user_id: HOST, list: 'liste', content_id: second })
      .execute();
    const listed = (titleId: number) => isInStaticList(server.db, { userId: HOST, list: 'liste', titleId });
    for (const titleId of [first, second]) await vote(id, HOST, titleId, 'later');
    expect([await listed(first), await listed(second)]).toEqual([true, true]);
    for (const titleId of [first, second]) await vote(id, HOST, titleId, null);
    expect([await listed(first), await listed(second)]).toEqual([false, true]);
    await server.db.deleteFrom('list_item').execute();
  });

  it('flooding in are stopped', async () => {
    await join(id, '7002');
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => statusOf(vote(id, '7002', server.films[0], 'yes'))),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('the choice', () => {
  it('is the title that all approve, at once', async () => {
    await join(id, HOST, BRUNO);
    const titleId = server.films[4];
    await vote(id, HOST, titleId, 'yes');
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
    await vote(id, BRUNO, titleId, 'yes');
    expect(await look(id, HOST)).toMatchObject({
      state: 'chosen',
      chosen: {
        content: { id: titleId },
        by: 'match',
        approvals: 2,
        voters: 2,
        reason: 'Va bene a tutti e 2.',
        seed: null,
      },
    });
    expect(await statusOf(vote(id, BRUNO, titleId, 'no'))).toBe(409);
    expect(await statusOf(post(id, 'decide', HOST))).toBe(409);
  });

  it('is the fairest one when the time is up, and not before', async () => {
    await join(id, HOST, BRUNO);
    await vote(id, HOST, server.films[4], 'yes');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
    await setEnd('-1 second');
    await Promise.all([end(), end()]);
    expect(await look(id, BRUNO)).toMatchObject({
      state: 'chosen',
      chosen: { content: { id: server.films[4] }, by: 'rule', approvals: 1, voters: 1 },
    });
  });

  it('is drawn with a seed that is shown where nobody has voted', async () => {
    await join(id, HOST, BRUNO);
    await setEnd('-1 second');
    await end();
    const { chosen } = await look(id, HOST);
    expect(chosen).toMatchObject({ by: 'rule', reason: expect.stringContaining('la sorte') });
    expect(chosen?.seed).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is delivered to who presses ‘watch’', async () => {
    await join(id, HOST, BRUNO);
    expect(await statusOf(post(id, 'watch', BRUNO))).toBe(409);
    await vote(id, HOST, server.films[4], 'yes');
    await vote(id, BRUNO, server.films[4], 'yes');
    expect((await post(id, 'watch', BRUNO)).json()).toEqual({ success: true });
    const deliveries = await server.db.selectFrom('delivery').select(['user_id', 'content_id']).execute();
    expect(deliveries).toEqual([{ user_id: BRUNO, content_id: server.films[4] }]);
  });

  it('does not come after a day', async () => {
    await join(id, HOST);
    await sql`update movie_night set created_at = now() - interval '25 hours' where id = ${id}`.execute(
      server.db,
    );
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'closed', chosen: null });
    expect(await statusOf(post(id, 'join', BRUNO))).toBe(409);
    expect(await statusOf(vote(id, HOST, server.films[0], 'yes'))).toBe(409);
  });
});

describe('the host', () => {
  it('alone decides, extends, removes, counts down and closes', async () => {
    await join(id, HOST, BRUNO);
    for (const [call, body] of [
      ['decide'],
      ['close'],
      ['extend', { minutes: 5 }],
      ['remove', { member: 1 }],
      ['countdown', { seconds: 5 }],
    ] as const)
      expect(await statusOf(post(id, call, BRUNO, body))).toBe(403);
  });

  it('gives more time, within the night’s day', async () => {
    const { endsAt } = await join(id, HOST, BRUNO);
    const longer = (await post(id, 'extend', HOST, { minutes: 10 })).json<{ endsAt: number }>().endsAt;
    expect(longer - (endsAt ?? 0)).toBe(600_000);
    for (const minutes of [720, 720, 720]) await post(id, 'extend', HOST, { minutes });
    const { endsAt: latest, now } = await look(id, HOST);
    expect((latest ?? 0) - now).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('removes a member with their votes, which may make a match, and they cannot come back', async () => {
    await join(id, HOST, BRUNO, CARLA);
    await vote(id, HOST, server.films[4], 'yes');
    await vote(id, BRUNO, server.films[4], 'yes');
    await vote(id, CARLA, server.films[4], 'no');
    expect(await statusOf(post(id, 'remove', HOST, { member: 1 }))).toBe(400);
    expect(await statusOf(post(id, 'remove', HOST, { member: 9 }))).toBe(404);
    expect((await post(id, 'remove', HOST, { member: 3 })).json()).toMatchObject({ state: 'chosen' });
    expect(await statusOf(post(id, 'join', CARLA))).toBe(403);
    expect(await statusOf(post(id, 'remove', HOST, { member: 3 }))).toBe(404);
  });

  it('decides early, counts down, and closes', async () => {
    await join(id, HOST, BRUNO);
    expect(await statusOf(post(id, 'countdown', HOST, { seconds: 10 }))).toBe(409);
    expect((await post(id, 'decide', HOST)).json()).toMatchObject({ state: 'chosen' });
    const { playAt, now } = (await post(id, 'countdown', HOST, { seconds: 10 })).json<{
      playAt: number;
      now: number;
    }>();
    expect(playAt - now).toBeGreaterThan(8000);
    expect((await post(id, 'close', HOST)).json()).toMatchObject({ state: 'closed', playAt: null });
    expect(await statusOf(post(id, 'close', HOST))).toBe(409);
  });

  it('may stay away: the night goes on', async () => {
    await join(id, BRUNO, CARLA);
    await vote(id, BRUNO, server.films[4], 'yes');
    await vote(id, CARLA, server.films[4], 'yes');
    expect(await look(id, BRUNO)).toMatchObject({ title: 'Serata di Anna', state: 'chosen', isHost: false });
  });
});

describe('a person’s data', () => {
  it('have their nights and votes, and go with them, while the others’ night goes on', async () => {
    await join(id, HOST, BRUNO);
    await vote(id, HOST, server.films[4], 'no');
    const { movieNights } = await exportPersonData(server.db, HOST);
    expect(movieNights).toMatchObject([
      { title: 'Serata di Anna', hosted: true, titolo: 'Film 5', vote: 'no' },
    ]);
    await erasePersonData(server.db, HOST);
    expect(await look(id, BRUNO)).toMatchObject({ title: 'Serata', members: [{ name: 'Bruno' }] });
    expect((await exportPersonData(server.db, HOST))['movieNights']).toEqual([]);
    expect(JSON.stringify(await server.db.selectFrom('movie_night').selectAll().execute())).not.toMatch(
      /Anna|"1001"/,
    );
  });
});
