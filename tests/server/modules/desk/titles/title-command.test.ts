import { describe, expect, it } from 'vitest';
import { buttonsOf } from '../../../support/inline-keyboard.ts';
import { film, record, replies, sent, toasts, useOwnerBot } from '../../../support/owner-bot.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';

const server = await useOwnerBot();

describe('a title’s card', () => {
  it('only an owner’s card has the number and the tools', async () => {
    await server.say(`/start ${film(1)}`, OWNER);
    await server.say(`/start ${film(1)}`, ANNA);
    const [owners, annas] = sent();
    expect(owners?.['text']).toContain(`Titolo n. ${film(1)}`);
    expect(buttonsOf(owners).map(({ text }) => text)).toEqual(['Apri', 'Riproduci', 'Modifica', 'Nascondi']);
    const { pathname, search } = new URL(buttonsOf(owners)[2]?.web_app?.url ?? '');
    expect(pathname + search).toMatch(`/gestione/titoli?cerca=${film(1)}&user-id=${OWNER}&key=`);
    expect(annas?.['text']).not.toContain('n. ');
    expect(buttonsOf(annas).map(({ text }) => text)).toEqual(['Apri', 'Riproduci']);
  });

  it.each([`#${film(1)}`, `n. ${film(1)}`, ` ${film(1)} `])('/titolo %s sends the card', async (words) => {
    await server.say(`/titolo ${words}`, OWNER);
    expect(replies()).toEqual([expect.stringContaining('<b>Film 1</b>')]);
  });

  it('/titolo with a name sends the titles that it names', async () => {
    await server.say('/titolo film 1', OWNER);
    expect(buttonsOf(sent()[0]).map(({ text }) => text)).toContainEqual(expect.stringContaining('Film 1'));
    await server.say('/Título xqzwk', OWNER);
    expect(replies().at(-1)).toContain('xqzwk');
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
  const before = await record(titleId);
  for (const data of [`hide:${titleId}:1`, `usestill:${titleId}`]) await server.press(data, ANNA);
  expect(server.api.calls.filter(({ method }) => method !== 'answerCallbackQuery')).toEqual([]);
  expect(new Set(toasts())).toEqual(new Set(['Questo pulsante non vale più, o non vale qui.']));
  expect(await record(titleId)).toEqual(before);
});

it.each(['hide:9999999999:1', 'usestill:9999999999'])(
  '%s has an impossible number, which is no error',
  async (data) => {
    await server.press(data, OWNER);
    expect(server.log()).not.toContain('the bot could not answer');
  },
);
