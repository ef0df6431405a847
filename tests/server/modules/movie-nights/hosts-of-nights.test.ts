import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { endDueNights } from '../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { joinNight } from '../../../../src/server/modules/movie-nights/join-and-leave.ts';
import { welcomeBack } from '../../../../src/server/modules/people/erasures.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { BRUNO, CARLA, HOST, useNewNights } from './support/night-rooms.ts';

const DARIO = '4004';

let id: string;
const { server, join, look, post, vote, statusOf } = await useNewNights((newId) => {
  id = newId;
});

describe('the host', () => {
  it('only the host decides, extends, removes, counts down and closes', async () => {
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
    await vote(id, BRUNO, server.films[4], 'yes');
    expect((await post(id, 'decide', HOST)).json()).toMatchObject({ state: 'chosen' });
    const { playAt, now } = (await post(id, 'countdown', HOST, { seconds: 10 })).json<{
      playAt: number;
      now: number;
    }>();
    expect(playAt - now).toBeGreaterThan(8000);
    expect((await post(id, 'close', HOST)).json()).toMatchObject({ state: 'closed', playAt: null });
    expect(await statusOf(post(id, 'close', HOST))).toBe(409);
  });

  it('may be absent: the night continues', async () => {
    await join(id, BRUNO, CARLA);
    await vote(id, BRUNO, server.films[4], 'yes');
    await vote(id, CARLA, server.films[4], 'yes');
    expect(await look(id, BRUNO)).toMatchObject({ title: 'Serata di Anna', state: 'chosen', isHost: false });
  });
});

describe('a member who erases their data', () => {
  it('no longer holds up the others, who agree without them', async () => {
    await join(id, HOST, BRUNO, CARLA);
    await vote(id, CARLA, server.films[4], 'no');
    await vote(id, HOST, server.films[4], 'yes');
    await vote(id, BRUNO, server.films[4], 'yes');
    expect(await look(id, BRUNO)).toMatchObject({ state: 'open' });
    await erasePersonData(server.db, CARLA);
    await endDueNights(server.db, new AbortController().signal);
    expect(await look(id, BRUNO)).toMatchObject({ state: 'chosen', chosen: { approvals: 2, voters: 2 } });
  });

  it('cannot come back where they were removed', async () => {
    await join(id, HOST, DARIO);
    await vote(id, DARIO, server.films[4], 'no');
    await post(id, 'remove', HOST, { member: 2 });
    await erasePersonData(server.db, DARIO);
    await welcomeBack(server.db, DARIO);
    await expect(joinNight(server.db, id, DARIO)).rejects.toThrow('Join this movie night first');
    const { rows } = await sql`select member, name, user_id, vote from movie_night_member
      left join movie_night_vote using (night_id, member)`.execute(server.db);
    expect(JSON.stringify(rows)).not.toMatch(/Ospite|"4004"|"no"/);
  });
});

describe('a person’s data', () => {
  it('include their nights and votes, which are deleted with them, while the others’ night continues', async () => {
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
