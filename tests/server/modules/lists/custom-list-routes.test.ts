import { afterAll, describe, expect, it } from 'vitest';
import { requestOf, specifiedCalls } from '../../support/example-calls.ts';
import { ORDINARY, PREMIUM } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const as = PREMIUM;

const server = await testApp();

afterAll(() => server.close());

const change = (
  how: 'add_to' | 'remove_from',
  listId: number | string,
  titleId: number | string | undefined,
) =>
  server.ask(`POST /api/${how}_custom_list`, {
    as,
    body: { user_id: as, custom_list_id: listId, content_id: titleId },
  });

describe('custom lists', () => {
  it('custom lists are answered by id and name, without other people’s', async () => {
    expect(await server.read(`GET /api/get_custom_lists?user_id=${as}`, { as })).toEqual([
      { id: server.ownList, titolo: 'Da vedere' },
    ]);
    expect(
      await server.read(`GET /api/get_custom_list_title/${server.ownList}?user-id=${as}`, { as }),
    ).toEqual({ titolo: 'Da vedere' });
  });

  it('can be added to and removed from any number of times', async () => {
    const [id] = server.films;
    const inList = () =>
      server.read(`GET /api/content_in_custom_list/${id}?user_id=${as}&list_id=${server.ownList}`, { as });
    const titles = () =>
      server.read(`GET /api/get_custom_list_contents?user-id=${as}&custom_list_id=${server.ownList}`, { as });

    expect(await inList()).toEqual({ inList: false });
    expect((await change('add_to', server.ownList, id)).json()).toEqual({ success: true });
    expect((await change('add_to', server.ownList, id)).json()).toEqual({ success: true });
    expect(await inList()).toEqual({ inList: true });
    expect(await titles()).toMatchObject({ contents: [{ id, titolo: 'Film 1' }] });
    expect((await change('remove_from', server.ownList, id)).json()).toEqual({ success: true });
    expect((await change('remove_from', server.ownList, id)).json()).toEqual({ success: true });
    expect(await inList()).toEqual({ inList: false });
    expect(await titles()).toEqual({ contents: [] });
  });

  it('accept ids as text', async () => {
    expect((await change('add_to', String(server.ownList), String(server.films[1]))).statusCode).toBe(200);
  });

  it('refuse an unknown title', async () => {
    expect((await change('add_to', server.ownList, 999_999)).statusCode).toBe(404);
    expect((await change('add_to', server.ownList, 'abc')).statusCode).toBe(404);
  });
});

const CALLS = [
  'getCustomListContents',
  'getCustomListName',
  'contentInCustomList',
  'addToCustomList',
  'removeFromCustomList',
];

function call(name: string, user: string, listId: number) {
  const good = specifiedCalls(user, { ...server, ownList: listId }).find((one) => one.name === name);
  if (!good) throw new Error(name);
  return server.ask(requestOf(good), { as: user, ...(good.body ? { body: good.body } : {}) });
}

describe.each(CALLS)('%s', (name) => {
  it('hides lists of others and unknown ones alike', async () => {
    const foreign = await call(name, PREMIUM, server.foreignList);
    const unknown = await call(name, PREMIUM, 999_999);
    expect([foreign.statusCode, foreign.json()]).toEqual([404, { error: 'No such list' }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { error: 'No such list' }]);
  });

  it('refuses people without premium', async () => {
    expect((await call(name, ORDINARY, server.ownList)).statusCode).toBe(403);
    expect((await call(name, ORDINARY, 999_999)).statusCode).toBe(403);
  });
});

it('get_custom_lists refuses people without premium', async () => {
  const answer = await server.ask(`GET /api/get_custom_lists?user_id=${ORDINARY}`, { as: ORDINARY });
  expect(answer.statusCode).toBe(403);
});
