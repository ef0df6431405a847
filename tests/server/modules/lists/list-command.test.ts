import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findCustomLists } from '../../../../src/server/modules/lists/custom-lists.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { ANNA, BRUNO, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeAll(async () => {
  await extendPremium(server.db, String(BRUNO));
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const answers = () => server.api.of('sendMessage').map(({ text }) => String(text));
const titles = async (userId: number) =>
  (await findCustomLists(server.db, String(userId))).map(({ titolo }) => titolo);

it('/lista creates a list, says where it is, and creates none twice', async () => {
  await server.say('/lista  Serate   horror ', BRUNO);
  await server.say('/lista serate HORROR', BRUNO);
  expect(answers()).toEqual([
    expect.stringMatching(/^Fatto: la lista «Serate horror» è nell’app, sotto «Liste»/),
    'Hai già una lista «serate HORROR». Scegli un altro nome.',
  ]);
  expect(await titles(BRUNO)).toEqual(['Serate horror']);
});

it.each([
  ['/lista', /^Scrivi \/lista e il nome/],
  ['/lista   ', /^Scrivi \/lista e il nome/],
  [`/lista ${'a'.repeat(61)}`, /troppo lungo. Usa al massimo 60 caratteri/],
])('%s without a title explains itself', async (command, answer) => {
  const before = await titles(BRUNO);
  await server.say(command, BRUNO);
  expect(answers()).toEqual([expect.stringMatching(answer)]);
  expect(await titles(BRUNO)).toEqual(before);
});

it.each(['/lista', '/lista Serate horror'])('%s offers premium to people without it', async (command) => {
  await server.say(command, ANNA);
  expect(answers()).toEqual([expect.stringMatching(/per chi è premium.*\/premium/)]);
  expect(await titles(ANNA)).toEqual([]);
});

it('a twenty-first list is refused', async () => {
  await extendPremium(server.db, '77');
  for (let n = 1; n <= 21; n += 1) await server.say(`/lista Lista ${n}`, 77);
  expect(answers().at(-1)).toBe('Hai già 20 liste, che sono il massimo.');
  expect(await titles(77)).toHaveLength(20);
});
