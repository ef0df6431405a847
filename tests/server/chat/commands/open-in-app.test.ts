import { afterAll, expect, it } from 'vitest';
import { createChatLinks } from '../../../../src/server/chat/chat-links.ts';
import { ownPageRows } from '../../../../src/server/chat/commands/own-page-rows.ts';
import { readConfig } from '../../../../src/server/config/config.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { ANNA, OWNER, PUBLIC_URL, SECRET, testBot } from '../../support/test-bot.ts';

/** The place in the app that each command's reply opens, also of commands in no menu. */
const PLACES = {
  '/start': '/',
  '/continua': '/tu/continua',
  '/consigli': '/tu/consigli',
  '/visti': '/tu/visti',
  '/richieste': '/tu/richieste',
  '/premium': '/tu/premium',
  '/avvisi': '/tu/avvisi',
  '/preferenze': '/tu/preferenze',
  '/help': '/tu',
} as const;

const server = await testBot();
afterAll(() => server.close());

/** The target of the last `web_app` button in the reply. */
async function placeOpenedBy(command: string, from: number): Promise<URL | undefined> {
  server.api.calls.splice(0);
  await server.say(command, from);
  const messages = server.api.of('sendMessage');
  expect(messages).not.toEqual([]);
  const opens = messages.flatMap(buttonsOf).findLast((button) => button.web_app);
  return opens?.web_app && new URL(opens.web_app.url);
}

it('the reply to a command opens its place in the app, signed in as the person', async () => {
  for (const [command, path] of Object.entries(PLACES)) {
    const opened = await placeOpenedBy(command, ANNA);
    expect([command, opened?.origin, opened?.pathname]).toEqual([command, PUBLIC_URL, path]);
    expect(opened?.searchParams.get('user-id')).toBe(String(ANNA));
  }
  // An owner's lists everybody's requests, which are not on the own page.
  expect(await placeOpenedBy('/richieste', OWNER)).toBeUndefined();
});

it.each([
  ['http://localhost:3000', []],
  [PUBLIC_URL, ['Apri nell’app']],
])('a server at %s has these buttons in Telegram: %j', (publicUrl, labels) => {
  const { images } = readConfig({});
  const links = createChatLinks({ publicUrl, botApiRoot: 'https://api.telegram.org', images }, SECRET);
  const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
  const rows = ownPageRows({ from }, { links }, 'visti');
  expect(rows.flat().map(({ text }) => text)).toEqual(labels);
});
