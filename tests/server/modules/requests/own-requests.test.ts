import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { ANNA, BRUNO, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';
import type { StubService } from '../imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../imports/support/stub-tmdb.ts';
import { askedBefore } from './support/asked-before.ts';
import { requestChat } from './support/request-chat.ts';

let tmdb: StubService;
let server: TestBot;
let chat: ReturnType<typeof requestChat>;
let call: ReturnType<typeof appCaller>;
beforeEach(async () => {
  tmdb = await stubTmdb();
  server = await testBot({ requestsPerPerson: 2, tmdbToken: TMDB_TOKEN, tmdbApiRoot: tmdb.root });
  chat = requestChat(server);
  call = appCaller(server);
});
afterEach(() => Promise.all([server.close(), tmdb.close()]));

const NOSFERATU = { words: 'nosferatu', tmdb: { type: 'film', id: 653 }, isLookedUp: true };
const wordsOf = (words: string) => ({ words, tmdb: null, isLookedUp: true });
const requestsOf = async (who: number) => (await call(who, 'GET /api/tu/requests')).json().requests;
const setWanted = (who: number, id: number | string, isWanted: boolean) =>
  call(who, 'POST /api/tu/requests/wanted', { id, isWanted });
const ask = async (who: number, body: object) => (await call(who, 'POST /api/tu/requests', body)).json();

describe('requesting in the app', () => {
  it('a title of the movie database is found, requested once, and shown in the chat', async () => {
    const found = await call(ANNA, 'GET /api/tu/requestable?words=nosferatu');
    expect(found.json()).toEqual({
      isKnown: true,
      titles: [{ type: 'film', id: 653, title: 'Nosferatu il vampiro', year: '1922' }],
    });
    const request = { id: 1, name: 'Nosferatu il vampiro (1923)', people: 1, isAccepted: false };
    expect(await ask(ANNA, NOSFERATU)).toMatchObject({ outcome: 'new', request });
    expect(await ask(ANNA, NOSFERATU)).toMatchObject({ outcome: 'new', request });
    await askedBefore(server.db);
    expect(await ask(ANNA, NOSFERATU)).toMatchObject({ outcome: 'own', request });
    expect(await requestsOf(ANNA)).toEqual([request]);
    await chat.cardOf('Nosferatu il vampiro (1923)');
    await server.say('/richieste');
    expect(chat.textsTo(ANNA).at(-1)).toContain('Nosferatu il vampiro (1923): l’hai chiesto solo tu');
  });

  it('a request of the chat is shown in the app, joined by another person, and nobody else’s', async () => {
    await server.say('/richiedi qualcosa che non esiste');
    expect(await requestsOf(ANNA)).toMatchObject([{ name: 'qualcosa che non esiste', people: 1 }]);
    expect(await requestsOf(BRUNO)).toEqual([]);
    expect(await ask(BRUNO, wordsOf('Qualcosa che non esiste'))).toMatchObject({ outcome: 'joined' });
    expect(await requestsOf(BRUNO)).toMatchObject([{ people: 2 }]);
  });

  it('a title that the catalogue has is not requested, and awaited where it cannot be watched', async () => {
    const titleId = server.films[0] ?? 0;
    await server.db.updateTable('title').set({ tmdb_id: 653 }).where('id', '=', titleId).execute();
    expect(await ask(ANNA, NOSFERATU)).toMatchObject({ outcome: 'waits', titleId, request: null });
    const awaited = server.db.selectFrom('awaited_title').select(['title_id', 'user_id']);
    expect(await awaited.execute()).toEqual([{ title_id: titleId, user_id: String(ANNA) }]);
    expect(await requestsOf(ANNA)).toEqual([]);
  });

  it('a hidden title of the catalogue is not given away', async () => {
    const titleId = server.films[0] ?? 0;
    const changes = { tmdb_id: 653, hidden: true };
    await server.db.updateTable('title').set(changes).where('id', '=', titleId).execute();
    expect(await ask(ANNA, NOSFERATU)).toMatchObject({ outcome: 'new', titleId: null });
  });

  it('the limit of open requests holds, and a rejection answers the same request', async () => {
    for (const words of ['primo', 'secondo']) await ask(ANNA, wordsOf(words));
    expect(await ask(ANNA, wordsOf('terzo'))).toMatchObject({ outcome: 'too many' });
    await server.db
      .updateTable('title_request')
      .set({ state: 'rejected', reason: 'Non si trova.', settled_at: new Date() })
      .where('words', '=', 'primo')
      .execute();
    expect(await ask(BRUNO, wordsOf('primo'))).toMatchObject({
      outcome: 'rejected',
      reason: 'Non si trova.',
    });
  });

  it('without the movie database, words are requested and looked up later', async () => {
    await tmdb.close();
    const [found, asked] = await Promise.all([
      call(ANNA, 'GET /api/tu/requestable?words=nosferatu'),
      ask(ANNA, NOSFERATU),
    ]);
    expect(found.json()).toEqual({ isKnown: false, titles: [] });
    expect(asked).toMatchObject({ outcome: 'unavailable' });
    expect(await ask(ANNA, { ...wordsOf('nosferatu'), isLookedUp: false })).toMatchObject({ outcome: 'new' });
    const { id } = await server.db
      .selectFrom('title_request')
      .select('id')
      .where('words', '=', 'nosferatu')
      .executeTakeFirstOrThrow();
    expect(await server.db.selectFrom('due_work').select(['kind', 'subject']).execute()).toEqual([
      { kind: 'lookups', subject: String(id) },
    ]);
  });
});

describe('withdrawing in the app', () => {
  it('a withdrawal in the app is seen in the chat, may be repeated, and can be undone', async () => {
    await ask(ANNA, NOSFERATU);
    for (const _ of [1, 2]) {
      const answer = await setWanted(ANNA, 1, false);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await requestsOf(ANNA)).toEqual([]);
    await server.say('/richieste');
    expect(chat.textsTo(ANNA).at(-1)).toContain('Non hai richieste aperte');
    for (const _ of [1, 2]) expect((await setWanted(ANNA, 1, true)).json()).toEqual({ success: true });
    expect(await requestsOf(ANNA)).toMatchObject([{ name: 'Nosferatu il vampiro (1923)' }]);
  });

  it('cannot be undone beyond the limit of open requests', async () => {
    await ask(ANNA, wordsOf('primo'));
    await setWanted(ANNA, 1, false);
    for (const words of ['secondo', 'terzo']) await ask(ANNA, wordsOf(words));
    expect((await setWanted(ANNA, 1, true)).statusCode).toBe(409);
  });

  it('a withdrawal in the app is refused for somebody else’s request', async () => {
    await ask(ANNA, NOSFERATU);
    for (const isWanted of [true, false]) {
      for (const id of [1, 999, 'abc']) expect((await setWanted(BRUNO, id, isWanted)).statusCode).toBe(404);
    }
    expect(await requestsOf(ANNA)).toHaveLength(1);
  });
});

it('somebody who has been banned requests nothing', async () => {
  await server.say(`/blocca ${ANNA}`, OWNER);
  expect((await call(ANNA, 'POST /api/tu/requests', NOSFERATU)).statusCode).toBeGreaterThanOrEqual(401);
  expect(await server.db.selectFrom('title_request').selectAll().execute()).toEqual([]);
});
