import { describe, expect, it } from 'vitest';
import { readList } from '../../../src/server/modules/list-imports/read-list-file.ts';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import { readHistory } from '../../../src/server/modules/watched/viewings.ts';
import { USER, useListChat } from '../modules/list-imports/support/list-chat.ts';
import { replies } from '../support/owner-bot.ts';

const { sendFile, server, summary, watchedNames, work } = await useListChat();
const latin = (text: string) => Buffer.from(text, 'latin1');
const readListFile = (content: string, name: string) => readList(Buffer.from(content), name);
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
  expect(text).toContain('1 riga non l’ho presa:\n• riga 3: ha 11 celle, ma le colonne sono 9.');
});

it('a table with totals is no list, and the answer says what is', async () => {
  await sendFile('watched.csv', 'Titolo;Anno;Visto il\nFilm 1;2001;04/02/2025\nTotale;1;\n');
  expect(replies().at(-1)).toContain('Letterboxd, IMDb, Trakt, Simkl, TV Time o Netflix');
  expect(await watchedNames()).toEqual([]);
});

it('a cell that is not understood costs its row nothing else, and is named', async () => {
  await sendFile('watched.csv', 'Titolo;Anno;Visto il\nFilm 1;79;04/02/2025\nFilm 2;2002;05/02/2025\n');
  expect(replies().at(-1)).toContain(
    '1 casella non la capisco, e il resto della riga vale: riga 2, «Film 1»: «79».',
  );
  await work();
  expect([await watchedNames(), await daysOf()]).toEqual([
    ['Film 2', 'Film 1'],
    ['2025-02-05', '2025-02-04'],
  ]);
});

it('each episode of a history is watched on its own day', async () => {
  const titleId = server.series[0] ?? 0;
  for (const episode of [1, 2])
    await saveVideoAndNotify(
      server.db,
      { titleId, episode: { season: 1, episode } },
      { kind: 'video', fileId: `d${episode}` },
    );
  const show = { title: 'Serie 1', year: 2001, ids: {} };
  const items = [1, 2].map((number) => ({
    watched_at: `202${number}-0${number}-0${number}T20:00:00Z`,
    type: 'episode',
    episode: { season: 1, number },
    show,
  }));
  await sendFile('watched-history-1.json', JSON.stringify(items));
  await work();
  expect((await daysOf()).toSorted()).toEqual(['2021-01-01', '2022-02-02']);
});

describe('the export of TV Time', () => {
  const EPISODES =
    'series_name,episode_number,created_at,season_number,s_no,ep_no,ep_watch_count,is_for_later,is_followed\n' +
    'Serie 1,1,2023-11-04 15:30:38,1,1,1,,,\nSerie 1,,2015-09-13 15:34:44,,,,2,false,true\n' +
    'Serie 2,,2024-09-13 15:34:44,,,,0,true,true\n';
  const FILMS =
    'type,entity_type,movie_name,release_date,created_at\n' +
    'watch,movie,Film 1,2001-05-25 00:00:00,2019-09-08 17:24:29\n' +
    'towatch,movie,Film 2,2002-09-15 00:00:00,2023-09-04 21:53:54\n';

  it.each([
    ['tracking-prod-records-v2.csv', EPISODES, 'Serie 1', { row: 4, name: 'Serie 2', why: 'not watched' }],
    ['tracking-prod-records.csv', FILMS, 'Film 1', { row: 3, name: 'Film 2', why: 'not watched' }],
  ])('%s says what is watched, and what is for later', async (fileName, content, name, row) => {
    const { entries, notes, target } = await readListFile(content, fileName);
    expect(target).toBe('visti');
    expect(entries.map((entry) => entry.name)).toEqual([name]);
    expect(notes.refusedRows).toMatchObject([row]);
  });

  it('has its episodes by their days', async () => {
    const { entries } = await readListFile(EPISODES, 'tracking-prod-records-v2.csv');
    expect(entries[0]?.episodes).toEqual([[1, 1, new Date('2023-11-04T15:30:38Z')]]);
  });
});

it('the table of Yamtrack has the day on which a title was finished', async () => {
  const { entries, target } = await readListFile(
    'media_id,source,media_type,title,season_number,episode_number,status,start_date,end_date,progress\n' +
      '348,tmdb,movie,Alien,,,Completed,2025-01-01 00:00:00,2025-01-02 00:00:00,1\n' +
      '1396,tmdb,episode,Breaking Bad,1,1,,,2025-02-03 00:00:00,\n',
    'yamtrack.csv',
  );
  expect(target).toBe('visti');
  expect(entries).toMatchObject([
    { name: 'Alien', at: new Date('2025-01-02') },
    { name: 'Breaking Bad', episodes: [[1, 1, new Date('2025-02-03')]] },
  ]);
});

it('titles without a day, or with one that nobody can read, are said to have today’s', async () => {
  await sendFile(
    'watched.csv',
    'Name,Year,Watched Date\nFilm 1,2001,ieri\nFilm 2,2002,2025-03-04\nFilm 3,2003,\n',
  );
  await work();
  expect(String((await summary())?.['text'])).toContain(
    'Di 2 titoli il file non dice una data valida. Vale quella di oggi.',
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

it('titles of every kind are read, and one of an unknown kind is found by its name and year', async () => {
  const place = { titleId: server.series[0] ?? 0, episode: { season: 1, episode: 1 } };
  await saveVideoAndNotify(server.db, place, { kind: 'video', fileId: 'e1' });
  await sendFile(
    'watched.csv',
    'Title,Year,Type,Season,Episode,Watched at\nFilm 1,2001,Cartone animato,,,2025-02-03\n' +
      'Film 2,2002,Film d’animazione,,,2025-02-03\nSerie 1,2001,Serie animata,1,1,2025-02-03\nUn gioco,2001,Video Game,,,\n',
  );
  await work();
  const text = String((await summary())?.['text']);
  expect(text).toContain('3 titoli: 3 sono ora fra i visti. 1 riga non è un film né una serie.');
  expect(text).toContain('Non sono film né serie: riga 5, «Un gioco».');
});

it('JSON may write the kinds in any way', async () => {
  const film = (type: string) => ({ type, movie: { title: 'Heat', year: 1995 } });
  const show = { title: 'Dark', year: 2017, ids: { imdb: null, tmdb: 70523 } };
  const items = [
    film('Movie'),
    film('movies'),
    film('FILM'),
    { type: 'series', show },
    { type: 'TV Series', ...show },
  ];
  expect(await readListFile(JSON.stringify(items), 'lista.json')).toMatchObject({
    skipped: 0,
    entries: [
      { type: 'film', name: 'Heat' },
      { type: 'serie', name: 'Dark' },
    ],
  });
});

const ids = (imdb: string) => ({ imdb, tmdb: null });

describe('titles of which the file says that they are not watched', () => {
  const film = (n: number) => ({ title: `Film ${n}`, year: 2000 + n, ids: ids(`tt9000${n}`) });
  const day = '2025-02-03T20:00:00Z';

  it.each([
    [
      'Simkl’s back-up',
      'SimklBackup.json',
      {
        movies: [
          { last_watched_at: day, status: 'completed', movie: film(1) },
          { last_watched_at: null, status: 'plantowatch', movie: film(2) },
        ],
        anime: [{ status: 'completed', last_watched_at: day, anime_type: 'movie', show: film(3) }],
      },
    ],
    [
      'films of TV Time',
      'tvtime-movies.json',
      [
        {
          id: ids('tt90001'),
          title: 'Film 1',
          year: 2001,
          is_watched: true,
          watched_at: '2025-02-03 20:00:00',
        },
        { id: ids('-1'), title: 'Film 2', year: 2002, is_watched: false, watched_at: null },
        { id: ids('-1'), title: 'Film 3', year: 2003, is_watched: true, watched_at: '2025-02-03 20:00:00' },
      ],
    ],
    [
      'Simkl’s table',
      'simkl.csv',
      'Title,Type,Year,Watchlist,WatchedDate\nFilm 1,movie,2001,completed,2025-02-03\nFilm 2,movie,2002,plan to watch,\nFilm 3,movie,2003,completed,2025-02-03\n',
    ],
    [
      'TV Time’s table',
      'tvtime-movies-2026.csv',
      'tvdb_id,title,year,watched_at,is_watched,rewatch_count\n1,Film 1,2001,2025-02-03,true,0\n2,Film 2,2002,,false,0\n3,Film 3,2003,2025-02-03,true,1\n',
    ],
    [
      'a column of yes and no',
      'lista.csv',
      'Titolo;Anno;Visto\nFilm 1;2001;sì\nFilm 2;2002;no\nFilm 3;2003;Sì\n',
    ],
    ['a column of crosses', 'lista.csv', 'Titolo;Anno;Visto?\nFilm 1;2001;x\nFilm 2;2002;\nFilm 3;2003;X\n'],
    ['a column of numbers', 'list.csv', 'Title,Year,Watched\nFilm 1,2001,1\nFilm 2,2002,0\nFilm 3,2003,2\n'],
    [
      'the history of a person',
      'watched.csv',
      'Name,Year,Seen\nFilm 1,2001,TRUE\nFilm 2,2002,FALSE\nFilm 3,2003,2025-02-03\n',
    ],
  ])('in %s they are named, and the others are read', async (_what, name, content) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const { entries, notes } = await readListFile(text, name);
    expect(entries.map((entry) => entry.name).toSorted()).toEqual(['Film 1', 'Film 3']);
    const row = name.endsWith('csv') ? 3 : 2;
    expect(notes.refusedRows).toMatchObject([{ row, name: 'Film 2', why: 'not watched' }]);
  });

  it('they are named in the chat, and the others are marked', async () => {
    await sendFile('lista.csv', 'Titolo;Anno;Visto\nFilm 1;2001;sì\nFilm 2;2002;no\nFilm 3;2003;Sì\n');
    await work();
    expect(String((await summary())?.['text'])).toContain(
      '1 riga non l’ho presa:\n• riga 3, «Film 2»: il file dice che non è ancora visto.',
    );
    expect((await watchedNames()).toSorted()).toEqual(['Film 1', 'Film 3']);
  });

  it.each([
    'Planning, PLANNING, plan_to_watch, want to watch, wishlist, not watched, Not Started, not_started_yet',
    'for_later, Backlog, unwatched, non visto, Da vedere, Por ver, pendiente, no vista',
  ])('a person’s words for what they have not watched are known: %s', async (words) => {
    for (const word of words.split(', ')) {
      const rows = `Title,Year,Status\nFilm 2,2002,${word}\n`;
      expect(await readListFile(rows, 'ratings.csv'), word).toMatchObject({ isPlanned: true });
      const items = JSON.stringify([{ id: ids('-1'), title: 'Film 2', status: word }]);
      expect(await readListFile(items, 'films.json'), word).toMatchObject({ isPlanned: true });
    }
  });

  it.each([
    'Completed, In progress, Paused, Dropped, up_to_date, continuing, watching',
    'Finito, vista, in corso, Abbandonata, Terminada, viendo',
  ])('a person’s words for what they have watched are known: %s', async (words) => {
    for (const word of words.split(', ')) {
      const list = await readListFile(`Title,Year,Status\nFilm 2,2002,${word}\n`, 'lista.csv');
      expect(list, word).toMatchObject({ isPlanned: false, notes: { unknownWords: [] } });
    }
  });

  it.each([
    [
      'yamtrack.csv',
      'Title,Year,Status,Watched at\nFilm 1,2001,Completed,2025-02-03\nFilm 2,2002,Prestato,\n',
    ],
    ['lista.csv', 'Titolo;Anno;Visto\nFilm 1;2001;sì\nFilm 2;2002;Prestato\n'],
    [
      'lista.json',
      JSON.stringify([
        { status: 'completed', last_watched_at: day, movie: film(1) },
        { status: 'Prestato', last_watched_at: day, movie: film(2) },
      ]),
    ],
  ])('a word that nobody knows is named, and the person chooses: %s', async (name, content) => {
    await sendFile(name, content);
    expect(replies().at(-1)).toContain(
      `«${name}»: 2 titoli. Che cosa diventano?\nAccanto a qualche titolo il file dice «Prestato», e non so se vuol dire che è già visto.`,
    );
    expect(await watchedNames()).toEqual([]);
  });

  it('a file of nothing else is for the list', async () => {
    await sendFile('to-watch.json', JSON.stringify([{ status: 'plantowatch', movie: film(2) }]));
    await work();
    expect(String((await summary())?.['text'])).toContain('1 è ora nella lista');
    expect(await watchedNames()).toEqual([]);
  });

  it('what was left midway, or has no plays, is not marked', async () => {
    const begun = [
      { progress: 12.5, paused_at: day, type: 'movie', movie: film(2) },
      { watched_at: day, type: 'movie', movie: film(3) },
    ];
    const list = await readListFile(JSON.stringify(begun), 'watched-playback.json');
    expect(list.entries.map(({ name }) => name)).toEqual(['Film 3']);
    expect(list.notes.refusedRows).toMatchObject([{ row: 1, name: 'Film 2', why: 'not watched' }]);
    const episodes = [
      { number: 1, plays: 2 },
      { number: 2, plays: 0 },
    ];
    const show = [{ plays: 2, last_watched_at: day, show: film(1), seasons: [{ number: 1, episodes }] }];
    const watched = await readListFile(JSON.stringify(show), 'watched-shows.json');
    expect(watched.entries[0]?.episodes).toMatchObject([[1, 1, new Date(day)]]);
  });

  it('a series has its watched episodes alone', async () => {
    const episode = (number: number, isWatched: boolean) => ({
      number,
      is_watched: isWatched,
      watched_at: null,
    });
    const seasons = [{ number: 1, episodes: [episode(1, true), episode(2, false)] }];
    const list = await readListFile(
      JSON.stringify([{ id: ids('tt0000009'), title: 'Serie 1', is_watched: null, seasons }]),
      'tvtime-series.json',
    );
    expect(list.entries).toMatchObject([{ type: 'serie', name: 'Serie 1', episodes: [[1, 1, null]] }]);
    const table = await readListFile(
      'show_title,season_number,episode_number,is_special,is_watched,watched_at\n' +
        'Serie 1,1,1,false,true,2025-02-03\nSerie 1,1,2,false,false,\n',
      'tvtime-series-episodes-2026.csv',
    );
    expect(table).toMatchObject({
      target: 'visti',
      entries: [{ name: 'Serie 1', episodes: [[1, 1, new Date('2025-02-03')]] }],
    });
  });
});

it.each([
  ['Name,Season,Episode,Created at\nDark,1,3,2025-01-05\n', [1, 3]],
  ['user_id,s_no,ep_no,series_name,created_at\n1,1,3,Dark,2025-01-05 10:00:00\n', [1, 3]],
  ['updated_at,tv_show_name,episode_season_number,episode_number\n2025-01-05,Dark,1,3\n', [1, 3]],
  ['Title,Show Title,Season,Episode,Watched at\nGeheimnisse,Dark,1,3,2025-01-05\n', [1, 3]],
  ['Serie;Stagione;Episodio;Visto il\nDark;1;3;05/01/2025\n', [1, 3]],
  ['Serie;Titolo;Stagione;Episodio\nDark;Segreti;1;3\n', [1, 3]],
  ['Serie;Stagione;Episodio\nDark;Stagione 1;Ep. 3\n', [1, 3]],
])('episodes are read from the columns of TV Time and others: %j', async (content, episode) => {
  expect((await readListFile(content, 'x.csv')).entries).toMatchObject([
    { type: 'serie', name: 'Dark', episodes: [expect.arrayContaining(episode)] },
  ]);
});

it.each([
  ['Date Watched,Type,Title\n2025-01-05,Movie,Film 1\n', null],
  ['movie_name,release_date\nFilm 1,2001-05-04\n', 2001],
  ['Titolo;Visto il\nFilm 1;05/01/2025\n', null],
  ['Film Name,Year\nFilm 1,2001\n', 2001],
  ['Titolo;Anno;Serie\nFilm 1;2001;no\n', 2001],
])(
  'films are read from tables without a year, or with the day of their release: %j',
  async (content, year) => {
    expect((await readListFile(content, 'x.csv')).entries).toMatchObject([{ name: 'Film 1', year }]);
  },
);

it('the old export of IMDb keeps its ratings’ days', async () => {
  const content =
    '"position","const","created","Title","Title type","You rated","Year"\n"1","tt90001","Wed Mar 12 21:30:00 2014","Film 1","Feature Film","8","2001"\n';
  await sendFile('ratings.csv', content);
  await work();
  expect([await watchedNames(), await daysOf()]).toEqual([['Film 1'], ['2014-03-12']]);
});

it('two names of one title are one mark, with the episodes of both', async () => {
  const place = { titleId: server.series[0] ?? 0, episode: { season: 1, episode: 1 } };
  await saveVideoAndNotify(server.db, place, { kind: 'video', fileId: 'e1' });
  await sendFile('watched.csv', 'Name,Year,Season,Episode\nSerie 1,2001,1,1\nSerie 1,2001,,\n');
  await work();
  expect(String((await summary())?.['text'])).toContain('2 titoli: 1 è ora fra i visti, 1 c’era già.');
  expect(await watchedNames()).toHaveLength(1);
});

it.each([
  [
    'lista.csv',
    Buffer.from('PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 'latin1'),
    'Il file è rovinato',
  ],
  ['watched.csv', '<!DOCTYPE html>\n<html><body>Login</body></html>', 'È una pagina web'],
  ['watched.json', '  <html><body>Login</body></html>', 'È una pagina web'],
  ['animelist.xml', '<?xml version="1.0"?><myanimelist/>', 'Non è una lista che conosco'],
  ['settings.json', '{"user":{"name":"x"}}', 'Letterboxd, IMDb, Trakt, Simkl, TV Time o Netflix'],
  ['elenco.xml.json', '{"diary":[{"showName":"Dark"}]}', 'Non è una lista che conosco'],
  ['film.json', '[{"title":"Heat","year":1995}]', 'Non è una lista che conosco'],
  ['film.txt', '- Heat (1995) - visto\n- Dune\n', 'Non è una lista che conosco'],
  ['film.md', '# Visti\n- Heat\n', 'Non è una lista che conosco'],
])('%s that is no list is refused by what it is', async (name, content, text) => {
  await sendFile(name, content);
  expect(replies().at(-1)).toContain(text);
});

it('numbers and marks of a JSON list may be texts', async () => {
  const episodes = [
    { number: '2', is_watched: 'true' },
    { number: 3, is_watched: '0' },
  ];
  const list = [{ title: 'Dark', id: ids('-1'), seasons: [{ number: '1', episodes }] }];
  const { entries } = await readListFile(JSON.stringify(list), 'x.json');
  expect(entries).toMatchObject([{ name: 'Dark', episodes: [[1, 2, null]] }]);
});
