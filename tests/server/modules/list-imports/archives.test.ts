import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { MAX_LIST_FILE_BYTES } from '../../../../src/contract/own/list-imports.ts';
import { handlingTwice } from '../../support/handling-twice.ts';
import { dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, sent } from '../../support/owner-bot.ts';
import { workbookOf } from '../../support/workbook.ts';
import { csv, useListChat } from './support/list-chat.ts';

const { entries, listIds, sendFile, server, watchedNames, work } = await useListChat();
const handledTwice = await handlingTwice(server);

const zip = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ) satisfies Zippable,
    ),
  );

const watchlist = csv('2024-01-01,Film 3,2003,x');
const nothing = 'Date,Given Name,Website\n2020-01-01,Anna,\n';

it('an export of Letterboxd goes where its files say, each title once', async () => {
  const archive = zip({
    'profile.csv': nothing,
    'watched.csv': csv('2024-01-01,Film 1,2001,x', '2024-01-02,Film 2,2002,x'),
    'diary.csv': `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-01-02,Film 1,2001,x,4,,,2023-12-31\n2024-01-02,,,,,,,\n`,
    'ratings.csv': `Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Film 2,2002,x,4\n`,
    'watchlist.csv': watchlist,
    'likes/films.csv': csv('2024-01-01,Film 4,2004,x'),
    'likes/reviews.csv': csv('2024-01-01,Film 5,2005,x'),
    'deleted/diary.csv': csv('2024-01-01,Film 6,2006,x'),
    'lists/watched-with-mum.csv': csv('2024-01-01,Film 7,2007,x'),
  });
  await sendFile('letterboxd-anna-2024.zip', archive);
  expect(replies().at(-1)).toBe(
    [
      '«watched.csv, diary.csv, ratings.csv»: 2 titoli, fra i visti. Li cerco nel catalogo e ti dico com’è andata.',
      '1 riga non l’ho presa:',
      '• riga 3 di «diary.csv»: non trovo un titolo.',
      '',
      '«watchlist.csv»: 1 titolo, nella lista. Li cerco nel catalogo e ti dico com’è andata.',
      '',
      '«likes/films.csv»: 1 titolo, fra i «Mi piace». Li cerco nel catalogo e ti dico com’è andata.',
      'Dall’archivio non ho preso 4 file: «lists/watched-with-mum.csv», «profile.csv», «likes/reviews.csv», «deleted/diary.csv». Se uno è una lista, mandami quel file da solo.',
    ].join('\n'),
  );
  await work();
  expect((await watchedNames()).toSorted()).toEqual(['Film 1', 'Film 2']);
  expect([await listIds('liste'), await listIds('mi_piace')]).toEqual([[film(3)], [film(4)]]);
});

it('an export of Trakt in a folder around it is read without what a system adds', async () => {
  const history = [
    { watched_at: '2024-01-01T00:00:00Z', type: 'movie', movie: { title: 'Film 1', year: 2001 } },
  ];
  const listed = [
    { listed_at: '2024-01-01T00:00:00Z', type: 'movie', movie: { title: 'Film 2', year: 2002 } },
  ];
  const archive = zip({
    'trakt-anna/': new Uint8Array(),
    'trakt-anna/watched-history-1.json': JSON.stringify(history),
    'trakt-anna/lists-watchlist.json': JSON.stringify(listed),
    'trakt-anna/.DS_Store': 'x',
    '__MACOSX/trakt-anna/._watched-history-1.json': 'x',
  });
  await sendFile('trakt.zip', archive);
  // The first: the lists may have been looked up meanwhile.
  expect(replies()[0]).toMatch(
    /^«watched-history-1\.json»: 1 titolo, fra i visti\..*\n\n«lists-watchlist\.json»: 1 .*\.$/,
  );
  await work();
  expect([await watchedNames(), await listIds('liste')]).toEqual([['Film 1'], [film(2)]]);
});

it('lists that say nothing of their target are one, which is asked about', async () => {
  const archive = zip({
    'film.csv': csv('2024-01-01,Film 1,2001,x'),
    'altri.csv': csv('2024-01-01,Film 2,2002,x', '2024-01-01,Film 3,2003,x'),
    'appunti.txt': 'Film 4 (2004)\n',
  });
  await sendFile('liste.zip', archive);
  expect(replies().at(-1)).toContain('«film.csv, altri.csv»: 3 titoli. Che cosa diventano?');
  await server.press(dataOf(sent().at(-1), 'Mi piace'));
  await work();
  expect(new Set(await listIds('mi_piace'))).toEqual(new Set([film(1), film(2), film(3)]));
});

it('the sheets that a workbook of an archive leaves out are named', async () => {
  const rows = [
    ['Titolo', 'Anno'],
    ['Film 1', 2001],
  ];
  const workbook = workbookOf([
    { name: 'Film', rows },
    { name: 'Vecchi', rows },
  ]);
  await sendFile('a.zip', zip({ 'uno.xlsx': workbook, 'altri.csv': csv('2024-01-01,Film 2,2002,x') }));
  expect(replies().at(-1)).toContain('Non ho letto: «Vecchi».');
});

it('an archive is the same one however often its message comes', async () => {
  const archive = zip({ 'watchlist.csv': watchlist, 'watched.csv': csv('2024-01-01,Film 1,2001,x') });
  await handledTwice(() => sendFile('letterboxd.zip', archive));
  const files = await server.db.selectFrom('list_import').select('file_name').orderBy('id').execute();
  expect(files).toEqual([{ file_name: 'watched.csv' }, { file_name: 'watchlist.csv' }]);
});

const flagged = (archive: Buffer) => {
  archive.writeUInt16LE(1, 6);
  return archive;
};

/** An archive whose directory says that its member is smaller than it is. */
const understated = (archive: Buffer) => {
  archive.writeUInt32LE(20, archive.indexOf('PK\u0001\u0002', 'latin1') + 24);
  return archive;
};

it.each([
  ['locked', flagged(zip({ 'watched.csv': watchlist })), 'Il file è protetto da una password.'],
  ['broken off', zip({ 'watched.csv': watchlist }).subarray(0, 60), 'Il file è rovinato'],
  ['no archive at all', Buffer.from('PK'), 'Il file è rovinato'],
  ['without a list', zip({ 'profile.csv': nothing, 'foto.jpg': 'x' }), '2 file: «profile.csv», «foto.jpg».'],
  [
    'with more than it may have',
    zip({ 'watched.csv': new Uint8Array(MAX_LIST_FILE_BYTES + 1) }),
    'non ho preso «watched.csv» (è troppo grande).',
  ],
])(
  'an archive that cannot be read changes nothing, and the answer says why: %s',
  async (_what, archive, reason) => {
    await sendFile('watched.zip', archive);
    expect(replies()).toEqual([expect.stringContaining(reason)]);
    expect(replies().at(-1)).toContain('Non ho cambiato niente.');
    expect(await entries()).toEqual([]);
  },
);

it('the length that an archive states of a file is not believed', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => `Film ${n + 1},2001\n`).join('');
  await sendFile('a.zip', understated(zip({ 'watched.csv': `Name,Year\n${rows}` })));
  expect(replies()).toEqual([expect.stringContaining('«watched.csv»: 1000 titoli, fra i visti.')]);
});

it('one faulty file of an archive costs the others nothing', async () => {
  const long = `Name,Year\n${'Film 1,2001\n'.repeat(10_001)}`;
  await sendFile('a.zip', zip({ 'watched.csv': long, 'watchlist.csv': watchlist }));
  expect(replies().at(-1)).toContain('Dall’archivio non ho preso «watched.csv» (è troppo lungo).');
  await work();
  expect(await listIds('liste')).toEqual([film(3)]);
});
