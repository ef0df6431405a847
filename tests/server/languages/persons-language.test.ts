import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLaunchKey } from '../../../src/server/sessions/launch-key.ts';
import { appCaller } from '../support/app-caller.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { SECRET } from '../support/test-app.ts';
import { ANNA, BRUNO, messageFrom, OWNER, testBot } from '../support/test-bot.ts';

const server = await testBot({ languages: ['it', 'en'] });
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const inMessenger = (text: string, from: number, language_code: string) => {
  const message = messageFrom(from, { text });
  const [command] = /^\/\w+/.exec(text) ?? [];
  const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
  return server.bring({ message: { ...message, entities, from: { ...message.from, language_code } } });
};
async function cookieAtSignIn(person: number): Promise<unknown> {
  const key = createLaunchKey({
    userId: String(person),
    secret: SECRET,
    expires: new Date(Date.now() + 3_600_000),
  });
  const query = new URLSearchParams({ user_id: String(person), token: key });
  return (await server.app.inject({ method: 'POST', url: `/api/auth?${query}` })).headers['set-cookie'];
}

const said = () => server.api.of('sendMessage').map(({ text }) => String(text));

it('a person is answered in the language of their messenger, else in English where it is offered', async () => {
  await inMessenger('/privacy', ANNA, 'en-GB');
  await inMessenger('/privacy', BRUNO, 'it');
  await inMessenger('/privacy', 3003, 'ja');
  expect(said()).toEqual([
    expect.stringContaining('I only keep what Vetrina needs'),
    expect.stringContaining('Conservo solo quello che serve a Vetrina'),
    expect.stringContaining('I only keep what Vetrina needs'),
  ]);
});

it('with /lingua a person chooses a language by its own name, which then comes before the messenger’s', async () => {
  await inMessenger('/lingua', BRUNO, 'it');
  const [question] = server.api.of('sendMessage');
  expect(buttonsOf(question).map(({ text }) => text)).toEqual([
    'Italiano',
    'English',
    'Titoli: Italiano',
    'Titoli: English',
    'Titoli: come i messaggi',
  ]);
  await server.press('speak:en', BRUNO);
  expect(server.api.of('answerCallbackQuery')[0]).toMatchObject({
    text: /from now on I write to you in English/,
  });
  await inMessenger('/privacy', BRUNO, 'it');
  expect(said().at(-1)).toContain('I only keep what Vetrina needs');
});

it('in the app a person sees and changes the choice, and takes it back', async () => {
  const call = appCaller(server);
  await inMessenger('/start', BRUNO, 'it');
  expect((await call(BRUNO, 'POST /api/tu/language', { language: 'en' })).json()).toEqual({ spoken: 'en' });
  expect((await call(BRUNO, 'GET /api/tu/language')).json()).toEqual({
    language: 'en',
    titleLanguage: null,
    languages: [
      { code: 'it', name: 'Italiano' },
      { code: 'en', name: 'English' },
    ],
  });
  expect((await call(BRUNO, 'POST /api/tu/language', { language: 'xx' })).json()).toEqual({ spoken: 'en' });
  expect((await call(BRUNO, 'POST /api/tu/language', { language: null })).json()).toEqual({ spoken: 'it' });
  expect((await call(BRUNO, 'GET /api/tu/language')).json()).toMatchObject({ language: null });
});

it('buttons open the app in the language of a person, the menu button from the choice on', async () => {
  const menuButtons = () => JSON.stringify(server.api.of('setChatMenuButton'));
  await inMessenger('/start', BRUNO, 'it');
  expect(JSON.stringify(server.api.of('sendMessage'))).toContain('&lingua=it"');
  server.api.calls.splice(0);
  await server.press('speak:en', BRUNO);
  expect(menuButtons()).toContain('&lingua=en"');
  server.api.calls.splice(0);
  await appCaller(server)(BRUNO, 'POST /api/tu/language', { language: 'it' });
  await inMessenger('/privacy', BRUNO, 'it');
  expect(menuButtons()).toContain('&lingua=it"');
});

it('a sign-in sets the cookie that opens the app in the person’s language', async () => {
  await server.press('speak:en', BRUNO);
  expect(await cookieAtSignIn(BRUNO)).toContain('lingua=en;');
  expect(await cookieAtSignIn(OWNER)).toContain('lingua=it;');
});

it('a chosen language that is no longer configured counts no more, in the chat, in the app and for its page', async () => {
  const call = appCaller(server);
  const chosen = (language: string | null) =>
    server.db
      .updateTable('person')
      .set({ chosen_language: language, chosen_title_language: language, messenger_language: null })
      .where('user_id', '=', String(BRUNO))
      .execute();
  await inMessenger('/start', BRUNO, 'it');
  await chosen('es');
  server.api.calls.splice(0);
  await server.say('/privacy', BRUNO);
  expect(said()).toEqual([expect.stringContaining('Conservo solo quello che serve a Vetrina')]);
  await inMessenger('/privacy', BRUNO, 'en');
  expect(said()[1]).toContain('I only keep what Vetrina needs');
  expect((await call(BRUNO, 'GET /api/tu/language')).json()).toMatchObject({
    language: null,
    titleLanguage: null,
  });
  expect(await cookieAtSignIn(BRUNO)).toContain('lingua=en;');
  await chosen(null);
});

it('commands are known by their names in every language', async () => {
  await inMessenger('/search Film 1', ANNA, 'en');
  await inMessenger('/cerca Film 1', ANNA, 'en');
  expect(said()).toEqual([
    expect.stringContaining('Here is what I found for “Film 1”:'),
    expect.stringContaining('Here is what I found for “Film 1”:'),
  ]);
});

it('what workers send later is in the language of whoever gets it', async () => {
  await inMessenger('/start', ANNA, 'en');
  await inMessenger('/start', OWNER, 'it');
  server.api.calls.splice(0);
  const [title = 0] = server.films;
  await server.press(`play:${title}`, ANNA);
  await expect
    .poll(() => JSON.stringify(server.api.calls), { timeout: 60_000 })
    .toContain('isn’t available yet');
});

it('a button of an unconfigured language does nothing', async () => {
  await server.press('speak:xx', ANNA);
  expect(server.api.of('answerCallbackQuery')[0]).toMatchObject({
    text: expect.stringMatching(/no longer works/),
  });
});

it('greetings, requests and a word that gives up are understood in every language', async () => {
  await inMessenger('hello', ANNA, 'en');
  await inMessenger('do you have Film 1, please?', ANNA, 'en');
  await inMessenger('/cancel', ANNA, 'en');
  expect(said()).toEqual([
    expect.stringMatching(/^Hi Anna/),
    expect.stringContaining('Here is what I found for “Film 1”:'),
    'There is nothing to cancel.',
  ]);
});
