import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { ANNA, BRUNO, testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

const server = await testBot({ languages: ['it', 'en', 'es'] });
const PARTS = [
  { season: 1, episode: 2 },
  { season: 5, episode: 13 },
  { season: 5, episode: 14 },
];
beforeAll(async () => {
  const [bridge = 0, lake = 0] = await addTestTitles(server.db, [
    { name: 'Strada rotta', type: 'serie', duration: 5 },
    { name: 'Lago nero', type: 'serie', duration: 5 },
    { name: 'Capitolo 9', type: 'serie' },
  ]);
  for (const titleId of [bridge, lake])
    for (const episode of PARTS)
      await saveVideoAndNotify(server.db, { titleId, episode }, { kind: 'video', fileId: `v${titleId}` });
  const sent = { user_id: String(ANNA), title_id: bridge, season: 5, episode: 13 };
  await server.db
    .insertInto('watch_progress')
    .values({ ...sent, reached_at: new Date(1000) })
    .execute();
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const last = () => server.api.of('sendMessage').at(-1);
const labels = () => buttonsOf(last()).map(({ text }) => text);

describe('a complaint about an episode', () => {
  it.each([
    ['non si vede lago nero 5x14', 'Lago nero (2020) S5E14'],
    ['lago nero stagione 5 episodio 14 non si carica', 'Lago nero (2020) S5E14'],
    ['lago nero 5x14 doesn’t work', 'Lago nero (2020) S5E14'],
    ['no carga lago nero temporada 1 capítulo 2', 'Lago nero (2020) S1E2'],
    ['strada rotta ep 14 non parte', 'Strada rotta (2020) S5E14'],
    ['strada rotta non parte', 'Strada rotta (2020) S5E13'],
    ['ep 14 non va', 'Strada rotta (2020) S5E14'],
    ['5x14 non si sente', 'Strada rotta (2020) S5E14'],
    ['ep 99 non va', 'Strada rotta (2020) S5E13'],
    ['lago nero non va', 'Lago nero (2020)'],
  ])('«%s» reports %s', async (line, label) => {
    await server.say(line);
    expect(last()).toMatchObject({ text: expect.stringMatching(/^Che cosa non va\? Scegli il video/) });
    expect(labels()).toEqual([label]);
  });
});

describe('a season or an episode without a name', () => {
  it.each(['stagione 5', '5x14', 'avete la stagione 5?', 'ultima puntata'])(
    '«%s» is of a series that was sent last',
    async (line) => {
      await server.say(line);
      expect(last()).toMatchObject({ text: 'Ecco che cosa puoi scegliere:' });
      expect(labels()).toEqual(['Strada rotta (2020)']);
      await server.say(line, BRUNO);
      expect(last()).toMatchObject({ text: expect.stringContaining('Scrivimi un titolo') });
    },
  );

  it('a title may be called so, and words of a day ask for it all the same', async () => {
    await server.say('capitolo 9');
    expect(labels()[0]).toContain('Capitolo 9');
    await server.say('quando esce la stagione 6');
    expect(last()).toMatchObject({ text: expect.stringContaining('Quando esce non lo so') });
  });
});
