import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { STATIC_LISTS, type StaticList } from '../../../../src/contract/static-lists.ts';
import { titleListSchema } from '../../../../src/contract/titles.ts';
import { addToCustomList } from '../../../../src/server/modules/lists/custom-lists.ts';
import { ORDINARY, PREMIUM } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const server = await testApp();

afterAll(() => server.close());

const toggle = (as: string, list: StaticList, id: number | string | undefined) =>
  server.ask(`POST /api/add_content_to/${id}`, { as, body: { user_id: as, list_name: list } });
const inList = (as: string, list: StaticList, id: number | string | undefined) =>
  server.read(`GET /api/content_in_list/${id}?user_id=${as}&list_name=${list}`, { as });
const titlesIn = async (as: string, list: string | number, paging = '') =>
  v.parse(titleListSchema, await server.read(`GET /api/get_list/${list}?user-id=${as}${paging}`, { as }));

describe.each(STATIC_LISTS)('the list %s', (list) => {
  it('gets a title by one call, and loses it by the same call', async () => {
    const [id] = server.films;
    expect(await inList('10', list, id)).toEqual({ inList: false });
    expect((await toggle('10', list, id)).json()).toEqual({ success: true, inList: true });
    expect(await inList('10', list, id)).toEqual({ inList: true });
    expect((await titlesIn('10', list)).map((title) => title.id)).toEqual([id]);
    expect((await toggle('10', list, id)).json()).toEqual({ success: true, inList: false });
    expect(await titlesIn('10', list)).toEqual([]);
  });

  it('the list is separate for each person', async () => {
    await toggle('11', list, server.films[1]);
    expect(await inList('12', list, server.films[1])).toEqual({ inList: false });
    expect(await titlesIn('12', list)).toEqual([]);
  });
});

describe('get_list', () => {
  it('answers everything without a page, and pages to the end with one', async () => {
    for (const id of server.films.slice(0, 20)) await toggle('13', 'liste', id);
    expect(await titlesIn('13', 'liste')).toHaveLength(20);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => titlesIn('13', 'liste', `&page=${page}&perPage=9`)),
    );
    expect(pages.map((titles) => titles.length)).toEqual([9, 9, 2, 0]);
    expect(new Set(pages.flat().map((title) => title.id)).size).toBe(20);
  });

  it('has nine titles on a page unless told otherwise', async () => {
    expect(await titlesIn('13', 'liste', '&page=1')).toHaveLength(9);
  });

  it('answers each title as get_content does, even after a change, a like and a play', async () => {
    const [first, second] = server.films.slice(4, 6);
    for (const id of [first, second]) await toggle('14', 'liste', id);
    const asAlone = async () =>
      Promise.all(
        [second, first].map((id) => server.read(`GET /api/get_content/${id}?user-id=14`, { as: '14' })),
      );
    const inTheList = () => server.read('GET /api/get_list/liste?user-id=14', { as: '14' });
    expect(await inTheList()).toEqual(await asAlone());

    await server.db
      .updateTable('title')
      .set({ titolo: 'L’altro “film”\n', banner: null, anteprima: 'AAAA' })
      .where('id', '=', Number(first))
      .execute();
    await toggle('15', 'mi_piace', first);
    await server.db
      .updateTable('title_stats')
      .set({ visualizzazioni: 7 })
      .where('title_id', '=', Number(second))
      .execute();
    const changed = await inTheList();
    expect(changed).toMatchObject([{ visualizzazioni: 7 }, { titolo: 'L’altro “film”\n', mi_piace: 1 }]);
    await expect.poll(asAlone).toEqual(changed);
  });

  it('answers counters of ten digits', async () => {
    const [, , , id = 0] = server.films;
    const counters = { mi_piace: 1e9, preferiti: 1e9, visualizzazioni: 2e9 };
    await server.db.updateTable('title_stats').set(counters).where('title_id', '=', id).execute();
    await toggle('15', 'liste', id);
    expect(await titlesIn('15', 'liste')).toMatchObject([counters]);
  });

  it('leaves out a title as soon as it is hidden', async () => {
    const [gone] = server.series;
    await toggle('16', 'liste', gone);
    expect(await titlesIn('16', 'liste')).toHaveLength(1);
    await server.db.updateTable('title').set({ hidden: true }).where('id', '=', Number(gone)).execute();
    expect(await titlesIn('16', 'liste')).toEqual([]);
  });

  it('answers a custom list to its owner', async () => {
    for (const id of server.films.slice(0, 10)) {
      await addToCustomList(server.db, { listId: server.ownList, titleId: id });
    }
    expect(await titlesIn(PREMIUM, server.ownList)).toHaveLength(10);
    expect(await titlesIn(PREMIUM, server.ownList, '&page=2&perPage=9')).toHaveLength(1);
  });

  it('refuses custom lists to ordinary people, and hides those of others', async () => {
    const ask = async (as: string, list: string | number) =>
      (await server.ask(`GET /api/get_list/${list}?user-id=${as}`, { as })).statusCode;
    expect(await ask(ORDINARY, server.ownList)).toBe(403);
    expect(await ask(ORDINARY, 'nessuna')).toBe(403);
    expect(await ask(PREMIUM, server.foreignList)).toBe(404);
    expect(await ask(PREMIUM, 'nessuna')).toBe(404);
    expect(await ask(PREMIUM, '99999999999')).toBe(404);
  });

  it.each(['&page=0', '&page=x', '&page=1&perPage=0', '&perPage=101'])('refuses %s', async (paging) => {
    const answer = await server.ask(`GET /api/get_list/liste?user-id=${ORDINARY}${paging}`, { as: ORDINARY });
    expect(answer.statusCode).toBe(400);
  });
});

describe('an invalid request', () => {
  it.each(['999999', 'abc', '-1', '99999999999999'])(
    'gets a 404 for adding the unknown title %s',
    async (id) => {
      const answer = await toggle(ORDINARY, 'liste', id);
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'No such title' }]);
    },
  );

  it('finds an unknown title in no list', async () => {
    expect(await inList(ORDINARY, 'liste', '999999')).toEqual({ inList: false });
    expect(await inList(ORDINARY, 'liste', 'abc')).toEqual({ inList: false });
  });

  it('a list that is not one of the three is refused', async () => {
    const [id] = server.films;
    const body = { user_id: ORDINARY, list_name: 'visti' };
    expect((await server.ask(`POST /api/add_content_to/${id}`, { as: ORDINARY, body })).statusCode).toBe(400);
    const query = `user_id=${ORDINARY}&list_name=__proto__`;
    expect((await server.ask(`GET /api/content_in_list/${id}?${query}`, { as: ORDINARY })).statusCode).toBe(
      400,
    );
  });
});
