import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../../../src/server/lib/calendar.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { appCaller } from '../../support/app-caller.ts';
import { play } from '../../support/play-counters.ts';
import { OWNER, testBot } from '../../support/test-bot.ts';

const FINDING = { state: 'warn', check: 'Disco', message: '1,2 GB liberi', hint: 'Libera spazio.' } as const;

const server = await testBot({ examine: async () => [FINDING] });
const call = appCaller(server, { isProven: true });
beforeAll(async () => {
  await play(server.db, server.films[0] ?? 0, dayOf(new Date()), 3);
  await countPlays(server.db);
});
afterAll(() => server.close());

const read = async (path: string) => {
  const answer = await call(OWNER, `GET /api/gestione/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const retry = async (queue: string, id: number | null) =>
  call(OWNER, 'POST /api/gestione/given-up/retry', { queue, id });

it('figures run from the earliest day to today, and are those of the chat', async () => {
  const figures = await read('figures?days=7');
  expect(figures.days).toHaveLength(7);
  expect(figures.plays).toEqual([0, 0, 0, 0, 0, 0, 3]);
  await server.say('/statistiche 7', OWNER);
  expect(server.api.of('sendMessage').at(-1)?.['text']).toContain('3 riproduzioni');
});

it('figures are remembered for a while, and whoever asks at once waits for the same', async () => {
  const [figures, same] = await Promise.all([read('figures?days=5'), read('figures?days=5')]);
  expect(same).toEqual(figures);
  await server.db.insertInto('person').values({ user_id: '7000001' }).execute();
  expect(await read('figures?days=5')).toEqual(figures);
  expect((await read('figures?days=6')).people.all).toBe(figures.people.all + 1);
});

it.each(['0', '91', 'x'])('figures of %s days are refused', async (days) => {
  expect((await call(OWNER, `GET /api/gestione/figures?days=${days}`)).statusCode).toBe(400);
});

it('what people want and do not find is listed', async () => {
  await server.say('nosferatu');
  await server.say('/richiedi metropolis');
  const demand = await read('figures/demand?days=30');
  expect(demand.misses).toEqual([{ what: 'nosferatu', times: 1 }]);
  expect(demand.mostWanted).toEqual([expect.objectContaining({ name: 'Film 1', plays: 3 })]);
  expect(demand.requests).toMatchObject({ open: 1, made: 1, approved: 0, rejected: 0 });
});

it('given-up work is listed with its reason and tried again, one or all', async () => {
  const find = async () =>
    (await read('given-up')).queues.find(({ name }: { name: string }) => name === 'deliveries');
  // The earlier plays are on their way.
  await expect.poll(async () => (await find()).waiting).toBe(0);
  const delivery = (user_id: string) =>
    ({ user_id, kind: 'search', state: 'failed', failure: 'Bad Request: file is too big' }) as const;
  await server.db
    .insertInto('delivery')
    .values([delivery('1001'), delivery('2002'), delivery('2002')])
    .execute();
  const queue = await find();
  expect(queue).toMatchObject({ label: 'consegne', waiting: 0, oldest: null, givenUp: 3 });
  expect(queue.jobs[0]).toMatchObject({ who: '2002' });
  expect((await retry('deliveries', queue.jobs[0].id)).json()).toEqual({ retried: 1 });
  expect((await retry('deliveries', queue.jobs[0].id)).json()).toEqual({ retried: 0 });
  expect((await retry('deliveries', null)).json()).toEqual({ retried: 2 });
  expect((await retry('nothing', null)).statusCode).toBe(404);
});

it('the doctor’s findings are shown as it words them', async () => {
  expect((await read('findings')).findings).toEqual([FINDING]);
});
