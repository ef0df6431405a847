import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { openRequests } from '../../../../src/server/modules/requests/title-request.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { ANNA, BRUNO, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import type { StubService } from '../imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../imports/support/stub-tmdb.ts';
import { requestChat } from './support/request-chat.ts';

/** Its number in TMDB. */
const METROPOLIS = 19;

let tmdb: StubService;
let server: TestBot;
let chat: ReturnType<typeof requestChat>;
beforeEach(async () => {
  tmdb = await stubTmdb();
  server = await testBot({ gatherSeconds: 0, tmdbToken: TMDB_TOKEN, tmdbApiRoot: tmdb.root });
  chat = requestChat(server);
});
afterEach(() => Promise.all([server.close(), tmdb.close()]));

const buttons = (message: Parameters<typeof buttonsOf>[0]) => buttonsOf(message).map(({ text }) => text);
const matchAll = () => server.run('lookups');

async function askForNosferatu(person: number): Promise<void> {
  await server.say('/richiedi nosferatu', person);
  await chat.press(chat.lastTo(person), 'Nosferatu il vampiro (1922) · Film', person);
  await chat.press(chat.lastTo(person), 'Richiedi', person);
}

describe('requesting a title of TMDB', () => {
  it('a person picks it by name, year and type, and sees its poster and plot', async () => {
    await server.say('/richiedi nosferatu');
    expect(chat.textsTo(ANNA).at(-1)).toBe('Quale di questi è «nosferatu»?');
    expect(buttons(chat.lastTo(ANNA))).toEqual(['Nosferatu il vampiro (1922) · Film', 'Nessuno di questi']);
    await chat.press(chat.lastTo(ANNA), 'Nosferatu il vampiro (1922) · Film', ANNA);
    const [card] = server.api.of('sendPhoto');
    expect(card?.['photo']).toMatch(/^https:\/\/image\.tmdb\.org\/t\/p\/w780\//);
    expect(card?.['caption']).toContain('<b>Nosferatu il vampiro (1923)</b>\nFilm\n\n');
    await chat.press(card, 'Richiedi', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «Nosferatu il vampiro (1923)».');
  });

  it('a series is offered as a whole and by season', async () => {
    await server.say('/richiedi Star Trek');
    await chat.press(chat.lastTo(ANNA), 'Star Trek (1966) · Serie', ANNA);
    expect(buttons(chat.lastTo(ANNA))).toEqual(['Tutta la serie', 'Stagione 1', 'Stagione 2', 'Stagione 3']);
    const card = chat.lastTo(ANNA);
    await chat.press(card, 'Stagione 2', ANNA);
    await chat.press(card, 'Tutta la serie', BRUNO);
    expect(chat.textsTo(ANNA).at(-1)).toContain('«Star Trek (1966), stagione 2»');
    expect(await openRequests(server.db, { limit: 9 })).toMatchObject([
      { tmdbId: 253, season: 2 },
      { tmdbId: 253, season: null },
    ]);
    await server.press('asktmdb:1:253:9');
    expect(await openRequests(server.db, { limit: 9 })).toHaveLength(2);
  });

  it('a person can request the words instead, and what TMDB does not know is requested by words', async () => {
    await server.say('/richiedi nosferatu');
    await chat.press(chat.lastTo(ANNA), 'Nessuno di questi', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «nosferatu»');
    await server.say('/richiedi qualcosa che non esiste');
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «qualcosa che non esiste»');
  });

  it('a link works as well, and says when the catalogue has the title', async () => {
    await server.say('/richiedi https://www.themoviedb.org/movie/653-nosferatu');
    expect(buttons(chat.lastTo(ANNA))).toEqual(['Richiedi']);
    const titleId = server.films[0] ?? 0;
    await server.db.updateTable('title').set({ tmdb_id: 653 }).where('id', '=', titleId).execute();
    await chat.press(chat.lastTo(ANNA), 'Richiedi', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toBe(
      '«Film 1» è già nel catalogo, ma non si può ancora guardare. Quando arriva te lo dico.',
    );
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://video.example/1' });
    await chat.untilTold(ANNA, 'È arrivato. Ora puoi guardarlo.');
    await server.press('askmatch:0:653', BRUNO);
    expect(chat.textsTo(BRUNO)).toEqual(['«Film 1» c’è già, puoi guardarlo.']);
    expect(await openRequests(server.db, { limit: 9 })).toEqual([]);
  });
});

describe('a title from elsewhere, without TMDB’s number', () => {
  const nosferatuFromElsewhere = () =>
    server.db
      .updateTable('title')
      .set({
        titolo: 'Nosferatu il vampiro',
        titolo_ricerca: 'nosferatu il vampiro',
        data_uscita: '1922-03-04',
      })
      .where('id', '=', server.films[0] ?? 0)
      .execute();

  it('such a title is not requested', async () => {
    await nosferatuFromElsewhere();
    await server.say('/richiedi nosferatu');
    await chat.press(chat.lastTo(ANNA), 'Nosferatu il vampiro (1922) · Film', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain('«Nosferatu il vampiro» è già nel catalogo');
  });

  it('approving links it, and does not add it again', async () => {
    await askForNosferatu(ANNA);
    await nosferatuFromElsewhere();
    await chat.press(await chat.cardOf('Nosferatu il vampiro (1923)'), 'Approva', OWNER);
    await expect.poll(() => chat.edits(OWNER).join()).toContain('C’era già nel catalogo.');
    const named = server.db.selectFrom('title').select('id').where('titolo', '=', 'Nosferatu il vampiro');
    expect(await named.execute()).toHaveLength(1);
  });
});

describe('an approved request', () => {
  it('an approved request is imported; everyone who requested it is notified, and gets the video when it arrives', async () => {
    await askForNosferatu(ANNA);
    await askForNosferatu(BRUNO);
    expect(chat.textsTo(BRUNO).at(-1)).toContain('ora lo vogliono in 2');
    const card = await chat.cardOf('Nosferatu il vampiro (1923)');
    expect(card?.['photo']).toMatch(/image\.tmdb\.org/);
    await chat.press(card, 'Approva', OWNER);
    for (const person of [ANNA, BRUNO])
      await chat.untilTold(
        person,
        'richiesta approvata, ora è nel catalogo. Quando si può guardare te lo dico.',
      );
    expect(buttons(chat.lastTo(ANNA))).toEqual(['Apri']);
    const title = await server.db
      .selectFrom('title')
      .select('id')
      .where('tmdb_id', '=', 653)
      .executeTakeFirstOrThrow();
    await saveVideoAndNotify(
      server.db,
      { titleId: title.id },
      { kind: 'link', url: 'https://video.example/n' },
    );
    for (const person of [ANNA, BRUNO]) await chat.untilTold(person, 'È arrivato. Ora puoi guardarlo.');
  });

  it('a request for words becomes the title that the owner picks, or stays words', async () => {
    await askForTitle(
      server.db,
      { userId: String(ANNA), words: 'metropolis' },
      { requestsPerPerson: 9, ownerIds: [] },
    );
    await askForTitle(
      server.db,
      { userId: String(ANNA), words: 'nosferatu' },
      { requestsPerPerson: 9, ownerIds: [] },
    );
    await server.press('approve:1', OWNER);
    const choice = server.api.of('editMessageReplyMarkup').at(-1);
    expect(buttons(choice)).toEqual(['Metropolis (1927) · Film', 'Approva senza TMDB', '‹ Indietro']);
    await chat.press(choice, 'Metropolis (1927) · Film', OWNER);
    await chat.untilTold(ANNA, '«metropolis»: richiesta approvata, ora è nel catalogo.');
    await server.press('approveas:2:0:0', OWNER);
    await chat.untilTold(ANNA, '«nosferatu»: richiesta approvata. Quando c’è te lo dico.');
  });

  it('a request for a season is fulfilled by its first episode, and not by other seasons', async () => {
    const [titleId = 0] = await addTestTitles(server.db, [{ type: 'serie' }]);
    await server.db.updateTable('title').set({ tmdb_id: 253 }).where('id', '=', titleId).execute();
    const airs = (season: number, episode: number) =>
      saveVideoAndNotify(
        server.db,
        { titleId, episode: { season, episode } },
        { kind: 'link', url: `https://video.example/${season}/${episode}` },
      );
    for (const season of [1, 2]) await airs(season, 1);
    await server.say('/richiedi https://www.themoviedb.org/tv/253');
    await chat.press(chat.lastTo(ANNA), 'Stagione 3', ANNA);
    await chat.press(await chat.cardOf('Star Trek (1966), stagione 3'), 'Approva', OWNER);
    await chat.untilTold(
      ANNA,
      'stagione 3»: richiesta approvata, ora è nel catalogo. Quando si può guardare te lo dico.',
    );

    await airs(2, 2);
    await airs(3, 1);
    await chat.untilTold(ANNA, 'Nuovo episodio: S3E1');
    await airs(3, 2);
    expect(await server.db.selectFrom('arrival').select('id').execute()).toEqual([]);
    expect(chat.textsTo(ANNA).filter((text) => text.startsWith('Nuov'))).toHaveLength(1);
  });

  it('an approved request stays open when TMDB fails, and the owner learns why', async () => {
    await askForNosferatu(ANNA);
    const card = await chat.cardOf('Nosferatu');
    tmdb.fail('/3/', { status: 503 }, 9);
    await chat.press(card, 'Approva', OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toBe('TMDB adesso non risponde. Riprova tra poco.');
    expect(await openRequests(server.db, { limit: 9 })).toMatchObject([{ state: 'open' }]);
  });
});

describe('while TMDB is down', () => {
  // Fails both searches of one request, each tried twice: at once, by `retry-after`.
  const failOnce = () => tmdb.fail('/3/search', { status: 503, headers: { 'retry-after': '0.01' } }, 4);
  beforeEach(failOnce);

  it('the words are kept, and become the title once TMDB is back', async () => {
    await server.say('/richiedi Metropolis (1927)');
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «Metropolis (1927)»');
    failOnce();
    await matchAll();
    expect(await openRequests(server.db, { limit: 9 })).toMatchObject([{ tmdbId: null }]);
    await matchAll();
    expect(await openRequests(server.db, { limit: 9 })).toMatchObject([
      { type: 'film', name: 'Metropolis', people: 1 },
    ]);
    // Sent before, or edited now.
    await expect.poll(() => [...chat.textsTo(OWNER), ...chat.edits()].join()).toContain('Metropolis (1928)');
  });

  it('words that mean no title beyond doubt stay words', async () => {
    await server.say('/richiedi nosferatu');
    await matchAll();
    expect(await server.db.selectFrom('title_request').select('key').execute()).toEqual([
      { key: 'words:nosferatu' },
    ]);
    expect(await server.db.selectFrom('due_work').select('subject').execute()).toEqual([]);
  });

  it('a person who requested words joins the title’s request, and is counted once', async () => {
    await server.say('/richiedi Metropolis', ANNA);
    for (const person of [ANNA, BRUNO]) await server.press(`asktmdb:0:${METROPOLIS}:0`, person);
    expect(await openRequests(server.db, { limit: 9 })).toHaveLength(2);
    await matchAll();
    expect(await openRequests(server.db, { limit: 9 })).toMatchObject([{ name: 'Metropolis', people: 2 }]);
    await expect.poll(() => chat.edits().join('\n')).toContain('Unita a un’altra richiesta.');
  });

  it('words for a title that the catalogue has by then are linked to it', async () => {
    await server.say('/richiedi Metropolis', ANNA);
    await server.db
      .updateTable('title')
      .set({ tmdb_id: METROPOLIS })
      .where('id', '=', server.films[3] ?? 0)
      .execute();
    await matchAll();
    await chat.untilTold(ANNA, 'ora è nel catalogo. Quando si può guardare te lo dico.');
  });
});
