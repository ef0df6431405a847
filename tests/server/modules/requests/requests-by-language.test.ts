import { afterEach, beforeEach, expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { ANNA, BRUNO, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';
import type { StubService } from '../imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../imports/support/stub-tmdb.ts';
import { requestChat } from './support/request-chat.ts';

const NOSFERATU = { words: 'nosferatu', tmdb: { type: 'film', id: 653 }, isLookedUp: true };
const ENGLISH = 'Nosferatu, eine Symphonie des Grauens (1923)';
const ITALIAN = 'Nosferatu il vampiro (1923)';

let tmdb: StubService;
let server: TestBot;
let chat: ReturnType<typeof requestChat>;
let call: ReturnType<typeof appCaller>;
beforeEach(async () => {
  tmdb = await stubTmdb();
  server = await testBot({
    languages: ['it', 'en', 'es'],
    gatherSeconds: 0,
    tmdbToken: TMDB_TOKEN,
    tmdbApiRoot: tmdb.root,
  });
  chat = requestChat(server);
  call = appCaller(server);
  await server.say('/start', BRUNO);
  await server.press('speak:en', BRUNO);
});
afterEach(() => Promise.all([server.close(), tmdb.close()]));

const ask = (who: number) => call(who, 'POST /api/tu/requests', NOSFERATU);
const namesOf = async (who: number) => {
  const { requests } = (await call(who, 'GET /api/tu/requests')).json();
  return requests.map(({ name }: { name: string }) => name);
};

it('a request has the name in the language of whoever sees it, whoever asked first', async () => {
  expect((await ask(BRUNO)).json().request.name).toBe(ENGLISH);
  expect((await ask(ANNA)).json().request.name).toBe(ITALIAN);
  expect([await namesOf(BRUNO), await namesOf(ANNA)]).toEqual([[ENGLISH], [ITALIAN]]);
  await server.say('/richieste', BRUNO);
  expect(chat.textsTo(BRUNO).at(-1)).toContain(ENGLISH);

  const card = await chat.cardOf(ITALIAN);
  await chat.press(card, 'Rifiuta', OWNER);
  await chat.press({ ...server.api.of('editMessageReplyMarkup').at(-1), text: 'x' }, 'Non si trova.', OWNER);
  await chat.untilTold(ANNA, `«${ITALIAN}»: richiesta rifiutata.`);
  await chat.untilTold(BRUNO, ENGLISH);
});

it('where a title has no name in a person’s language, it is Italian', async () => {
  await ask(BRUNO);
  await server.say('/start', ANNA);
  await server.press('speak:es', ANNA);
  expect((await ask(ANNA)).json().request.name).toBe(ITALIAN);
});

it('a request from before keeps the name of whoever asked first', async () => {
  await ask(BRUNO);
  await server.db.updateTable('title_request').set({ translations: null }).execute();
  expect((await ask(ANNA)).json().request.name).toBe(ENGLISH);
});

it('one that is requested again keeps the names of all languages', async () => {
  const { id } = (await ask(BRUNO)).json().request;
  for (const isWanted of [false, true]) await call(BRUNO, 'POST /api/tu/requests/wanted', { id, isWanted });
  await ask(ANNA);
  expect([await namesOf(BRUNO), await namesOf(ANNA)]).toEqual([[ENGLISH], [ITALIAN]]);
});
