import { expect, it } from 'vitest';
import {
  MAX_EPISODES,
  MAX_EPISODES_OF_A_SERIES,
  MAX_ROWS,
} from '../../../../src/server/modules/list-imports/list-entry.ts';
import { listFileKind, readList } from '../../../../src/server/modules/list-imports/read-list-file.ts';
import { readListWithinLimits } from '../../../../src/server/modules/list-imports/take-list-file.ts';

const read = (name: string, content: string | Uint8Array) => readList(Buffer.from(content), name);
const faultOf = async (name: string, content: string | Uint8Array) =>
  read(name, content).then(
    () => undefined,
    ({ kind }: { kind?: string }) => kind,
  );

const LETTERBOXD = 'Date,Name,Year,Letterboxd URI\n2024-03-01,"Amélie, la favola",2001,https://boxd.it/2b\n';

it.each([
  ['watched.csv', 'visti'],
  ['ratings (1).csv', 'visti'],
  ['diary.csv', 'visti'],
  ['watchlist.csv', 'liste'],
  ['films.csv', 'mi_piace'],
  ['altro.csv', null],
])('the file %s of Letterboxd says what its films become', async (name, target) => {
  expect(await read(name, LETTERBOXD)).toEqual({
    entries: [
      {
        type: null,
        name: 'Amélie, la favola',
        originalName: 'Amélie, la favola',
        year: 2001,
        tmdbId: null,
        imdbId: null,
        at: new Date('2024-03-01'),
        episodes: null,
      },
    ],
    skipped: 0,
    isPlanned: false,
    notes: expect.objectContaining({ refused: 0, day: null, undated: 0 }),
    target,
  });
});

it('a diary of Letterboxd counts a film once, by the last day it was watched on', async () => {
  const { entries, target } = await read(
    'esportazione.csv',
    '\uFEFFDate,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n' +
      '2024-01-09,Alien,1979,https://boxd.it/a,5,,,2024-01-08\r\n2025-01-09,Alien,1979,https://boxd.it/b,5,Yes,,2025-01-08\r\n',
  );
  expect(target).toBe('visti');
  expect(entries).toMatchObject([{ name: 'Alien', at: new Date('2025-01-08') }]);
});

it('a list of Letterboxd starts with lines about itself', async () => {
  const { entries, target } = await read(
    'top.csv',
    'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Top,,https://boxd.it/l,"Due\nrighe"\n\n' +
      'Position,Name,Year,URL,Description\n1,Ran,1985,https://boxd.it/c,\n',
  );
  expect(entries).toMatchObject([{ name: 'Ran', year: 1985 }]);
  expect(target).toBeNull();
});

const IMDB =
  'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,' +
  'Release Date,Directors\n' +
  'tt0111161,10,2025-03-14,Le ali della libertà,The Shawshank Redemption,https://x,Movie,9.3,142,1994,Drama,1,1994-10-14,X\n' +
  'tt0903747,9,2025-03-15,Breaking Bad,Breaking Bad,https://x,TV Series,9.5,45,2008,Crime,1,2008-01-20,\n' +
  'tt2301451,9,2025-03-15,Ozymandias,Ozymandias,https://x,TV Episode,10,45,2013,Crime,1,2013-09-15,\n' +
  'tt9999999,9,2025-03-15,Un gioco,Un gioco,https://x,Video Game,8,,2013,Crime,1,2013-09-15,\n';

it('IMDb’s ratings are watched films and series; games and single episodes are left out', async () => {
  const list = await read('abc.csv', IMDB);
  expect(list).toMatchObject({ skipped: 2, target: 'visti' });
  expect(list.entries).toMatchObject([
    {
      type: 'film',
      imdbId: 'tt0111161',
      name: 'Le ali della libertà',
      originalName: 'The Shawshank Redemption',
    },
    { type: 'serie', imdbId: 'tt0903747', year: 2008, at: new Date('2025-03-15'), episodes: null },
  ]);
});

it('a list of IMDb has ratings, too, and does not say what its titles become; a watchlist does by its name', async () => {
  const list =
    'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,' +
    'Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n' +
    '1,tt2448843,2014-07-18,2014-07-18,,Interstellar,Interstellar,https://x,Movie,8.4,164,2014,Sci-Fi,1,2014-11-05,X,,\n';
  expect(await read('lista.csv', list)).toMatchObject({ target: null, entries: [{ imdbId: 'tt2448843' }] });
  expect((await read('WATCHLIST.csv', list)).target).toBe('liste');
});

it("Trakt's history as CSV has the episodes of a series in separate rows", async () => {
  const { entries, target } = await read(
    'export.csv',
    'watched_at,action,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,season_number,episode_number\n' +
      '2024-01-02T10:00:00Z,watch,episode,Dark,2017,8,1,tt5753856,70523,,1,2\n' +
      '2024-01-01T10:00:00Z,watch,episode,Dark,2017,8,1,tt5753856,70523,,1,1\n' +
      '2024-01-01T10:00:00Z,watch,movie,Heat,1995,8,2,tt0113277,949,,,\n',
  );
  expect(target).toBe('visti');
  expect(entries).toMatchObject([
    {
      type: 'serie',
      name: 'Dark',
      tmdbId: 70523,
      at: new Date('2024-01-02T10:00:00Z'),
      episodes: [
        [1, 2, new Date('2024-01-02T10:00:00Z')],
        [1, 1, new Date('2024-01-01T10:00:00Z')],
      ],
    },
    { type: 'film', name: 'Heat', tmdbId: 949, episodes: null },
  ]);
});

it("Trakt's JSON: the history, what was watched of a series, and the watchlist", async () => {
  const heat = { title: 'Heat', year: 1995, ids: { trakt: 1, slug: 'heat', imdb: 'tt0113277', tmdb: 949 } };
  const dark = { title: 'Dark', year: 2017, ids: { imdb: 'tt5753856', tmdb: 70523 } };
  const history = [
    { id: 1, watched_at: '2026-01-01T10:00:00.000Z', action: 'watch', type: 'movie', movie: heat },
    {
      id: 2,
      watched_at: '2026-01-01T10:00:00.000Z',
      type: 'episode',
      episode: { season: 1, number: 3 },
      show: dark,
    },
  ];
  expect(await read('watched-history-1.json', JSON.stringify(history))).toMatchObject({
    target: 'visti',
    entries: [
      { type: 'film', tmdbId: 949, imdbId: 'tt0113277' },
      { type: 'serie', tmdbId: 70523, episodes: [[1, 3, new Date('2026-01-01T10:00:00Z')]] },
    ],
  });
  const shows = [
    {
      plays: 2,
      last_watched_at: '2026-01-01T10:00:00.000Z',
      show: dark,
      seasons: [
        {
          number: 1,
          episodes: [
            { number: 1, plays: 1 },
            { number: 2, plays: 1 },
          ],
        },
      ],
    },
  ];
  expect((await read('watched-shows.json', JSON.stringify(shows))).entries).toMatchObject([
    {
      episodes: [
        [1, 1, new Date('2026-01-01T10:00:00Z')],
        [1, 2, new Date('2026-01-01T10:00:00Z')],
      ],
    },
  ]);
  const watchlist = [
    { rank: 1, listed_at: '2026-01-01T10:00:00.000Z', type: 'show', show: dark },
    { rank: 2, listed_at: '2026-01-01T10:00:00.000Z', type: 'person', person: { name: 'Qualcuno' } },
  ];
  expect(await read('lists-watchlist.json', JSON.stringify(watchlist))).toMatchObject({
    target: 'liste',
    skipped: 1,
    entries: [{ type: 'serie', episodes: null }],
  });
});

const NETFLIX =
  'Title,Date\n"Dark: Season 1: Secrets","1/5/24"\n"Maniac: Miniserie: Episodio 2","1/15/24"\n"Mission: Impossible","1/6/24"\n';

it('the history of Netflix has films, series and the episodes that it numbers', async () => {
  expect(await read('NetflixViewingHistory.csv', NETFLIX)).toMatchObject({
    target: 'visti',
    notes: { withoutEpisodes: 1, namesWithoutEpisodes: ['Dark'] },
    entries: [
      { type: 'serie', name: 'Dark', episodes: null, at: new Date('2024-01-05') },
      { type: 'serie', name: 'Maniac', episodes: [[1, 2, new Date('2024-01-15')]] },
      { type: null, name: 'Mission: Impossible' },
    ],
  });
  expect((await read('altro.csv', NETFLIX)).target).toBeNull();
});

it('trailers in the activity of Netflix are left out', async () => {
  const list = await read(
    'ViewingActivity.csv',
    'Profile Name,Start Time,Duration,Title,Supplemental Video Type,Device Type\n' +
      'Io,2024-01-05 20:00:00,00:50:00,Dark: Season 1: Secrets (Episode 1),,TV\n' +
      'Io,2024-01-05 19:59:00,00:00:50,Dark: Trailer,TRAILER,TV\n',
  );
  expect(list).toMatchObject({ skipped: 1, notes: { skippedRows: [{ row: 3, name: 'Dark: Trailer' }] } });
  expect(list.entries).toMatchObject([
    { type: 'serie', name: 'Dark', episodes: [[1, 1, new Date('2024-01-05T20:00:00Z')]] },
  ]);
});

it.each([
  ['Date Watched,Type,Title\n2024-01-05,Series,"Dark - Season 1, Episode 2"\n', [[1, 2]]],
  ['Program Title,Season,Episode,Watch Date\nDark,1,2,2024-01-05\n', [[1, 2]]],
  ['Titolo;Data\nDark S01E02;05/01/2024\n', [[1, 2]]],
  ['Titolo;Tipo\nDark 1x02;Serie TV\n', [[1, 2]]],
  ['Titolo\nDark 1x02\n', [[1, 2]]],
  [
    'Titolo;Stagione;Episodio\nDark;1;1-3\n',
    [
      [1, 1],
      [1, 2],
      [1, 3],
    ],
  ],
  [
    'Titolo;Stagione;Episodio\nDark;1;"2, 4"\n',
    [
      [1, 2],
      [1, 4],
    ],
  ],
  ['Titolo;Stagione;Episodio\nDark;1;tutti\n', null],
  ['Titolo;Stagione;Episodio\nDark;Prima stagione;4 di 10\n', [[1, 4]]],
  ['Titolo serie;Stagione;Visto il\nDark;1;05/01/2024\n', null],
])('episodes are of their series in a list such as %j', async (content, episodes) => {
  const [entry] = (await read('x.csv', content)).entries;
  expect(entry).toMatchObject({ type: 'serie', name: 'Dark' });
  expect(entry?.episodes?.map(([season, number]) => [season, number]) ?? null).toEqual(episodes);
});

it.each(['0,0', '-1,-1', ','])('a film is none of a series beside %j', async (cells) => {
  const { entries } = await read('x.csv', `Title,Year,Season,Episode\nHeat,1995,${cells}\n`);
  expect(entries).toMatchObject([{ type: null, name: 'Heat', episodes: null }]);
});

it('a cell of blanks without end is read at once', async () => {
  const cell = `x${' '.repeat(30_000)}!`;
  const { entries } = await read('x.csv', `Title,Year,Season,Episode\nHeat,1995,1,${cell}\n`);
  expect(entries).toMatchObject([{ name: 'Heat', episodes: null }]);
});

it.each([
  ['Titolo\nHeat (1995)\n', 1995],
  ['Titolo;Data\nHeat (1995);05/01/2024\n', 1995],
  ['Titolo;Anno;Data\nHeat;1995;05/01/2024\n', 1995],
  ['Titolo;Data\nHeat;05/01/2024\n', null],
  ['Title,Year\nHeat (1995),1995\n', 1995],
  ['Titolo;Anno\nHeat - Stagione 2;2019\n', null],
  ['Titolo;Anno\nHeat - Stagione 1;2017\n', 2017],
])('the year of a film is never that of a day in %j', async (content, year) => {
  expect((await read('x.csv', content)).entries).toMatchObject([{ name: 'Heat', year }]);
});

it.each([
  ['#;Film;Anno;Visto\n1;Heat;1995;Sì\n', 'Heat'],
  ['MOVIES,YEAR\nHeat,1995\n', 'Heat'],
  ['Película;Año\nHeat;1995\n', 'Heat'],
  ['FILM VISTI NEL 2024;;\n;;\nTitolo;Data;Voto\nHeat;05/01/2024;8\n', 'Heat'],
  ['I MIEI FILM\nTitolo\nHeat\n', 'Heat'],
  ['Serie;Stagione;Stato\nDark;1;Finita\n', 'Dark'],
  ['SERIE TV;STAGIONI;VISTA\nDark;3;sì\n', 'Dark'],
  ['TV Show,Status\nDark,Watching\n', 'Dark'],
  ['Titolo,Stato,Tipo\nHeat,visto,film\n', 'Heat'],
  ['I MIEI FILM\nFilm;Visto\nHeat;sì\n', 'Heat'],
  ['Titolo;Serie;Stagione;Episodio\nDark;sì;1;1\n', 'Dark'],
])('the columns of a table by hand are known: %j', async (content, name) => {
  expect((await read('x.csv', content)).entries.map((entry) => entry.name)).toEqual([name]);
});

it.each(['1995.0', '1995/96', '15/12/1995'])('the year %s is 1995', async (year) => {
  expect((await read('x.csv', `Titolo;Anno\nHeat;${year}\n`)).entries).toMatchObject([{ year: 1995 }]);
});

it.each(['79', '’85', 'MCMXCV', 'anni 80', '1995?'])(
  'the year %s is not guessed, and is named',
  async (year) => {
    const { entries, notes } = await read('x.csv', `Titolo;Anno\nHeat;${year}\n`);
    expect(entries).toMatchObject([{ name: 'Heat', year: null }]);
    expect(notes).toMatchObject({ leftCells: 1, partRows: [{ row: 2, name: 'Heat', cell: year }] });
  },
);

it.each([
  [{ title: 'Heat', year: 1995 }],
  [{ titolo: 'Heat (1995)', visto: true }],
  [{ Name: 'Heat', ProductionYear: 1995, Type: 'Movie', UserData: { Played: true } }],
  [{ header: 'YouTube', title: 'Watched Heat', titleUrl: 'https://example.org', time: '2024-01-01' }],
  [{ name: 'Marco', date: '2024-01-01' }],
])('objects of no service are no list: %j', async (object) => {
  expect(await faultOf('x.json', JSON.stringify([object]))).toBe('no list');
});

it.each(['Heat\nDune\n', '- Heat (1995) - visto\n- Dune\n', '# Da vedere\n[ ] Heat\n'])(
  'a note is no list: %j',
  async (note) => {
    expect(await faultOf('film.txt', note)).toBe('no list');
  },
);

it.each([
  ['plex.csv', 'Title,Year,Last Viewed at,View Count\nHeat,1995,2024-01-05,2\nDune,2021,,0\n'],
  [
    'jellyfin.csv',
    'Name,Production Year,Played,Last Played Date\nHeat,1995,True,2024-01-05\nDune,2021,False,\n',
  ],
])('the table of a media server says what is watched: %s', async (name, content) => {
  expect(await read(name, content)).toMatchObject({
    target: 'visti',
    entries: [{ name: 'Heat', year: 1995, at: new Date('2024-01-05') }],
    notes: { refusedRows: [{ name: 'Dune', why: 'not watched' }] },
  });
});

/** A series of Trakt with this many watched episodes. */
const show = (title: string, count: number) => ({
  show: { title, year: 2000 },
  seasons: [{ number: 1, episodes: Array.from({ length: count }, (_, number) => ({ number })) }],
});
const history = (title: string, number: number) => ({
  show: { title, year: 2000 },
  episode: { season: 1, number },
});

it('an episode is in a list once, however often its series is repeated', async () => {
  const again = Array.from({ length: 500 }, () => history('Dark', 2));
  const { entries } = await read(
    'a.json',
    JSON.stringify([show('Dark', 1000), ...again, history('Dark', 1001)]),
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]?.episodes).toHaveLength(1001);
});

it('a row of a series without episodes says nothing of those that other rows name', async () => {
  const vague = { show: { title: 'Dark', year: 2000 } };
  for (const items of [
    [vague, history('Dark', 1)],
    [history('Dark', 1), vague],
  ])
    expect((await read('a.json', JSON.stringify(items))).entries).toMatchObject([
      { episodes: [[1, 1, null]] },
    ]);
  const { entries, notes } = await read('watched-shows.json', JSON.stringify([vague]));
  expect(entries).toMatchObject([{ episodes: null }]);
  expect(notes).toMatchObject({ withoutEpisodes: 1, namesWithoutEpisodes: ['Dark'], isTrakt: true });
});

it('the episodes of a file and of a series are limited', async () => {
  const shows = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'].map((name) => show(name, MAX_EPISODES / 5));
  expect((await read('a.json', JSON.stringify(shows))).entries).toHaveLength(5);
  const longest = JSON.stringify([show('Uno', MAX_EPISODES_OF_A_SERIES)]);
  expect((await read('a.json', longest)).entries).toHaveLength(1);
});

it.each([
  ['too many episodes', 'of one series', [show('Uno', MAX_EPISODES_OF_A_SERIES + 1)]],
  [
    'too many episodes',
    'of all series',
    [
      ...['Uno', 'Due', 'Tre'].map((name) => show(name, MAX_EPISODES / 3)),
      history('Quattro', 1),
      history('Cinque', 1),
      history('Sei', 1),
    ],
  ],
])('a file is refused as: %s (%s)', async (fault, _where, items) => {
  expect(await faultOf('a.json', JSON.stringify(items))).toBe(fault);
});

it.each([
  ['unreadable', 'a.json', '['.repeat(500_000)],
  ['unreadable', 'a.json', '{"a":'.repeat(90_000)],
  ['no list', 'a.json', `{"a":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`],
  ['no list', 'a.csv', ','.repeat(4_900_000)],
  ['no list', 'a.csv', `Name,Year${',x'.repeat(500)}\nHeat,1995\n${'x\n'.repeat(9)}`],
])('a file is refused as: %s (%s)', async (fault, name, content) => {
  expect(await faultOf(name, content)).toBe(fault);
});

it('a long file is read like a short one, in a separate thread', async () => {
  const content = `Name,Year\n${Array.from({ length: 5000 }, (_, n) => `Titolo ${n},1990\n`).join('')}`;
  const sent = (name: string, text: string) => readListWithinLimits({ name, bytes: Buffer.from(text) });
  const answer = await sent('watched.csv', content);
  const [list] = 'lists' in answer ? answer.lists : [];
  expect(list).toMatchObject({ count: 5000, skipped: 0, target: 'visti' });
  expect(list?.parts.flatMap((part) => JSON.parse(part) as unknown[])).toEqual(
    JSON.parse(JSON.stringify((await read('watched.csv', content)).entries)),
  );
  expect(await sent('a.csv', 'x'.repeat(100_000))).toMatchObject({ fault: 'no list' });
});

it.each([
  ['no list', 'a.csv', 'nome;prezzo\nuno;2\n'],
  ['no list', 'a.json', '{"titles": []}'],
  ['no list', 'a.json', '[{"foo": 1}]'],
  ['empty', 'a.json', '[]'],
  ['empty', 'a.csv', 'Name,Year\n'],
  ['no list', 'a.csv', ''],
  ['empty', 'a.csv', 'Name,Year\nAlien,1979,zu viel\n'],
  ['unreadable', 'a.json', '[{"type":"movie","movie":{"title":"Heat"}},{"typ'],
  ['empty', 'a.csv', `Name,Year\n"${'x'.repeat(300_000)}`],
  ['too many rows', 'a.csv', `Name,Year\n${'Alien,1979\n'.repeat(MAX_ROWS + 10)}`],
  [
    'too many rows',
    'a.json',
    `[${'{"movie":{"title":"Heat"}},'.repeat(MAX_ROWS)}{"movie":{"title":"Heat"}}]`,
  ],
])('a file is refused as: %s (%s)', async (fault, name, content) => {
  expect(await faultOf(name, content)).toBe(fault);
});

it.each([
  ['a row without a title', 'a.csv', 'Name,Year\nAlien,1979\n,1980\n', { row: 3, why: 'no title' }],
  [
    'a cell too many',
    'a.csv',
    'Name,Year\n\nAlien,1979\nDune, part,2021\n',
    { row: 4, why: 'cells', found: 3, wanted: 2 },
  ],
  ['megabytes of commas', 'a.csv', `Name,Year\nAlien,1979\n${','.repeat(3000)}\n`, { row: 3, why: 'long' }],
  ['a quote that does not close', 'a.csv', 'Name,Year\n"Dune,2021\nAlien,1979\n', { row: 2, why: 'quotes' }],
  [
    'an item without a title',
    'a.json',
    '[{"movie":{"title":"Alien"}},{"type":"movie","movie":{}}]',
    { row: 2, why: 'no title' },
  ],
])('a list is read to its end, and names its row with %s', async (_what, name, content, refused) => {
  const { entries, notes } = await read(name, content);
  expect(entries.map((entry) => entry.name)).toEqual(['Alien']);
  expect(notes).toMatchObject({ refused: 1, refusedRows: [refused] });
});

it('lists and archives are recognised by their names', () => {
  expect(['a.CSV', 'b.json', 'c.zip', 'd.txt', 'e.md', 'f.srt', 'csv'].map(listFileKind)).toEqual([
    'csv',
    'json',
    'zip',
    'csv',
    'other',
    undefined,
    undefined,
  ]);
});
