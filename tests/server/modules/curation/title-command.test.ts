import { describe, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/sources/save-video.ts';
import { videosOfTitle } from '../../../../src/server/modules/sources/title-videos.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { film, record, replies, sent, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, OWNER, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});

describe('a title’s card', () => {
  it('only an owner’s card has the number and the tools', async () => {
    await server.say(`/start ${film(1)}`, OWNER);
    await server.say(`/start ${film(1)}`, ANNA);
    const [owners, annas] = sent();
    expect(owners?.['text']).toContain(`Titolo n. ${film(1)}`);
    expect(buttonsOf(owners).map(({ text }) => text)).toEqual([
      'Apri',
      'Riproduci',
      'Modifica',
      'Nascondi',
      'Video',
      'Rimuovi',
    ]);
    expect(annas?.['text']).not.toContain('n. ');
    expect(buttonsOf(annas).map(({ text }) => text)).toEqual(['Apri', 'Riproduci']);
  });

  it('/titolo with the number sends the card', async () => {
    await server.say(`/titolo ${film(1)}`, OWNER);
    await server.say('/titolo', OWNER);
    await server.say('/titolo 999999', OWNER);
    await server.say(`/titolo ${film(1)}`, ANNA);
    expect(replies()).toEqual([
      expect.stringContaining('<b>Film 1</b>'),
      expect.stringContaining('/titolo 12'),
      expect.stringContaining('non è nel catalogo'),
      expect.stringContaining('Non conosco questo comando'),
    ]);
  });
});

it('forged presses on these buttons do nothing', async () => {
  const titleId = film(13);
  await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://films.example/13' });
  const [source] = await videosOfTitle(server.db, titleId);
  const before = await record(titleId);
  const forged = ['tools', 'edit', 'remove', 'surely', 'keep'].map((word) => `${word}:${titleId}`);
  const numbered = [`field:${titleId}:0`, `hide:${titleId}:1`, `sources:${titleId}:0`];
  for (const data of [...forged, ...numbered, `unsource:${titleId}:${source?.id}:0`])
    await server.press(data, ANNA);
  expect(server.api.calls.filter(({ method }) => method !== 'answerCallbackQuery')).toEqual([]);
  expect(new Set(toasts())).toEqual(new Set(['Questo pulsante non vale più, o non vale qui.']));
  expect(await record(titleId)).toEqual(before);
});

it.each(['edit', 'tools', 'remove', 'surely'])('%s with an impossible number is no error', async (word) => {
  await server.press(`${word}:9999999999`, OWNER);
  await server.press(`hide:9999999999:1`, OWNER);
  await server.press(`sources:9999999999:0`, OWNER);
  await server.press(`unsource:1:9999999999:0`, OWNER);
  expect(server.log()).not.toContain('the bot could not answer');
});
