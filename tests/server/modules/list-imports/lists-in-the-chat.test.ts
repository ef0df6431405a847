import { describe, expect, it } from 'vitest';
import { deleteOldRows } from '../../../../src/server/maintenance/retention.ts';
import { startListImportWorker } from '../../../../src/server/modules/list-imports/list-import-worker.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { readHistory } from '../../../../src/server/modules/watched/viewings.ts';
import { handlingTwice } from '../../support/handling-twice.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, sent, toasts } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { csv, USER, useListChat } from './support/list-chat.ts';

const { entries, listIds, sendFile, server, summary, watchedNames, work } = await useListChat();
const handledTwice = await handlingTwice(server);

describe('a file that says what its titles become', () => {
  it('marks films as watched, and names those that the catalogue does not have', async () => {
    await sendFile(
      'watched.csv',
      csv('2024-01-01,FILM 1,2001,x', '2024-01-02,film 2,2002,x', '2024-01-03,Metropolis,1927,x'),
    );
    expect(replies()).toEqual([
      '«watched.csv»: 3 titoli, fra i visti. Li cerco nel catalogo e ti dico com’è andata.',
    ]);
    await work();
    const sentSummary = await summary();
    expect(sentSummary).toMatchObject({
      text: 'Ho letto «watched.csv», 3 titoli: 2 sono ora fra i visti, 1 non è in catalogo.\n\nMancano:\n• Metropolis (1927)',
    });
    expect(buttonsOf(sentSummary)).toMatchObject([{ text: 'Richiedilo' }]);
    expect(await watchedNames()).toEqual(['Film 2', 'Film 1']);
    const [latest] = await readHistory(server.db, { userId: USER, limit: 1, offset: 0 });
    expect(latest?.watchedAt).toEqual(new Date('2024-01-02'));
  });

  it.each([
    { file_name: 'watched', mime_type: 'text/csv' },
    { file_name: 'watched.txt', mime_type: 'text/plain' },
    { file_name: 'watched.csv.txt' },
  ])('marks films as watched where only its type, or .txt, tells that it is a table: %j', async (file) => {
    server.api.keepFile('shared', csv('2024-01-01,Film 1,2001,x'));
    await server.send({ document: { file_id: 'shared', file_unique_id: 'shared', ...file } }, ANNA);
    await work();
    expect(await watchedNames()).toEqual(['Film 1']);
  });

  it('fills the list by the days of the file, and counts titles that were in it already', async () => {
    await toggleInStaticList(server.db, { userId: USER, list: 'liste', titleId: film(2) });
    await sendFile(
      'watchlist.csv',
      csv('2024-01-01,Film 1,2001,x', '2024-01-02,Film 2,2002,x', '2024-02-03,Film 3,2003,x'),
    );
    await work();
    expect((await summary())?.['text']).toBe(
      'Ho letto «watchlist.csv», 3 titoli: 2 sono ora nella lista, 1 c’era già.',
    );
    expect(await listIds('liste')).toEqual([film(2), film(3), film(1)]);
  });

  it('adds likes to the titles’ counters, once', async () => {
    for (let times = 0; times < 2; times += 1) await sendFile('films.csv', csv('2024-01-01,Film 1,2001,x'));
    await work();
    expect(await listIds('mi_piace')).toEqual([film(1)]);
    const likes = await server.db
      .selectFrom('title_stats')
      .select('mi_piace')
      .where('title_id', '=', film(1))
      .executeTakeFirstOrThrow();
    expect(likes.mi_piace).toBe(1);
  });

  it('marks the named episodes of a series, and /continua goes on from there', async () => {
    const titleId = server.series[1] ?? 0;
    for (const episode of [1, 2, 3])
      await saveVideoAndNotify(
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
    expect((await summary())?.['text']).toBe(
      'Ho letto «watched-history-1.json», 1 titolo: 1 è ora fra i visti.',
    );
    expect(await watchedNames()).toHaveLength(2);
    await server.say('/continua');
    expect(replies().at(-1)).toContain('Serie 2 S1E3');
    await sendFile(
      'ratings.csv',
      'Const,Your Rating,Title,Title Type,Year\ntt12345,8,Serie 2,TV Series,2002\n',
    );
    await work();
    expect(await watchedNames()).toHaveLength(2);
  });

  it('says that a series has no episodes to mark', async () => {
    await sendFile(
      'ratings.csv',
      'Const,Your Rating,Title,Title Type,Year\ntt12345,8,Serie 3,TV Series,2003\n',
    );
    await work();
    expect((await summary())?.['text']).toBe(
      'Ho letto «ratings.csv», 1 titolo: 1 serie non ha episodi da segnare.\n' +
        'Di 1 serie il file non dice gli episodi («Serie 3»), e non ne segno nessuno.',
    );
  });
});

describe('a file that does not say what its titles become', () => {
  const ask = () => sendFile('lista.csv', csv('2024-01-01,Film 1,2001,x'));
  const edited = () => server.api.of('editMessageText').at(-1);

  it('a file without a purpose is asked about once, and imported as pressed', async () => {
    await ask();
    expect(replies().at(-1)).toBe('«lista.csv»: 1 titolo. Che cosa diventano?');
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
    expect(toasts().at(-1)).toContain('Di questo file hai già deciso');
    await handledTwice(() => server.press(press));
    expect(server.api.of('editMessageText').map(({ text }) => text)).toEqual(
      Array(2).fill('Va bene, fra i «Mi piace». Ti dico com’è andata.'),
    );
    await server.press(dataOf(sent()[0], 'Visti'));
    expect(toasts().at(-1)).toContain('Di questo file hai già deciso');
    await work();
    expect(await listIds('mi_piace')).toEqual([film(1)]);
    expect(await watchedNames()).toEqual([]);
  });

  it('can be discarded', async () => {
    await ask();
    expect(buttonsOf(sent().at(-1)).at(-1)).toMatchObject({ text: 'Annulla', style: 'danger' });
    await server.press(dataOf(sent().at(-1), 'Annulla'));
    expect(edited()).toMatchObject({ text: 'Va bene, non ho cambiato niente.' });
    expect(await entries()).toEqual([]);
    await work();
    expect(await listIds('liste')).toEqual([]);
    expect(replies()).toHaveLength(1);
  });
});

it('a press requests as many missing titles as the limits allow, and the next press continues', async () => {
  const toAnna = () =>
    sent().flatMap(({ chat_id, text }) =>
      chat_id === ANNA && !String(text).startsWith('«Manca') ? [text] : [],
    );
  const names = Array.from({ length: 12 }, (_, n) => `2024-01-01,Manca ${'abcdefghijkl'[n]},1990,x`);
  await sendFile('watched.csv', csv(...names));
  await work();
  const sentSummary = await summary();
  expect(String(sentSummary?.['text'])).toMatch(
    /12 non sono in catalogo\.\n\nMancano:\n• Manca a \(1990\)\n[^]*\ne altri 2$/,
  );
  const press = dataOf(sentSummary, 'Richiedi quelli che mancano');
  await server.press(press, BRUNO);
  await handledTwice(() => server.press(press));
  expect(toAnna().slice(-2)).toEqual(
    Array(2).fill('Richiesti 10 titoli. Ne restano 2. Aspetta una risposta, poi premi ancora.'),
  );
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Ne restano 2. Aspetta una risposta, poi premi ancora.');
  await server.db.updateTable('title_request').set({ state: 'rejected', settled_at: new Date() }).execute();
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Richiesti 2 titoli.');
  await server.press(press);
  expect(toAnna().at(-1)).toBe('Li hai già richiesti tutti.');
});

it('an import that is interrupted, or continued by another server, does each title once', async () => {
  const rows = server.films.map((_, n) => `2024-01-01,Film ${n + 1},${2000 + ((n + 1) % 5)},x`);
  await sendFile(
    'films.csv',
    csv(...rows, ...Array.from({ length: 60 }, (_, n) => `2024-01-01,Manca ${n} volte,1990,x`)),
  );
  const log = { error: () => {}, warn: () => {} };
  const others = [0, 1].map(() => startListImportWorker({ db: server.db, log, intervalMs: 5 }));
  await work();
  await Promise.all(others.map((other) => other.stop()));
  expect((await summary())?.['text']).toMatch(
    /^Ho letto «films\.csv», 85 titoli: 25 sono ora fra i «Mi piace», 60 non sono in catalogo\./,
  );
  const { likes } = await server.db
    .selectFrom('title_stats')
    .select(({ fn }) => fn.sum<number>('mi_piace').as('likes'))
    .executeTakeFirstOrThrow();
  expect(Number(likes)).toBe(25);
  expect(await server.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

it('a summary that a crashed server had started to send is sent again: the person waits for it', async () => {
  await sendFile('watched.csv', csv('2024-01-01,Metropolis,1927,x'));
  await work();
  const sentSummary = await summary();
  const settled = () =>
    server.db.selectFrom('outbox').select('state').where('state', '=', 'delivered').execute();
  await expect.poll(settled).toHaveLength(1);
  await server.db.updateTable('outbox').set({ state: 'waiting', begun_at: new Date() }).execute();
  await expect.poll(() => sent().filter(({ text }) => text === sentSummary?.['text'])).toHaveLength(2);
});

it('an imported list is in the person’s export, and is deleted with the person or after some time', async () => {
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
  await work();
  await server.db
    .updateTable('list_import')
    .set({ state: 'running', next_attempt_at: new Date(Date.now() + 3_600_000) })
    .execute();
  const days = { plays: 0, deliveries: 0, updates: 0 };
  await deleteOldRows(server.db, 'list_import', days);
  expect(await entries()).toHaveLength(1);
  await server.db.updateTable('list_import').set({ state: 'done' }).execute();
  await deleteOldRows(server.db, 'list_import', days);
  expect(await entries()).toEqual([]);
});
