import { afterAll, beforeEach, expect, it } from 'vitest';
import { ANNA, messageFrom, testBot } from '../support/test-bot.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const said = () => server.api.of('sendMessage').map(({ text }) => String(text));
const sayAs = (first_name: string | undefined, text: string, content: object = {}) =>
  server.bring({
    message: {
      ...messageFrom(ANNA, {
        text,
        entities: [{ type: 'bot_command', offset: 0, length: text.split(' ', 1).join('').length }],
      }),
      from: { id: ANNA, is_bot: false, first_name },
      ...content,
    },
  });

it.each([
  ['/Start', 'questo è Vetrina'],
  ['/START', 'questo è Vetrina'],
  ['/HELP@Prova_Bot', '/paysupport'],
  ['/Help@PROVA_BOT', '/paysupport'],
  ['/CERCA film 1', 'Film 1'],
  ['/Visti', 'visto'],
  ['/search film 1', 'Film 1'],
  ['/Suscripción', 'abbonamento'],
  ['/suscripcio\u0301n@prova_bot', 'abbonamento'],
  ['/Ayuda', '/paysupport'],
  ['/settings', 'avvisi'],
  ['/Buscar film 1', 'Film 1'],
  ['/help tutto quanto', '/paysupport'],
])('%s is a command', async (text, answer) => {
  await sayAs('Anna', text);
  expect(said().join('\n').toLowerCase()).toContain(answer.toLowerCase());
});

it('the words after a command in capitals stay as they are, and another bot’s command is not taken', async () => {
  await sayAs('Anna', '/START Serata-XyZ');
  const [capitals] = said();
  await sayAs('Anna', '/start Serata-XyZ');
  expect(said()).toEqual([capitals, capitals]);
  server.api.calls.splice(0);
  await sayAs('Anna', '/START@Altro_Bot');
  expect(said().join()).not.toContain('questo è Vetrina');
});

it.each([
  ['spaces', '   '],
  ['nothing', ''],
  ['no name', undefined],
  ['a Hangul filler', '\u3164'],
  ['half a Hangul filler', '\uFFA0\u115F\u1160'],
  ['a blank Braille cell', '\u2800'],
  ['zero-width characters', '\u200B\u200D\uFEFF\u2060'],
  ['marks of direction', '\u202E\u2066'],
  ['a variation selector', '\uFE0F'],
  ['a joiner of graphemes', '\u034F'],
])('a name of %s leaves no hole in the greeting', async (_what, name) => {
  await sayAs(name, '/start');
  expect(said()[0]).toMatch(/^Ciao, questo è Vetrina/);
});

it.each(['Anna', '🦊', 'ام‌البنین', 'हिन्दी', '李', '123', '\u3164Anna\u3164'])(
  'the name %s is greeted',
  async (name) => {
    await sayAs(name, '/start');
    expect(said()[0]).toMatch(/^Ciao \S+, questo è Vetrina/);
  },
);

it('a night opened by somebody without a visible name has a title without a hole', async () => {
  await sayAs('\u3164', '/serata');
  expect(said()[0]).toContain('Serata · 0 partecipanti');
});
