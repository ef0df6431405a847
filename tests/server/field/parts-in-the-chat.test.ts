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

  it('a title may be called so', async () => {
    await server.say('capitolo 9');
    expect(labels()[0]).toContain('Capitolo 9');
  });
});
