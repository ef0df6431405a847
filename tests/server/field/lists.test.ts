import { expect, it } from 'vitest';
import { readHistory } from '../../../src/server/modules/watched/viewings.ts';
import { USER, useListChat } from '../modules/list-imports/support/list-chat.ts';
import { replies } from '../support/owner-bot.ts';

const { sendFile, server, summary, watchedNames, work } = await useListChat();
const latin = (text: string) => Buffer.from(text, 'latin1');
const daysOf = async () =>
  (await readHistory(server.db, { userId: USER, limit: 50, offset: 0 })).map(({ watchedAt }) =>
    watchedAt.toISOString().slice(0, 10),
  );

it('ratings that a spreadsheet has saved in Windows-1252 are read with their accents', async () => {
  await sendFile(
    'ratings.csv',
    latin(
      'Const;Il tuo voto;Data della valutazione;Titolo;Titolo originale;Tipo di titolo;Anno\r\n' +
        'tt90001;9;05/01/2025;Film 1;Così è;Film;2001\r\ntt90002;8;6 gen 2025;Perché là;Là;Film;1950\r\n',
    ),
  );
  await work();
  expect(String((await summary())?.['text'])).toContain('• Perché là (1950)');
  expect([await watchedNames(), await daysOf()]).toEqual([['Film 1'], ['2025-01-05']]);
});

it('reviews with semicolons, commas in the texts and days with slashes keep their days', async () => {
  await sendFile(
    'reviews.csv',
    '\uFEFFDate;Name;Year;Letterboxd URI;Rating;Rewatch;Review;Tags;Watched Date\r\n' +
      '05/02/2025;Film 1;2001;https://boxd.it/2;4,5;;"Uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci.";;04/02/2025\r\n' +
      '07/02/2025;Film 2;2002;https://boxd.it/3;4,0;;"Su, giù, di qua, di là.";;06/02/2025\r\n',
  );
  expect(replies().at(-1)).toContain('Nelle date con le barre «04/02/2025» è il 4 febbraio 2025.');
  await work();
  expect([await watchedNames(), await daysOf()]).toEqual([
    ['Film 2', 'Film 1'],
    ['2025-02-06', '2025-02-04'],
  ]);
});

it('a row with a cell too many is refused by its number, and the others are read', async () => {
  await sendFile(
    'WATCHLIST.csv',
    'Position,Const,Created,Description,Title,Title Type,Year,Your Rating,Date Rated\n' +
      '1,,2024-05-01,,Film 1,Movie,2001,,\n2,,2024-05-01,da vedere, con calma, insieme,Film 2,Movie,2002,,\n',
  );
  await work();
  const text = String((await summary())?.['text']);
  expect(text).toContain('1 titolo: 1 è ora nella lista.');
  expect(text).toContain('1 riga non l’ho letta:\n• riga 3: ha 11 celle, ma le colonne sono 9.');
});

it('titles without a day, or with one that nobody can read, are said to have today’s', async () => {
  await sendFile(
    'watched.csv',
    'Name,Year,Watched Date\nFilm 1,2001,ieri\nFilm 2,2002,2025-03-04\nFilm 3,2003,\n',
  );
  await work();
  expect(String((await summary())?.['text'])).toContain(
    'Di 2 titoli il file non dice una data valida: vale quella di oggi.',
  );
});

it('a series without seasons has nothing marked, and the answer names the file that has them', async () => {
  const show = { title: 'Serie 1', year: 2001, ids: { trakt: 1, imdb: null, tmdb: null } };
  await sendFile(
    'watched-shows.json',
    JSON.stringify([{ plays: 12, last_watched_at: '2026-03-01T20:00:00.000Z', show, aired_episodes: 12 }]),
  );
  expect(replies().at(-1)).toContain('«watched-history-1.json»');
  await work();
  expect(String((await summary())?.['text'])).toContain(
    'Di 1 serie il file non dice gli episodi («Serie 1»)',
  );
  expect(await watchedNames()).toEqual([]);
});

it('rows that are neither films nor series are named', async () => {
  const items = [
    { type: 'movie', listed_at: '2026-02-01T20:00:00Z', movie: { title: 'Film 1', year: null, ids: null } },
    { type: 'season', season: { number: 2 }, show: { title: 'Serie 1', year: 2001, ids: {} } },
    { type: 'movie', movie: null },
  ];
  await sendFile('lists-watchlist.json', JSON.stringify(items));
  await work();
  const text = String((await summary())?.['text']);
  expect(text).toContain('Non sono film né serie: riga 2, «Serie 1».');
  expect(text).toContain('• riga 3: non trovo un titolo.');
});
