import { expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { useRenewedBot } from '../../support/renewed-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';

const server = await useRenewedBot();
const call = appCaller(server);

const OPTIONS = {
  kind: null,
  maxMinutes: null,
  leftOutGenres: [],
  unwatched: false,
  votingMinutes: 30,
  people: null,
};
const make = async (who: number, options = {}) =>
  (await call(who, 'POST /api/tu/movie_nights', { ...OPTIONS, ...options })).json().id;
const join = (who: number, id: string) => call(who, `POST /api/movie_nights/${id}/join`);
const nightsOf = async (who: number) => (await call(who, 'GET /api/tu/movie_nights')).json().nights;
const stored = () => server.db.selectFrom('movie_night').selectAll().execute();

it('a night made in the app is stored once it is opened, and listed for its members until it is closed', async () => {
  const id = await make(ANNA);
  expect([await stored(), await nightsOf(ANNA)]).toEqual([[], []]);
  expect((await join(ANNA, id)).json()).toMatchObject({ isHost: true, state: 'open' });
  expect(await nightsOf(ANNA)).toEqual([{ id, title: expect.any(String), state: 'open', members: 1 }]);
  expect(await nightsOf(BRUNO)).toEqual([]);
  expect((await join(BRUNO, id)).json()).toMatchObject({ isHost: false });
  expect(await nightsOf(BRUNO)).toMatchObject([{ id, members: 2 }]);
  await call(ANNA, `POST /api/movie_nights/${id}/remove`, { member: 2 });
  expect([await nightsOf(ANNA), await nightsOf(BRUNO)]).toMatchObject([[{ members: 1 }], []]);
  await call(ANNA, `POST /api/movie_nights/${id}/close`);
  expect(await nightsOf(ANNA)).toEqual([]);
});

it('options are those of the chat: a length means films, a series has none, genres are named', async () => {
  const { id: genre, nome } = await server.db
    .selectFrom('genre')
    .select(['id', 'nome'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const wishes = { leftOutGenres: [nome, 'Nessuno'], unwatched: true, votingMinutes: 60, people: 4 };
  await join(ANNA, await make(ANNA, { ...wishes, maxMinutes: 120 }));
  await join(BRUNO, await make(BRUNO, { kind: 'serie', maxMinutes: 120 }));
  const nights = await stored();
  expect(nights.find(({ host_id }) => host_id === String(ANNA))).toMatchObject({
    kind: 'film',
    max_minutes: 120,
    left_out_genres: [genre],
    unwatched: true,
    voting_minutes: 60,
    people: 4,
  });
  expect(nights.find(({ host_id }) => host_id === String(BRUNO))).toMatchObject({
    kind: 'serie',
    max_minutes: null,
    left_out_genres: [],
  });
});

it('a night that has ended by its age is not listed', async () => {
  await join(ANNA, await make(ANNA));
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await server.db.updateTable('movie_night').set({ created_at: yesterday }).execute();
  expect(await nightsOf(ANNA)).toEqual([]);
});

it.each([{ votingMinutes: 0 }, { maxMinutes: 5 }, { people: 21 }, { leftOutGenres: ['a', 'b', 'c', 'd'] }])(
  'options out of bounds are refused: %j',
  async (options) => {
    const answer = await call(ANNA, 'POST /api/tu/movie_nights', { ...OPTIONS, ...options });
    expect(answer.statusCode).toBe(400);
  },
);
