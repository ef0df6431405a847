// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customListsOf } from '../../../../src/server/repositories/custom-lists.ts';
import { isPremium, premiumUntil } from '../../../../src/server/repositories/premium.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

let server: TestBot;
beforeAll(async () => {
  server = await testBot();
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const answers = () => server.api.of('sendMessage').map(({ text }) => String(text));

it('the owner grants premium without end, or for some days, and withdraws it', async () => {
  await server.say('/concedi 42 10', OWNER);
  await server.say('/concedi 42 1', OWNER);
  const until = await premiumUntil(server.db, '42');
  expect(until instanceof Date && Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(11);
  await server.say('/concedi 42', OWNER);
  expect(await premiumUntil(server.db, '42')).toBe('without end');
  await server.say('/concedi 42 1', OWNER);
  expect(await premiumUntil(server.db, '42')).toBe('without end');
  await server.say('/revoca 42', OWNER);
  expect(await isPremium(server.db, '42')).toBe(false);
  expect(answers()).toEqual([
    expect.stringMatching(/^42 è premium fino al \d+ \w+ \d{4}\.$/),
    expect.stringMatching(/^42 è premium fino al \d+ \w+ \d{4}\.$/),
    '42 è premium, senza scadenza.',
    '42 è premium, senza scadenza.',
    '42 non è più premium.',
  ]);
});

it('with premium the owner gives a first list, to who has none', async () => {
  await server.say('/concedi 43 10', OWNER);
  await server.say('/concedi 43 10', OWNER);
  expect(await customListsOf(server.db, '43')).toMatchObject([{ titolo: 'Da vedere' }]);
});

it.each([
  '/concedi',
  '/concedi anna',
  '/concedi 42 0',
  '/concedi 42 dieci',
  '/concedi 42 10 3',
  '/revoca',
  '/revoca 1 2',
])('is told how to write %s', async (command) => {
  await server.say(command, OWNER);
  expect(answers()).toEqual([expect.stringMatching(/^Scrivi \/(concedi|revoca) e il numero della persona/)]);
});

it('to anybody else these commands do not exist', async () => {
  await server.say(`/concedi ${ANNA}`);
  await server.say(`/revoca ${OWNER}`);
  await server.say(`/sorgente ${server.films[0]} https://films.example/1`);
  expect(answers()).toEqual(Array(3).fill(expect.stringContaining('Non conosco questo comando')));
  expect(await isPremium(server.db, String(ANNA))).toBe(false);
  expect(await server.db.selectFrom('source').selectAll().execute()).toEqual([]);
});
