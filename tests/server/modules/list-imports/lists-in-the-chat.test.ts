// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldListImports } from '../../../../src/server/maintenance/delete-old-rows.ts';
import { importLists } from '../../../../src/server/modules/list-imports/import-lists.ts';
import { MAX_FILE_BYTES, MAX_ROWS } from '../../../../src/server/modules/list-imports/list-entry.ts';
import { MAX_IMPORTS_A_DAY } from '../../../../src/server/modules/list-imports/list-imports.ts';
import { staticListTitles, toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { saveSourceAndNotify } from '../../../../src/server/modules/sources/save-source.ts';
import { readHistory } from '../../../../src/server/modules/watched/history.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, said, sent, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});
const USER = String(ANNA);

beforeEach(async () => {
  for (const table of [
    'list_import',
    'outbox',
    'viewing',
    'watch_progress',
    'list_item',
    'title_request',
  ] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.updateTable('content_stats').set({ mi_piace: 0 }).execute();
});

let files = 0;
async function sendFile(fileName: string, content: string, from = ANNA) {
  files += 1;
  server.api.keepFile(`file${files}`, content);
  const document = {
    file_id: `file${files}`,
    file_unique_id: `u${files}`,
    file_name: fileName,
    file_size: content.length,
  };
  await server.send({ document }, from);
}
const work = () => importLists(server.db, new AbortController().signal);
/** What the person is told in the end. */
async function summary() {
  await expect.poll(() => said().find((text) => /^«.*»: [\d.]+ (?:fra|nella)/.test(text))).toBeDefined();
  return sent().findLast(({ text }) => /^«.*»: [\d.]+ (?:fra|nella)/.test(String(text)));
}
const watchedNames = async () =>
  (await readHistory(server.db, { userId: USER, page: 0, perPage: 50 })).parts.map(({ name }) => name);
const listIds = async (list: 'liste' | 'mi_piace') =>
  (await staticListTitles(server.db, { userId: USER, list })).map(({ id }) => id);
const csv = (...rows: string[]) => `Date,Name,Year,Letterboxd URI\n${rows.join('\n')}\n`;
const entries = () => server.db.selectFrom('list_import_entry').select('name').orderBy('position').execute();

describe('a file that says what its titles become', () => {
  it('marks films as watched, and names those that the catalogue lacks', async () => {
    await sendFile(
      'watched.csv',
      csv('2024-01-01,FILM 1,2001,x', '2024-01-02,film 2,2002,x', '2024-01-03,Metropolis,1927,x'),
    );
    expect(said()).toEqual([
      '«watched.csv»: 3 titoli, fra i visti. Li cerco nel catalogo e ti dico com’è andata.',
    ]);
    await work();
    const told = await summary();
    expect(told).toMatchObject({
      text: '«watched.csv»: 2 fra i visti, 1 non in catalogo.\n\nMancano:\n• Metropolis (1927)',
    });
    expect(buttonsOf(told)).toMatchObject([{ text: 'Richiedilo' }]);
    expect(await watchedNames()).toEqual(['Film 2', 'Film 1']);
    const [latest] = (await readHistory(server.db, { userId: USER, page: 0, perPage: 1 })).parts;
    expect(latest?.watchedAt).toEqual(new Date('2024-01-02'));
  });

  it('fills the list by the days of the file, and counts what was in it', async () => {
    await toggleInStaticList(server.db, { userId: USER, list: 'liste', titleId: film(2) });
    await sendFile(
      'watchlist.csv',
      csv('2024-01-01,Film 1,2001,x', '2024-01-02,Film 2,2002,x', '2024-02-03,Film 3,2003,x'),
    );
    await work();
    expect((await summary())?.['text']).toBe('«watchlist.csv»: 2 nella lista, 1 c’era già.');
    expect(await listIds('liste')).toEqual([film(2), film(3), film(1)]);
  });

  it('likes count for the titles, once', async () => {
    for (let times = 0; times < 2; times += 1) await sendFile('films.csv', csv('2024-01-01,Film 1,2001,x'));
    await work();
    expect(await listIds('mi_piace')).toEqual([film(1)]);
    const likes = await server.db
      .selectFrom('content_stats')
      .select('mi_piace')
      .where('content_id', '=', film(1))
      .executeTakeFirstOrThrow();
    expect(likes.mi_piace).toBe(1);
  });

  it('marks the named episodes of a series, and goes on from there in /continua', async () => {
    const titleId = server.series[1] ?? 0;
    for (const episode of [1, 2, 3])
      await saveSourceAndNotify(
        server.db,
        { titleId, episode: { season: 1, episode } },
        { kind: 'video', fileId: `e${episode}` },
      );
    const show = { title: 'Serie 2', year: 2002, ids: {} };
    const watched = [1, 2, 9].map((number) => ({
      watched_at: '2024-01-01T10:00:00Z',
      type: 'episode',
      episode: { season: 1, number },
      show,
    }));
    await sendFile('watched-history-1.json', JSON.stringify(watched));
    await work();
    expect((await summary())?.['text']).toBe('«watched-history-1.json»: 1 fra i visti.');
    expect(await watchedNames()).toHaveLength(2);
    await server.say('/continua');
    expect(said().at(-1)).toContain('Serie 2 S1E3');
    await sendFile(
      'ratings.csv',
      'Const,Your Rating,Title,Title Type,Year\ntt12345,8,Serie 2,TV Series,2002\n',
    );
    await work();
    expect(await watchedNames()).toHaveLength(3);
  });

  it('says that a series has no episodes to mark', async () => {
    await sendFile(
      'ratings.csv',
      'Const,Your Rating,Title,Title Type,Year\ntt12345,8,Serie 3,TV Series,2003\n',
    );
    await work();
    expect((await summary())?.['text']).toBe('«ratings.csv»: 0 fra i visti, 1 senza episodi da segnare.');
  });
});

describe('titles are matched', () => {
  it('by their numbers before their names, and never against another number', async () => {
    await server.db.updateTable('content').set({ imdb_id: 'tt7777777' }).where('id', '=', film(4)).execute();
    await server.db.updateTable('content').set({ imdb_id: 'tt8888888' }).where('id', '=', film(3)).execute();
    await sendFile(
      'ratings.csv',
      'Const,Your Rating,Title,Title Type,Year\ntt7777777,8,Altro nome,Movie,2004\ntt9999999,8,Film 3,Movie,2003\n',
    );
    await work();
    expect(await watchedNames()).toEqual(['Film 4']);
  });

  it('by any of their names, a year more or less, and not where two fit', async () => {
    await server.db
      .updateTable('content')
      .set({ titolo_originale: 'Spirited Away', originale_ricerca: 'spirited away' })
      .where('id', '=', film(6))
      .execute();
    for (const n of [7, 12])
      await server.db
        .updateTable('content')
        .set({ titolo: 'Gemelli', titolo_ricerca: 'gemelli' })
        .where('id', '=', film(n))
        .execute();
    const rows = ['2024-01-01,Spirited away,2002,x', '2024-01-01,Film 8,1990,x', '2024-01-01,Gemelli,2002,x'];
    await sendFile('watched.csv', csv(...rows));
    await work();
    expect(await watchedNames()).toEqual(['Film 6']);
    expect((await entries()).map(({ name }) => name)).toEqual(['Film 8', 'Gemelli']);
    for (const n of [7, 12])
      await server.db
        .updateTable('content')
        .set({ titolo: `Film ${n}`, titolo_ricerca: `film ${n}` })
        .where('id', '=', film(n))
        .execute();
  });

  it('never to what an owner has hidden', async () => {
    await server.db.updateTable('content').set({ hidden: true }).where('id', '=', film(9)).execute();
    await sendFile('watched.csv', csv('2024-01-01,Film 9,2004,x'));
    await work();
    await server.db.updateTable('content').set({ hidden: false }).where('id', '=', film(9)).execute();
    expect(await watchedNames()).toEqual([]);
  });
});

describe('a file that does not say what its titles become', () => {
  const ask = () => sendFile('lista.csv', csv('2024-01-01,Film 1,2001,x'));
  const edited = () => server.api.of('editMessageText').at(-1);

  it('asks once, and does what was pressed', async () => {
    await ask();
    expect(said().at(-1)).toBe('«lista.csv»: 1 titolo. Che cosa diventano?');
    expect(buttonsOf(sent().at(-1)).map(({ text }) => text)).toEqual([
      'Visti',
      'La mia lista',
      'Mi piace',
      'Annulla',
    ]);
    await work();
    expect(await watchedNames()).toEqual([]);
    const press = dataOf(sent().at(-1), 'Mi piace');
    await server.press(press, BRUNO);
    expect(toasts().at(-1)).toBe('Di questo file hai già deciso.');
    await server.press(press);
    expect(edited()).toMatchObject({ text: 'Va bene, fra i «Mi piace». Ti dico com’è andata.' });
    await server.press(dataOf(sent()[0], 'Visti'));
    expect(toasts().at(-1)).toBe('Di questo file hai già deciso.');
    await work();
    expect(await listIds('mi_piace')).toEqual([film(1)]);
    expect(await watchedNames()).toEqual([]);
  });

  it('can be dropped', async () => {
    await ask();
    expect(buttonsOf(sent().at(-1)).at(-1)).toMatchObject({ text: 'Annulla', style: 'danger' });
    await server.press(dataOf(sent().at(-1), 'Annulla'));
    expect(edited()).toMatchObject({ text: 'Va bene, non ho cambiato niente.' });
    expect(await entries()).toEqual([]);
    await work();
    expect(await listIds('liste')).toEqual([]);
    expect(said()).toHaveLength(1);
  });
});

describe('what is refused', () => {
  it.each([
    ['a file that is no list', 'a.csv', 'uno,due\n1,2\n', 'Non è una lista che conosco'],
    [
      'a row without a title',
      'watched.csv',
      'Name,Year\nFilm 1,2001\n,1999\n',
      'Alla riga 3 non trovo un titolo',
    ],
    [
      'too many rows',
      'watched.csv',
      `Name,Year\n${'A,1\n'.repeat(500_000)}`,
      `al massimo ${MAX_ROWS.toLocaleString('it-IT')} righe`,
    ],
    ['an archive', 'letterboxd.zip', 'PK', 'mandami i file uno per uno'],
  ])('%s changes nothing', async (_what, name, content, reply) => {
    await sendFile(name, content);
    expect(said()).toEqual([expect.stringContaining(reply)]);
    expect(await entries()).toEqual([]);
    await work();
    expect([await watchedNames(), await listIds('liste')]).toEqual([[], []]);
  });

  it('a file that is too large, before and after its download', async () => {
    const document = {
      file_id: 'huge',
      file_unique_id: 'h',
      file_name: 'watched.csv',
      file_size: MAX_FILE_BYTES + 1,
    };
    await server.send({ document });
    expect(server.api.of('getFile')).toEqual([]);
    server.api.keepFile('huge', Buffer.alloc(MAX_FILE_BYTES + 1, `Name,Year\n${'x'.repeat(1000)}`));
    await server.send({ document: { ...document, file_size: 10 } });
    expect(said()).toEqual(Array.from({ length: 2 }, () => 'Il file è troppo grande: al massimo 5 MB.'));
  });

  it('a file that cannot be downloaded', async () => {
    const document = { file_id: 'none', file_unique_id: 'n', file_name: 'watched.csv', file_size: 10 };
    await server.send({ document });
    server.api.fail('getFile', { error_code: 400, description: 'Bad Request: file is too big' });
    await server.send({ document });
    expect(said()).toEqual(
      Array.from({ length: 2 }, () => 'Non sono riuscito a scaricare il file: rimandamelo.'),
    );
    expect(server.log()).not.toContain('/file/bot');
  });

  it('more files a day than anybody has', async () => {
    for (let n = 0; n <= MAX_IMPORTS_A_DAY; n += 1)
      await sendFile('watched.csv', csv('2024-01-01,Film 1,2001,x'));
    expect(said().at(-1)).toBe('Per oggi basta: al massimo 20 file al giorno.');
    expect(server.api.of('getFile')).toHaveLength(MAX_IMPORTS_A_DAY);
    await server.db.deleteFrom('list_import').execute();
    for (let n = 0; n <= MAX_IMPORTS_A_DAY; n += 1) await sendFile('watched.csv', 'uno,due\n');
    expect(said().at(-1)).toBe('Per oggi basta: al massimo 20 file al giorno.');
    await sendFile('watched.csv', csv('2024-01-01,Film 1,2001,x'), BRUNO);
    expect(said().at(-1)).toContain('1 titolo, fra i visti');
  });

  it('other documents, as before', async () => {
    await server.send({ document: { file_id: 'x', file_unique_id: 'x', file_name: 'foto.png' } });
    expect(said().at(-1)).toContain('So cercare solo dal testo');
  });
});

it('one press asks for as many of the missing titles as the limits allow, and goes on at the next', async () => {
  const toAnna = () =>
    sent().flatMap(({ chat_id, text }) =>
      chat_id === ANNA && !String(text).startsWith('«Manca') ? [text] : [],
    );
  const names = Array.from({ length: 12 }, (_, n) => `2024-01-01,Manca ${'abcdefghijkl'[n]},1990,x`);
  await sendFile('watched.csv', csv(...names));
  await work();
  const told = await summary();
  expect(String(told?.['text'])).toMatch(
    /12 non in catalogo\.\n\nMancano:\n• Manca a \(1990\)\n[^]*\ne altri 2$/,
  );
  const press = dataOf(told, 'Richiedi quelli che mancano');
  await server.press(press, BRUNO);
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Richiesti 10 titoli. Ne restano 2: aspetta una risposta, poi premi ancora.');
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Ne restano 2: aspetta una risposta, poi premi ancora.');
  await server.db.updateTable('title_request').set({ state: 'rejected', settled_at: new Date() }).execute();
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Richiesti 2 titoli.');
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Li hai già richiesti tutti.');
});

it('an import that another server goes on with, or that is interrupted, does each title once', async () => {
  const rows = server.films.map((_, n) => `2024-01-01,Film ${n + 1},${2000 + ((n + 1) % 5)},x`);
  await sendFile(
    'films.csv',
    csv(...rows, ...Array.from({ length: 60 }, (_, n) => `2024-01-01,Manca ${n} volte,1990,x`)),
  );
  const stopped = new AbortController();
  const first = importLists(server.db, stopped.signal);
  await Promise.all([work(), work(), first]);
  stopped.abort();
  expect((await summary())?.['text']).toMatch(/^«films\.csv»: 25 fra i «Mi piace», 60 non in catalogo\./);
  const { likes } = await server.db
    .selectFrom('content_stats')
    .select(({ fn }) => fn.sum<number>('mi_piace').as('likes'))
    .executeTakeFirstOrThrow();
  expect(Number(likes)).toBe(25);
  expect(await server.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

it('an imported list is in the export of a person, goes with their erasure, and after some time', async () => {
  const store = () => sendFile('watched.csv', csv('2024-01-01,Metropolis,1927,x'));
  await store();
  await work();
  await summary();
  expect((await exportPersonData(server.db, USER))['importedLists']).toMatchObject([
    { file_name: 'watched.csv', target: 'visti', name: 'Metropolis' },
  ]);
  await erasePersonData(server.db, USER);
  expect(await entries()).toEqual([]);
  await store();
  await deleteOldListImports(server.db, 0);
  expect(await entries()).toHaveLength(1);
  await work();
  await deleteOldListImports(server.db, 0);
  expect(await entries()).toEqual([]);
});
