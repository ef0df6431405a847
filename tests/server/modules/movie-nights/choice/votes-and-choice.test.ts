import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createStaticListLookup } from '../../../../../src/server/modules/lists/static-lists.ts';
import { endDueNights } from '../../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { BRUNO, CARLA, HOST, newNight, useNewNights } from '../support/night-rooms.ts';

let id: string;
const { server, join, look, post, titles, vote, statusOf } = await useNewNights((newId) => {
  id = newId;
});

const end = () => endDueNights(server.db, new AbortController().signal);
const setEnd = (when: string) =>
  sql`update movie_night set ends_at = now() + ${when}::interval where id = ${id}`.execute(server.db);
/** Moves all times back by this much. */
async function movedOn(time: string): Promise<void> {
  await sql`update movie_night_member set joined_at = joined_at - ${time}::interval
    where night_id = ${id}`.execute(server.db);
  await sql`update movie_night set match_at = match_at - ${time}::interval where id = ${id}`.execute(
    server.db,
  );
}

describe('votes', () => {
  it('an agreement that waits for others ends when somebody refuses it', async () => {
    // The room's size is unknown: a minute is left for late arrivals.
    id = newNight({ people: null });
    await join(id, HOST, BRUNO);
    const [first] = server.films;
    await vote(id, HOST, first, 'yes');
    await vote(id, BRUNO, first, 'yes');
    await vote(id, BRUNO, first, 'no');
    await movedOn('1 minute');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
  });

  it('votes are counted for everyone, and visible to their voter alone', async () => {
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

  it('votes are stored once, and an older one does not replace a later one', async () => {
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

  it('votes are ignored for titles outside the deck, and in other shapes', async () => {
    await join(id, HOST);
    expect(await statusOf(vote(id, HOST, 2_000_000_000, 'yes'))).toBe(200);
    expect((await look(id, HOST)).members).toMatchObject([{ voted: 0 }]);
    expect(await statusOf(vote(id, HOST, server.films[0], 'perhaps'))).toBe(400);
    const many = Array.from({ length: 101 }, () => ({ content_id: 1, vote: 'yes', at: 1 }));
    expect(await statusOf(post(id, 'votes', HOST, { votes: many }))).toBe(400);
  });

  it('a ‘later’ vote adds the title to the list, and withdrawing it removes only its own entry', async () => {
    await join(id, HOST);
    const [first = 0, second = 0] = server.films;
    await server.db
      .insertInto('list_item')
      .values({ user_id: HOST, list: 'liste', title_id: second })
      .execute();
    const isInStaticList = createStaticListLookup(server.db);
    const listed = (titleId: number) => isInStaticList({ userId: HOST, list: 'liste', titleId });
    for (const titleId of [first, second]) await vote(id, HOST, titleId, 'later');
    expect([await listed(first), await listed(second)]).toEqual([true, true]);
    for (const titleId of [first, second]) await vote(id, HOST, titleId, null);
    expect([await listed(first), await listed(second)]).toEqual([false, true]);
    await server.db.deleteFrom('list_item').execute();
  });

  it('votes are refused during a flood', async () => {
    await join(id, '7002');
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => statusOf(vote(id, '7002', server.films[0], 'yes'))),
    );
    vi.useRealTimers();
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('the choice', () => {
  it('the choice is immediately a title that everyone approves', async () => {
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
        reason: 'Va bene a tutti.',
      },
    });
    expect(await statusOf(vote(id, BRUNO, titleId, 'no'))).toBe(409);
    expect(await statusOf(post(id, 'decide', HOST))).toBe(409);
  });

  it('the choice is left open for a minute for late people, and then made even if nobody votes', async () => {
    id = newNight({ people: null });
    await join(id, HOST, BRUNO);
    await vote(id, HOST, server.films[4], 'yes');
    await vote(id, BRUNO, server.films[4], 'yes');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
    await movedOn('1 minute');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: { by: 'match', approvals: 2 } });
  });

  it('the choice waits for the votes of people who join meanwhile, until the host removes them', async () => {
    id = newNight({ people: null });
    await join(id, HOST, BRUNO);
    await vote(id, HOST, server.films[4], 'yes');
    await vote(id, BRUNO, server.films[4], 'yes');
    await join(id, CARLA);
    await movedOn('5 minutes');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
    await post(id, 'remove', HOST, { member: 3 });
    expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: { approvals: 2, voters: 2 } });
  });

  it('the choice is a waiting match if the host decides or the time is up', async () => {
    const ways = [() => post(id, 'decide', HOST), () => setEnd('-1 second').then(end)];
    for (const [index, decide] of ways.entries()) {
      id = newNight({ people: 4 });
      await join(id, HOST, BRUNO);
      await vote(id, HOST, server.films[index], 'yes');
      await vote(id, BRUNO, server.films[index], 'yes');
      await decide();
      expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: { by: 'match' } });
    }
  });

  it('the choice is the fairest title when the time is up, and not before', async () => {
    await join(id, HOST, BRUNO);
    await vote(id, HOST, server.films[4], 'yes');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
    await setEnd('-1 second');
    await Promise.all([end(), end()]);
    expect(await look(id, BRUNO)).toMatchObject({
      state: 'chosen',
      chosen: { content: { id: server.films[4] }, by: 'rule', approvals: 1, voters: 2 },
    });
  });

  it('the choice is none if nobody has approved a title', async () => {
    await join(id, HOST, BRUNO);
    await vote(id, HOST, server.films[4], 'no');
    await setEnd('-1 second');
    await end();
    expect(await look(id, HOST)).toMatchObject({ state: 'closed', chosen: null });
  });

  it('the choice is made at once when all in the room have voted on everything, whoever is expected', async () => {
    id = newNight({ people: 4, kind: 'film' });
    await join(id, HOST, BRUNO);
    const [last, ...others] = (await titles(id, HOST)).map(({ content }) => content.id);
    for (const as of [HOST, BRUNO]) for (const titleId of others) await vote(id, as, titleId, 'later');
    await vote(id, HOST, last, 'yes');
    expect(await look(id, HOST)).toMatchObject({ state: 'open' });
    await vote(id, BRUNO, last, 'yes');
    expect(await look(id, HOST)).toMatchObject({ state: 'chosen', chosen: { content: { id: last } } });
    await server.db.deleteFrom('list_item').execute();
  });

  it('the choice is delivered to people who press ‘watch’', async () => {
    await join(id, HOST, BRUNO);
    expect(await statusOf(post(id, 'watch', BRUNO))).toBe(409);
    await vote(id, HOST, server.films[4], 'yes');
    await vote(id, BRUNO, server.films[4], 'yes');
    expect((await post(id, 'watch', BRUNO)).json()).toMatchObject({ success: true });
    const deliveries = await server.db.selectFrom('delivery').select(['user_id', 'title_id']).execute();
    expect(deliveries).toEqual([{ user_id: BRUNO, title_id: server.films[4] }]);
  });

  it('the choice is not made after a day', async () => {
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
