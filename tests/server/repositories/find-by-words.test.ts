// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { findByWords } from '../../../src/server/repositories/find-by-words.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';

const NAMES = [
  'Nosferatu il vampiro',
  'Il padrino',
  'Il padrino - Parte II',
  'Psyco',
  'Alien',
  'It',
  'Metropolis',
  'Perché no?',
  'La notte',
  'La notte di San Lorenzo',
  'Amarcord',
];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await addTestTitles(
    database.db,
    NAMES.map((titolo) => ({ titolo })),
  );
});
afterAll(() => database.close());

const find = async (words: string) => (await findByWords(database.db, words, 3)).map(({ titolo }) => titolo);

it.each([
  ['nosfer', 'Nosferatu il vampiro'],
  ['vampiro nosferatu', 'Nosferatu il vampiro'],
  ['il padrno', 'Il padrino'],
  ['padrino parte ii', 'Il padrino - Parte II'],
  ['psycho', 'Psyco'],
  ['alein', 'Alien'],
  ['it', 'It'],
  ['metroplis', 'Metropolis'],
  ['perche no', 'Perché no?'],
  ['la notte', 'La notte'],
  ['notte san lorenzo', 'La notte di San Lorenzo'],
  ['AMARCÒRD!', 'Amarcord'],
])('%s means %s', async (words, title) => {
  expect((await find(words))[0]).toBe(title);
});

it('leaves out what only has some letters in common', async () => {
  expect(await find('psyco')).toEqual(['Psyco']);
  expect(await find('quarantaquattro')).toEqual([]);
  expect(await find(' ?! ')).toEqual([]);
});

it('puts the more seen of two equals first', async () => {
  await addTestTitles(database.db, [{ titolo: 'Gemelli' }, { titolo: 'Gemelli' }]);
  const twins = await findByWords(database.db, 'gemelli', 2);
  const [, later] = twins.map(({ id }) => id).sort((a, b) => a - b);
  await database.db
    .updateTable('content')
    .set({ visualizzazioni: 5 })
    .where('id', '=', later ?? 0)
    .execute();
  expect((await findByWords(database.db, 'gemelli', 2))[0]?.id).toBe(later);
});
