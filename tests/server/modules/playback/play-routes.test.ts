import { afterAll, describe, expect, it } from 'vitest';
import { MAX_PENDING_DELIVERIES } from '../../../../src/server/modules/playback/request-delivery.ts';
import { ORDINARY } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const as = ORDINARY;

const server = await testApp();

afterAll(() => server.close());

const deliveries = () =>
  server.db.selectFrom('delivery').select(['user_id', 'kind', 'title_id']).orderBy('id').execute();
const play = (titleId: unknown) =>
  server.ask('POST /api/play_content', { as, body: { user_id: as, content_id: titleId } });

describe('play_content', () => {
  it('passes the choice to the bot', async () => {
    const answer = await play(server.films[0]);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await deliveries()).toEqual([{ user_id: as, kind: 'play', title_id: server.films[0] }]);
  });

  it.each([999_999, 'abc', -1, 1.5, 1e300, 0])('answers 404 for the unknown title %s', async (id) => {
    const before = await deliveries();
    expect((await play(id)).statusCode).toBe(404);
    expect(await deliveries()).toEqual(before);
  });

  it.each([null, true, [], {}, ''])('refuses the id %j', async (id) => {
    expect((await play(id)).statusCode).toBe(400);
  });
});

it('a person with too many waiting deliveries gets a Retry-After, and others are not affected', async () => {
  const rows = Array.from({ length: MAX_PENDING_DELIVERIES }, () => ({
    user_id: '77',
    kind: 'search' as const,
  }));
  await server.db.insertInto('delivery').values(rows).execute();
  const playAs = (user: string) =>
    server.ask('POST /api/play_content', {
      as: user,
      body: { user_id: user, content_id: server.films[1] },
    });
  const answer = await playAs('77');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10']);
  expect(answer.json()).toEqual({ error: 'Too much is waiting for delivery' });
  expect((await playAs('78')).statusCode).toBe(200);
});

describe('search_content', () => {
  it('makes the bot ask', async () => {
    const answer = await server.ask('POST /api/search_content', { as, body: { user_id: as } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await deliveries()).at(-1)).toEqual({ user_id: as, kind: 'search', title_id: null });
  });

  it('accepts the id as a number as well', async () => {
    const answer = await server.ask('POST /api/search_content', { as, body: { user_id: Number(as) } });
    expect(answer.statusCode).toBe(200);
  });
});
