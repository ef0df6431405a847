import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchAsTyped } from '../../../../src/contract/own/search.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { ORDINARY } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const FILM = {
  type: 'film',
  data_uscita: '1960-02-03',
  generi: ['Dramma'],
  registi: ['Federico Fellini'],
};

const server = await testApp();
beforeAll(async () => {
  const film = (titolo: string, rest: object = {}) => ({
    location: titolo,
    value: { ...FILM, origin: `test:${titolo}`, titolo, ...rest },
  });
  await importTitles(server.db, [
    film('La dolce vita', { sorgenti: [{ url: 'https://video.example/1.mp4' }] }),
    film('Amarcord'),
    film('Nascosto', { hidden: true }),
    film('Il regno', { type: 'serie', registi: ['Lars von Trier'] }),
  ]);
});
afterAll(() => server.close());

async function found(words: string) {
  const address = `GET /api/tu/search?${new URLSearchParams({ words })}`;
  const answer = v.parse(searchAsTyped.answer, await server.read(address, { as: ORDINARY }));
  return answer.found.map(({ content, why, isPlayable }) => [content.titolo, why, isPlayable]);
}

it('titles are found by part of their name, misspelt too, and marked where they can be watched now', async () => {
  for (const words of ['la dolce vita', 'dolc', 'la dolse vita'])
    expect((await found(words))[0], words).toEqual(['La dolce vita', null, true]);
  expect(await found('amar')).toContainEqual(['Amarcord', null, false]);
});

it('titles are found by who made them, which is said; hidden ones are not', async () => {
  const by = 'regia di Federico Fellini';
  const expected = new Set([
    ['Amarcord', by, false],
    ['La dolce vita', by, true],
  ]);
  for (const words of ['fellini', 'federico felini'])
    expect(new Set(await found(words)), words).toEqual(expected);
  expect(await found('nascosto')).toEqual([]);
});

it('a series has been created, not directed', async () => {
  expect(await found('von trier')).toEqual([['Il regno', 'ideata da Lars von Trier', false]]);
});

it('titles are found by genre and year; the year, which is shown beside it, is not a reason', async () => {
  expect(await found('dramma 1960')).toContainEqual(['Amarcord', 'Dramma', false]);
  expect(await found('1960')).toContainEqual(['Amarcord', null, false]);
});

it('one letter and very long words are not searched', async () => {
  for (const words of ['', ' a ', 'x'.repeat(101)]) {
    const address = `GET /api/tu/search?${new URLSearchParams({ words })}`;
    expect((await server.ask(address, { as: ORDINARY })).statusCode, words).toBe(400);
  }
});

it('what is typed is not stored', async () => {
  await found('qualcosa di privato');
  expect(await server.db.selectFrom('search_miss').selectAll().execute()).toEqual([]);
});
