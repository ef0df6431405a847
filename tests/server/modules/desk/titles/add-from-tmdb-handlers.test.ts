import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { titleRecordOf } from '../../../../../src/server/modules/catalogue/records/title-records.ts';
import { setHidden } from '../../../../../src/server/modules/catalogue/title-visibility.ts';
import { handlingTwice } from '../../../support/handling-twice.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../../../support/test-bot.ts';
import type { StubService } from '../../imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../../imports/support/stub-tmdb.ts';
import { titleIdByOrigin } from '../../../support/test-titles.ts';

const NOSFERATU = 'https://www.themoviedb.org/movie/653-nosferatu';

let tmdb: StubService;
let server: TestBot;
beforeAll(async () => {
  tmdb = await stubTmdb({
    peculiar: { 'movie:19': { title: '', original_title: '' } },
  });
  server = await testBot({ tmdbToken: TMDB_TOKEN, tmdbApiRoot: tmdb.root });
});
beforeEach(() => void server.api.calls.splice(0));
afterEach(async () => {
  const id = await titleIdByOrigin(server.db, 'tmdb:movie:653');
  if (id !== undefined) await server.db.deleteFrom('title').where('id', '=', id).execute();
});
afterAll(() => Promise.all([server.close(), tmdb.close()]));

const sent = () => server.api.of('sendMessage');
const replies = () => sent().map(({ text }) => String(text));
const idOfNosferatu = () => titleIdByOrigin(server.db, 'tmdb:movie:653');

describe('a link from an owner', () => {
  it.each([
    ['to TMDB', NOSFERATU],
    ['to IMDb, with words around it', 'guarda https://m.imdb.com/title/tt0013442/ che bello'],
  ])('%s shows what would be added, and one press adds it', async (_, link) => {
    await server.say(link, OWNER);
    const [preview] = sent();
    expect(preview?.['text']).toContain(
      '<b>Nosferatu il vampiro</b> (1923)\nFilm · 94 min · Fantasy · Horror',
    );
    expect(preview?.['text']).toContain('Non è ancora nel catalogo.');
    expect(buttonsOf(preview).map(({ text }) => text)).toEqual(['Aggiungi']);
    expect(await idOfNosferatu()).toBeUndefined();

    await server.press(dataOf(preview, 'Aggiungi'), OWNER);
    const id = (await idOfNosferatu()) ?? 0;
    expect(await titleRecordOf(server.db, id)).toMatchObject({ record: { registi: ['F. W. Murnau'] } });
    const [, outcome] = replies();
    expect(outcome).toBe('Aggiunto al catalogo.');
    // The card comes with its picture.
    const [card] = server.api.of('sendPhoto');
    expect(card?.['caption']).toContain(`Titolo n. ${id}`);
    expect(buttonsOf(card).find(({ text }) => text === 'Modifica')?.web_app?.url).toContain(`cerca=${id}`);
  });

  it('a link to an existing title says so, and a press updates it', async () => {
    await server.say(NOSFERATU, OWNER);
    const data = dataOf(sent()[0], 'Aggiungi');
    await server.press(data, OWNER);
    await server.press(data, OWNER);
    const id = (await idOfNosferatu()) ?? 0;
    await server.db.updateTable('title').set({ durata: 1 }).where('id', '=', id).execute();
    server.api.calls.splice(0);

    await server.say(NOSFERATU, OWNER);
    expect(replies()[0]).toContain(`È già nel catalogo: n. ${id}.`);
    expect(dataOf(sent()[0], 'Scheda')).toBe(`card:${id}`);
    await server.press(dataOf(sent()[0], 'Aggiorna'), OWNER);
    expect(replies()[1]).toBe('Aggiornato.');
    expect(await titleRecordOf(server.db, id)).toMatchObject({ record: { durata: 94 } });
  });

  it('a link to a title from elsewhere does not add it twice, and leaves it hidden', async () => {
    const id = server.films[0] ?? 0;
    await server.db.updateTable('title').set({ imdb_id: 'tt0013442' }).where('id', '=', id).execute();
    await setHidden(server.db, id, true);
    await server.say(NOSFERATU, OWNER);
    await server.press(dataOf(sent()[0], 'Aggiorna'), OWNER);
    expect(await idOfNosferatu()).toBeUndefined();
    expect(await titleRecordOf(server.db, id)).toMatchObject({
      record: { titolo: 'Nosferatu il vampiro', origin: 'test:film-1', hidden: true },
    });
    await server.db.deleteFrom('title').where('id', '=', id).execute();
  });

  it.each([
    [
      'what TMDB does not have',
      'https://www.themoviedb.org/movie/999999',
      undefined,
      'TMDB non conosce questo titolo.',
    ],
    [
      'what IMDb does not have',
      'https://imdb.com/title/tt9999999',
      undefined,
      'TMDB non conosce questo titolo.',
    ],
    ['with a token that is not taken', NOSFERATU, { status: 401 }, 'TMDB non accetta TMDB_TOKEN'],
    [
      'behind a firewall',
      NOSFERATU,
      { status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>Forbidden</h1>' },
      'TMDB_TOKEN non c’entra',
    ],
    [
      'while TMDB wants a pause',
      NOSFERATU,
      { status: 429, headers: { 'retry-after': '40' } },
      'TMDB chiede di aspettare. Riprova fra 40 secondi.',
    ],
    ['while TMDB is down', NOSFERATU, { status: 503 }, 'TMDB adesso non risponde. Riprova tra poco.'],
    ['while TMDB hangs up', NOSFERATU, 'disconnect', 'TMDB adesso non risponde. Riprova tra poco.'],
    ['while TMDB cuts off', NOSFERATU, 'cut off', 'TMDB adesso non risponde. Riprova tra poco.'],
    [
      'to another shape',
      NOSFERATU,
      { status: 200, body: { id: 'x' } },
      'TMDB ha risposto in un modo che non capisco',
    ],
    [
      'to a title without a name',
      'https://www.themoviedb.org/movie/19',
      undefined,
      'manca qualcosa (titolo)',
    ],
  ] as const)('%s says so', async (_, link, fault, reply) => {
    // A call whose fault may pass is repeated.
    const passes = typeof fault === 'string' || fault?.status === 503;
    if (fault) tmdb.fail('/3/', fault, passes ? 2 : 1);
    await server.say(link, OWNER);
    expect(replies()).toEqual([expect.stringContaining(reply)]);
    expect(await idOfNosferatu()).toBeUndefined();
  });

  it('a press says so when the title is gone from TMDB', async () => {
    await server.press('tmdb:0:999999', OWNER);
    expect(replies()).toEqual(['TMDB non conosce questo titolo.']);
  });
});

it('a press that is handled again is answered as the first time', async () => {
  const handledTwice = await handlingTwice(server);
  await handledTwice(() => server.press('tmdb:0:653', OWNER));
  expect(replies()).toEqual(['Aggiunto al catalogo.', 'Aggiunto al catalogo.']);
  expect(server.api.of('sendPhoto')).toHaveLength(2);
  const id = (await idOfNosferatu()) ?? 0;
  await server.db.updateTable('title').set({ durata: 1 }).where('id', '=', id).execute();
  await handledTwice(() => server.press('tmdb:0:653', OWNER));
  expect(replies().slice(2)).toEqual(['Aggiornato.', 'Aggiornato.']);
});

it('anyone else’s link shows its title, which can be requested, and their forged button does nothing', async () => {
  await server.say(NOSFERATU, ANNA);
  await server.press('tmdb:0:653', ANNA);
  const [card] = server.api.of('sendPhoto').slice(-1);
  expect(card).toMatchObject({ chat_id: ANNA, caption: expect.stringContaining('Nosferatu') });
  expect(buttonsOf(card).map(({ text }) => text)).toEqual(['Richiedi']);
  expect(await idOfNosferatu()).toBeUndefined();
});

it('without a token, a link is answered by how to set one', async () => {
  const without = await testBot();
  await without.say(NOSFERATU, OWNER);
  expect(without.api.of('sendMessage')).toMatchObject([
    { text: expect.stringContaining('serve TMDB_TOKEN') },
  ]);
  await without.close();
});
