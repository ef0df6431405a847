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
  ['/START', 'questo è Vetrina'],
  ['/Help@PROVA_BOT', '/paysupport'],
  ['/CERCA film 1', 'Film 1'],
  ['/search film 1', 'Film 1'],
  ['/suscripcio\u0301n@prova_bot', 'abbonamento'],
  ['/Ayuda', '/paysupport'],
  ['/settings', 'avvisi'],
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
  ['no name', undefined],
  ['half a Hangul filler', '\uFFA0\u115F\u1160'],
  ['zero-width characters', '\u200B\u200D\uFEFF\u2060'],
  ['marks of direction', '\u202E\u2066'],
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
