import { afterEach, describe, expect, it } from 'vitest';
import { addToStaticList } from '../../../../src/server/modules/lists/add-to-static-list.ts';
import { MAX_LIST_ITEMS } from '../../../../src/server/modules/lists/list-limits.ts';
import { staticListTitles } from '../../../../src/server/modules/lists/static-lists.ts';
import { ORDINARY, PREMIUM } from '../../support/small-catalogue.ts';
import { type TestApp, testApp } from '../../support/test-app.ts';
import { addTestTitles } from '../../support/test-titles.ts';

let server: TestApp;
afterEach(() => server.close());

describe('a full list', () => {
  it('accepts no more titles, loses removed ones, and is answered whole', { timeout: 60_000 }, async () => {
    server = await testApp();
    const ids = await addTestTitles(
      server.db,
      Array.from({ length: MAX_LIST_ITEMS + 1 }, () => ({})),
    );
    const [over = 0, first = 0, ...rest] = ids;
    const held = [first, ...rest].map((title_id) => ({
      user_id: ORDINARY,
      list: 'liste' as const,
      title_id,
    }));
    await server.db.deleteFrom('list_item').where('user_id', '=', ORDINARY).execute();
    await server.db.insertInto('list_item').values(held).execute();
    const body = { user_id: ORDINARY, list_name: 'liste' };
    const toggle = (id: number) => server.ask(`POST /api/add_content_to/${id}`, { as: ORDINARY, body });
    const refused = await toggle(over);
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'The list is full' }]);
    const all = await server.read(`GET /api/get_list/liste?user-id=${ORDINARY}`, { as: ORDINARY });
    expect(all).toHaveLength(MAX_LIST_ITEMS);
    expect((await toggle(first)).json()).toMatchObject({ inList: false });
    expect((await toggle(over)).json()).toMatchObject({ inList: true });
  });

  it(
    'accepts as many of several titles as it has room for, the first ones',
    {
      timeout: 60_000,
    },
    async () => {
      server = await testApp();
      const ids = await addTestTitles(
        server.db,
        Array.from({ length: MAX_LIST_ITEMS + 2 }, () => ({})),
      );
      await server.db.deleteFrom('list_item').where('user_id', '=', ORDINARY).execute();
      const place = { userId: ORDINARY, list: 'mi_piace' as const };
      const titles = ids.map((titleId) => ({ titleId, addedAt: null }));
      expect(await addToStaticList(server.db, { ...place, titles: titles.slice(0, -3) })).toEqual({
        added: MAX_LIST_ITEMS - 1,
        full: 0,
      });
      expect(await addToStaticList(server.db, { ...place, titles })).toEqual({ added: 1, full: 2 });
      expect((await staticListTitles(server.db, place)).map(({ id }) => id)).toContain(ids.at(-3));
    },
  );

  it('may be a custom list, where adding a title twice is still no error', { timeout: 60_000 }, async () => {
    server = await testApp();
    const ids = await addTestTitles(
      server.db,
      Array.from({ length: MAX_LIST_ITEMS + 1 }, () => ({})),
    );
    const [over = 0, ...held] = ids;
    await server.db.deleteFrom('custom_list_item').where('list_id', '=', server.ownList).execute();
    const rows = held.map((title_id) => ({ list_id: server.ownList, title_id }));
    await server.db.insertInto('custom_list_item').values(rows).execute();
    const add = async (id: number) => {
      const body = { user_id: PREMIUM, custom_list_id: server.ownList, content_id: id };
      return (await server.ask('POST /api/add_to_custom_list', { as: PREMIUM, body })).statusCode;
    };
    expect(await add(over)).toBe(409);
    expect(await add(held[0] ?? 0)).toBe(200);
  });
});
