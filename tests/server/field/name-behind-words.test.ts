import { afterAll, beforeAll, expect, it } from 'vitest';
import { suggestTitles } from '../../../src/server/modules/videos/matching/match-video.ts';
import { testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

const server = await testBot();
beforeAll(async () => {
  await addTestTitles(server.db, [
    { name: 'Il faro sommerso' },
    { name: 'El amante' },
    { name: 'Lago nero', type: 'serie' },
  ]);
});
afterAll(() => server.close());

const suggested = async (caption: string, fileName = 'video.mp4') =>
  (await suggestTitles(server.db, { caption, fileName }, 5)).map(({ titolo }) => titolo);

it('a name far behind an advertisement on the same line is a candidate', async () => {
  const words =
    'Unisciti al canale @canale per vedere tutti i film e le serie TV in alta definizione, sempre gratis e aggiornati ogni giorno';
  expect((await suggested(`${words}! Il faro sommerso (2020)`))[0]).toBe('Il faro sommerso');
});

it('a last episode without a number is asked with its series', async () => {
  expect((await suggested('', 'Lago nero - Ultima puntata.mkv'))[0]).toBe('Lago nero');
});

it('a language in small letters that may be of the name is a question', async () => {
  expect(await suggested('', 'El amante latino.mkv')).toContain('El amante');
});
