import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  formatFieldError,
  parseTitleRecord,
} from '../../../../../src/server/modules/catalogue/rules/title-record.ts';
import {
  jellyfinEpisodeSchema,
  jellyfinTitleSchema,
} from '../../../../../src/server/modules/imports/jellyfin/jellyfin-schemas.ts';
import { mapJellyfinTitle } from '../../../../../src/server/modules/imports/jellyfin/map-jellyfin-title.ts';

const SERVER = { serverId: 's1', root: 'http://10.0.0.2:8096', publicRoot: 'https://cinema.example' };

function take(item: object, episodes: object[] = []) {
  const title = v.parse(jellyfinTitleSchema, { Id: 'a1', Name: 'Il golem', ProductionYear: 1920, ...item });
  const held = episodes.map((one) => v.parse(jellyfinEpisodeSchema, one));
  const read = parseTitleRecord(mapJellyfinTitle(title, held, SERVER));
  if ('faults' in read) throw new Error(read.faults.map(formatFieldError).join());
  return read.record;
}
const film = (fields: object = {}) => take({ Type: 'Movie', ...fields });
const series = (fields: object = {}, ...episodes: object[]) => take({ Type: 'Series', ...fields }, episodes);
const episode = (season: number | null, first: number | null, last?: number) => ({
  Id: `e${season}-${first}`,
  ParentIndexNumber: season,
  IndexNumber: first,
  IndexNumberEnd: last,
});

it('a film with few known facts is still imported', () => {
  expect(film()).toEqual({
    origin: 'jellyfin:s1:a1',
    type: 'film',
    altri_titoli: [],
    titolo: 'Il golem',
    titolo_originale: null,
    trama: '',
    generi: [],
    data_uscita: '1920-01-01',
    durata: 0,
    adult: false,
    copertina: null,
    banner: null,
    trailer: null,
    registi: [],
    interpreti: [],
    tmdb_id: null,
    imdb_id: null,
    sorgenti: [{ url: 'https://cinema.example/web/#/details?id=a1&serverId=s1' }],
  });
});

it.each([
  ['New Year at midnight in Rome, with its year', '2019-12-31T23:00:00.0000000Z', 2020, '2020-01-01'],
  ['New Year at midnight in Rome, without a year', '2019-12-31T23:00:00.0000000Z', undefined, '2020-01-01'],
  ['a summer’s midnight in Rome', '1983-07-14T22:00:00.0000000Z', 1983, '1983-07-15'],
  ['midnight in New York', '2010-05-05T04:00:00.0000000Z', 2010, '2010-05-05'],
  ['midnight in Tokyo', '2011-03-03T15:00:00.0000000Z', undefined, '2011-03-04'],
  ['midnight with the zone’s offset', '2020-01-01T00:00:00.0000000+01:00', 2020, '2020-01-01'],
  ['a time without a zone', '2020-01-01T00:00:00', undefined, '2020-01-01'],
  ['a day alone', '1968-08-08', undefined, '1968-08-08'],
  ['a premiere of another year than the given one', '2004-01-15T00:00:00.0000000Z', 2003, '2003-01-01'],
  ['the year alone', undefined, 1955, '1955-01-01'],
  ['the server’s unknown date', '0001-01-01T00:00:00.0000000Z', 1955, '1955-01-01'],
  ['words', 'next spring', undefined, undefined],
  ['a day that is none', '2019-13-45T00:00:00Z', undefined, undefined],
])('%s gives the day of the premiere', (_what, PremiereDate, ProductionYear, day) => {
  expect(film({ PremiereDate, ProductionYear }).data_uscita ?? undefined).toBe(day);
});

it('the date of a title in the catalogue is that of the server, if that is valid', () => {
  const created = (DateCreated?: string) => film({ DateCreated }).created_at;
  expect(created('2025-03-01T10:00:00.1234567Z')).toBe('2025-03-01T10:00:00.123Z');
  const unknown = [created(), created('some day'), created('0001-01-01T00:00:00.0000000Z')];
  expect(unknown).toEqual([undefined, undefined, undefined]);
});

it('a film lasts minutes, rounded', () => {
  expect(film({ RunTimeTicks: 94.4 * 600_000_000, ChildCount: 3 }).durata).toBe(94);
});

it('a series lasts up to the highest season that it has episodes of', () => {
  const episodes = [episode(0, 1), episode(null, 1), episode(1, 1), episode(1, 2), episode(3, 1)];
  expect(series({ ChildCount: 7, RunTimeTicks: 94 * 600_000_000 }, ...episodes).durata).toBe(3);
  expect(series({ ChildCount: 7 }, episode(0, 1)).durata).toBe(7);
  expect(series().durata).toBe(0);
});

describe('the videos of a series', () => {
  it('the videos of a series are the pages of its episodes', () => {
    const url = 'https://cinema.example/web/#/details?id=e1-2&serverId=s1';
    expect(series({}, episode(1, 2)).sorgenti).toEqual([{ stagione: 1, episodio: 2, url }]);
  });

  it.each([
    ['several episodes in one file', episode(2, 3, 5), ['2x3', '2x4', '2x5']],
    ['an end before the beginning', episode(2, 3, 1), ['2x3']],
    ['ten in one file', episode(2, 3, 12), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((one) => `2x${one}`)],
    ['an end that is the picture’s height', episode(2, 3, 1080), ['2x3']],
    ['an end beyond all bounds', episode(2, 3, 30_000_000_000), ['2x3']],
    ['a special', episode(0, 0), ['0x0']],
    ['no season', episode(null, 3), []],
    ['no number', episode(2, null), []],
  ])('with %s', (_, held, expected) => {
    const numbers = series({}, held).sorgenti.map(({ stagione, episodio }) => `${stagione}x${episodio}`);
    expect(numbers).toEqual(expected);
  });
});

it.each(['VM18', 'IT-VM 18', '18+', 'R18', 'FSK-18', ' nc-17 ', 'XXX'])(
  'rated %s is for adults',
  (rating) => {
    expect(film({ OfficialRating: rating }).adult).toBe(true);
  },
);

it.each(['VM14', 'PG-13', '180', 'FSK-16', ''])('rated %j is for all', (rating) => {
  expect(film({ OfficialRating: rating }).adult).toBe(false);
});

describe('people', () => {
  const people = (Type: string | null, ...names: string[]) => names.map((Name) => ({ Name, Type }));

  it('people are the directors of a film, and the creators and directors of a series, in this order', () => {
    const People = [
      ...people('Director', 'Fritz Lang', 'Thea von Harbou'),
      ...people('Creator', 'Thea von Harbou', 'Erich Pommer'),
      ...people('Writer', 'Altri'),
      ...people(null, 'Nessuno'),
    ];
    expect(film({ People }).registi).toEqual(['Fritz Lang', 'Thea von Harbou']);
    expect(series({ People }).registi).toEqual(['Thea von Harbou', 'Erich Pommer', 'Fritz Lang']);
  });

  it('include the leading eight of the cast, each named once', () => {
    const names = Array.from({ length: 10 }, (_, n) => `Nome ${n}`);
    const twice = ['Nome 0', ...names];
    const { registi, interpreti } = film({
      People: [...people('Actor', ...twice), ...people('Director', ...twice)],
    });
    expect([registi, interpreti]).toEqual([names.slice(0, 8), names.slice(0, 8)]);
  });
});

it.each([
  [['https://vimeo.com/1234567', null, 'https://youtu.be/abcde', 'https://youtu.be/later'], 'abcde'],
  [['http://m.youtube.com/watch?list=x&v=abcde&t=5'], 'abcde'],
  [['https://vimeo.com/1234567'], undefined],
])('the first YouTube trailer of %j counts', (urls, key) => {
  const RemoteTrailers = urls.map((Url) => ({ Url }));
  expect(film({ RemoteTrailers }).trailer).toBe(key ? `https://www.youtube.com/watch?v=${key}` : null);
});

it.each([
  [{ TMDB: '653', iMdB: 'tt0013442' }, [653, 'tt0013442']],
  [{ Tmdb: '653x', Imdb: 'tt0013442x' }, [null, null]],
  [{ Tmdb: 'x653', Imdb: 'xtt0013442' }, [null, null]],
  [{ Tmdb: null, Imdb: '' }, [null, null]],
  [{ TmdbCollection: '1' }, [null, null]],
])('the numbers %j are read as %j', (ProviderIds, [tmdb, imdb]) => {
  expect(film({ ProviderIds })).toMatchObject({ tmdb_id: tmdb, imdb_id: imdb });
});

it('a title’s pictures change their address when they change', () => {
  const { copertina, banner } = film({ ImageTags: { Primary: 'c&1' }, BackdropImageTags: ['b&1', 'b2'] });
  expect(copertina).toMatch(/^http:\/\/10\.0\.0\.2:8096\/Items\/a1\/Images\/Primary\?.*&tag=c%261$/);
  expect(banner).toMatch(/^http:\/\/10\.0\.0\.2:8096\/Items\/a1\/Images\/Backdrop\/0\?.*&tag=b%261$/);
});

describe('several files of an item', () => {
  const file = (Id: string, Name: string, Height: number, languages: string[]) => ({
    Id,
    Name,
    Size: 1_000_000,
    MediaStreams: [
      { Type: 'Video', Height, Width: (Height * 16) / 9 },
      ...languages.map((Language) => ({ Type: 'Audio', Language })),
      { Type: 'Subtitle', Language: 'ger' },
      { Type: 'Audio' },
    ],
  });
  const MediaSources = [
    file('v1', 'Il golem (1920) - 2160p', 2160, ['eng', 'ita', 'und']),
    file('v2', 'Il golem (1920) - Restaurato', 576, ['ita']),
  ];
  const page = (id: string) => `https://cinema.example/web/#/details?id=${id}&serverId=s1`;
  const first = {
    url: page('v1'),
    qualita: 2160,
    lingue: ['ita', 'eng'],
    sottotitoli: ['deu'],
    dimensione: 1_000_000,
  };

  it('several files are versions of the film, with a page each', () => {
    expect(film({ MediaSources }).sorgenti).toEqual([
      first,
      { ...first, url: page('v2'), qualita: 480, lingue: ['ita'], nota: 'Restaurato' },
    ]);
  });

  it('several files are versions of the episode', () => {
    const [one] = series({}, { ...episode(1, 2), MediaSources }).sorgenti;
    expect(one).toEqual({ ...first, stagione: 1, episodio: 2 });
  });

  it('several files are ignored if their shape is unknown', () => {
    expect(film({ MediaSources: [{}, 1, MediaSources[0]] }).sorgenti).toEqual([{ url: page('a1') }]);
    expect(film({ MediaSources: 'two' }).sorgenti).toHaveLength(1);
  });
});
