import { afterAll, expect, it } from 'vitest';
import { ORDINARY, PREMIUM } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const server = await testApp();

afterAll(() => server.close());

const as = PREMIUM;
const lists = async () =>
  (await server.read(`GET /api/get_custom_lists?user_id=${as}`, { as })) as { id: number; titolo: string }[];
const names = async () => (await lists()).map(({ titolo }) => titolo);
const idOf = async (name: string) => (await lists()).find(({ titolo }) => titolo === name)?.id;
const ask = (what: string, body: object, who = as) =>
  server.ask(`POST /api/tu/lists/${what}`, { as: who, body });
const outcome = async (what: string, body: object) => (await ask(what, body)).json().outcome;

it('a list is made, renamed, ordered and deleted', async () => {
  expect(await outcome('make', { name: ' Da   rivedere ' })).toBe('done');
  expect(await names()).toEqual(['Da vedere', 'Da rivedere']);
  const [first, second] = [await idOf('Da vedere'), await idOf('Da rivedere')];
  expect(await outcome('rename', { list: String(second), name: 'Preferiti di sempre' })).toBe('done');
  expect((await ask('order', { lists: [String(second), String(first), '999'] })).statusCode).toBe(200);
  expect(await names()).toEqual(['Preferiti di sempre', 'Da vedere']);
  expect(await outcome('make', { name: 'Nuova' })).toBe('done');
  expect(await names()).toEqual(['Preferiti di sempre', 'Da vedere', 'Nuova']);
  for (const list of [second, await idOf('Nuova'), second])
    expect((await ask('remove', { list: String(list) })).json()).toEqual({ success: true });
  expect(await names()).toEqual(['Da vedere']);
});

it('a list is made with its first title, and without one that is gone', async () => {
  const titles = async (name: string) => {
    const id = await idOf(name);
    return server.read(`GET /api/get_custom_list_contents?user-id=${as}&custom_list_id=${id}`, { as });
  };
  const title = server.films[0];
  expect(await outcome('make', { name: 'Con un film', title })).toBe('done');
  expect(await titles('Con un film')).toMatchObject({ contents: [{ id: title }] });
  expect(await outcome('make', { name: 'Con niente', title: 999_999 })).toBe('done');
  expect(await titles('Con niente')).toMatchObject({ contents: [] });
  for (const name of ['Con un film', 'Con niente']) await ask('remove', { list: String(await idOf(name)) });
});

it('a name that is empty, too long or taken changes nothing', async () => {
  const list = String(await idOf('Da vedere'));
  expect(await outcome('make', { name: ' \n ' })).toBe('empty');
  expect(await outcome('make', { name: 'x'.repeat(61) })).toBe('too long');
  expect(await outcome('make', { name: 'da VEDERE' })).toBe('taken');
  expect(await outcome('make', { name: 'Altra' })).toBe('done');
  expect(await outcome('rename', { list, name: 'altra' })).toBe('taken');
  expect(await outcome('rename', { list, name: 'Da vedere' })).toBe('done');
  expect((await ask('rename', { list: '999999', name: 'Chissà' })).statusCode).toBe(404);
  expect(await names()).toEqual(['Da vedere', 'Altra']);
});

it('more lists than there may be are refused', async () => {
  for (let count = 0; count < 18; count += 1) await ask('make', { name: `Lista ${count}` });
  expect(await names()).toHaveLength(20);
  expect(await outcome('make', { name: 'Una di troppo' })).toBe('too many');
});

it('without Premium there are none', async () => {
  const list = String(await idOf('Da vedere'));
  for (const [what, body] of Object.entries({
    make: { name: 'Mia' },
    rename: { list, name: 'Mia' },
    order: { lists: [list] },
    remove: { list },
  }))
    expect((await ask(what, body, ORDINARY)).statusCode).toBe(403);
  expect(await idOf('Da vedere')).toBe(Number(list));
});
