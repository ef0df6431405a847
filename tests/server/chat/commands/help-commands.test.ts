import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../../../src/server/config/config.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

let server: TestBot;
afterEach(() => server.close());

const COMMANDS = ['/help', '/paysupport', '/privacy', '/terms'];
const named = (env: Record<string, string>) => testBot({ brand: readConfig(env).brand });

/** The bot's reply to each text. */
async function answersTo(words: readonly string[], from = ANNA): Promise<string[]> {
  server.api.calls.splice(0);
  for (const word of words) await server.say(word, from);
  return server.api.of('sendMessage').map(({ text }) => String(text));
}

it('each command has a sensible answer without any settings', async () => {
  server = await testBot();
  const answers = await answersTo(COMMANDS);
  expect(answers).toEqual([
    expect.stringContaining('cerco in Vetrina'),
    expect.stringContaining('scrivi a chi ti ha dato questo bot'),
    expect.stringContaining('quello che serve a Vetrina'),
    expect.stringContaining('si rinnova da solo soltanto con un abbonamento'),
  ]);
  expect(answers.join()).not.toMatch(/undefined|null/);
});

it('the answers contain the installation’s contact and pages', async () => {
  server = await named({
    APP_NAME: 'Cineteca',
    SUPPORT_CONTACT: '@anna_aiuta',
    TERMS_URL: 'https://cineteca.example/condizioni',
    PRIVACY_URL: 'https://cineteca.example/privacy',
  });
  expect(await answersTo(COMMANDS)).toEqual([
    expect.stringMatching(/cerco in Cineteca.*@anna_aiuta\nPagamenti: /s),
    expect.stringContaining('scrivi a @anna_aiuta'),
    'Che cosa conservo di te: https://cineteca.example/privacy',
    'Le condizioni: https://cineteca.example/condizioni',
  ]);
  await server.say(`/blocca ${ANNA}`, OWNER);
  expect((await answersTo(['/start']))[0]).toContain('@anna_aiuta');
});

it('an installation greets in its own words, with its own name and logo', async () => {
  server = await named({
    APP_NAME: 'Cineteca',
    APP_LOGO: '/logo.png',
    APP_GREETING: 'Ehi {nome}, <buona> visione!',
  });
  await server.say('/start');
  expect(server.api.of('sendPhoto')).toMatchObject([
    {
      photo: 'https://vetrina.example/logo.png',
      caption: 'Ehi Anna, &lt;buona&gt; visione!',
      reply_markup: { inline_keyboard: [[{ text: 'Apri Cineteca' }]] },
    },
  ]);
  expect(server.api.of('setChatMenuButton')).toMatchObject([{ menu_button: { text: 'Cineteca' } }]);
});

it('the greeting comes without a logo that the messenger refuses', async () => {
  server = await named({ APP_LOGO: '/logo.png' });
  server.api.fail('sendPhoto', {
    error_code: 400,
    description: 'Bad Request: wrong type of the web page content',
  });
  await server.say('/start');
  expect(server.api.of('sendMessage')).toMatchObject([{ text: expect.stringContaining('Ciao Anna') }]);
});
