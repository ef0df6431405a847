import { afterEach, describe, expect, it } from 'vitest';
import { setLanguages } from '../../../../../src/server/languages/current-language.ts';
import { parseTitleRecord } from '../../../../../src/server/modules/catalogue/rules/title-record.ts';
import { fetchTmdbTitle } from '../../../../../src/server/modules/imports/tmdb/fetch-tmdb-title.ts';
import { type StubService } from '../support/stub-service.ts';
import { stubTmdb, TMDB_KEY } from '../support/stub-tmdb.ts';
import { tmdbClientFor } from '../support/stub-tmdb-client.ts';

let tmdb: StubService;
afterEach(async () => {
  setLanguages();
  await tmdb.close();
});

const NOSFERATU = { type: 'film', id: 653 } as const;
const TWIN_PEAKS = { type: 'serie', id: 1748 } as const;

async function nosferatuWith(peculiar: Record<string, unknown>) {
  tmdb = await stubTmdb({ peculiar: { 'movie:653': peculiar } });
  return fetchTmdbTitle(tmdbClientFor(tmdb), NOSFERATU);
}

describe('a film of the movie database', () => {
  it('becomes a title in Italian, by one request', async () => {
    tmdb = await stubTmdb();
    expect(await fetchTmdbTitle(tmdbClientFor(tmdb), NOSFERATU)).toEqual({
      origin: 'tmdb:movie:653',
      type: 'film',
      titolo: 'Nosferatu il vampiro',
      titolo_originale: 'Nosferatu, eine Symphonie des Grauens',
      altri_titoli: ['Nosferatu il vampiro in America'],
      trama: expect.stringMatching(/^Nessuno ricorda/),
      generi: ['Fantasy', 'Horror'],
      data_uscita: '1923-01-10',
      durata: 94,
      adult: false,
      copertina: 'https://image.tmdb.org/t/p/w780/p00028dVtRnStAnDiN.jpg',
      banner: 'https://image.tmdb.org/t/p/w1280/b00028dVtRnStAnDiN.jpg',
      trailer: 'https://www.youtube.com/watch?v=I0000000653',
      registi: ['F. W. Murnau'],
      interpreti: ['Max Schreck', 'Gustav von Wangenheim', 'Greta Schröder'],
      tmdb_id: 653,
      imdb_id: 'tt0013442',
    });
    expect(tmdb.requests).toHaveLength(1);
    const { searchParams } = new URL(tmdb.requests[0]?.url ?? '', tmdb.root);
    expect(Object.fromEntries(searchParams)).toEqual({
      language: 'it-IT',
      append_to_response: 'videos,release_dates,credits,translations,alternative_titles',
      include_video_language: 'it,en',
    });
  });

  it('brings its translations into the languages of the installation, by the same request', async () => {
    setLanguages(['it', 'en', 'es', 'fr']);
    const text = (overview: string, title: string) => ({
      homepage: '',
      overview,
      runtime: 0,
      tagline: '',
      title,
    });
    const translations = [
      {
        iso_3166_1: 'GB',
        iso_639_1: 'en',
        name: 'English',
        english_name: 'English',
        data: text('Vampires.', 'Count Orlok'),
      },
      {
        iso_3166_1: 'US',
        iso_639_1: 'en',
        name: 'English',
        english_name: 'English',
        data: text('', 'Nosferatu'),
      },
      {
        iso_3166_1: 'MX',
        iso_639_1: 'es',
        name: 'Español',
        english_name: 'Spanish',
        data: text('Vampiros.', ''),
      },
    ];
    const { traduzioni } = await nosferatuWith({ translations: { translations } });
    expect(traduzioni).toEqual([
      {
        lingua: 'en',
        titolo: 'Nosferatu',
        trama: 'Vampires.',
        copertina: 'https://image.tmdb.org/t/p/w780/pen00028dVtRnStAnDiN.jpg',
      },
      { lingua: 'es', titolo: 'Nosferatu, eine Symphonie des Grauens', trama: 'Vampiros.', copertina: null },
    ]);
    expect(tmdb.requests).toHaveLength(1);
    const { searchParams } = new URL(tmdb.requests[0]?.url ?? '', tmdb.root);
    expect(searchParams.get('append_to_response')).toMatch(/,translations,.*,images$/);
    expect(searchParams.get('include_image_language')).toBe('en,es,fr');
  });

  it('comes without the words of a translation that no title can have', async () => {
    setLanguages(['it', 'en', 'es']);
    const inLanguage = (iso_639_1: string, title: string, overview: string) => ({
      iso_639_1,
      iso_3166_1: '',
      data: { title, overview },
    });
    const found = await nosferatuWith({
      images: null,
      original_title: null,
      translations: {
        translations: [
          inLanguage('en', 'N'.repeat(501), 'Vampires.'),
          inLanguage('es', '\0', 'v'.repeat(20_001)),
        ],
      },
    });
    expect(parseTitleRecord(found)).toMatchObject({
      record: { titolo: found.titolo, traduzioni: [{ lingua: 'en', trama: 'Vampires.' }] },
    });
  });

  it('has the English plot, marked as such, if there is no Italian one', async () => {
    const { trama } = await nosferatuWith({ overview: '' });
    expect(trama).toBe('[In inglese] A plot of Nosferatu, eine Symphonie des Grauens.');
  });

  it('has an English trailer if there is no Italian one, and never a clip', async () => {
    const video = { site: 'YouTube', size: 1080, official: true };
    const english = { ...video, iso_639_1: 'en', key: 'english-one', type: 'Trailer' };
    const clip = { ...video, iso_639_1: 'it', key: 'italian-clip', type: 'Clip' };
    const elsewhere = { ...video, iso_639_1: 'it', key: '123456789', type: 'Trailer', site: 'Vimeo' };
    const { trailer } = await nosferatuWith({ videos: { results: [clip, elsewhere, english] } });
    expect(trailer).toBe('https://www.youtube.com/watch?v=english-one');
  });

  it.each([
    [
      'comes to the cinemas after a festival',
      [
        ['2023-09-01', 1],
        ['2024-01-25', 3],
      ],
      '2024-01-25',
    ],
    ['came to the cinemas again', [['2018-06-04', 3, 'Riedizione 4K']], '1922-02-16'],
    ['was only on the television', [['1950-05-05', 6]], '1950-05-05'],
    ['was only at a festival', [['1949-08-20', 1]], '1949-08-20'],
  ])('a film that %s has its Italian date', async (_, dates, expected) => {
    const releases = dates.map(([day, type, note = '']) => ({
      certification: '',
      iso_639_1: '',
      note,
      release_date: `${day}T00:00:00.000Z`,
      type,
    }));
    const results = [{ iso_3166_1: 'IT', release_dates: releases }];
    expect((await nosferatuWith({ release_dates: { results } })).data_uscita).toBe(expected);
  });

  it.each(['VM18', '18+', '18'])('rated %s in Italy is for adults', async (certification) => {
    const release = {
      certification,
      iso_639_1: '',
      note: '',
      release_date: '1975-11-22T00:00:00.000Z',
      type: 3,
    };
    const results = [{ iso_3166_1: 'IT', release_dates: [release] }];
    expect((await nosferatuWith({ release_dates: { results } })).adult).toBe(true);
  });

  it('may have fields that are missing or of another type', async () => {
    const nothing = { overview: null, poster_path: null, backdrop_path: 7, runtime: null, imdb_id: '' };
    const found = await nosferatuWith({
      ...nothing,
      videos: null,
      credits: 'x',
      translations: {},
      genres: null,
    });
    expect(found).toMatchObject({
      trama: '',
      copertina: null,
      banner: null,
      durata: 0,
      imdb_id: null,
      trailer: null,
    });
    expect(found).toMatchObject({ generi: [], registi: [], interpreti: [] });
  });

  it('a film is found by its IMDb id', async () => {
    tmdb = await stubTmdb();
    expect(await fetchTmdbTitle(tmdbClientFor(tmdb), { imdb: 'tt0013442' })).toMatchObject({ tmdb_id: 653 });
  });
});

it.each([
  [{ type: 'film', id: 1 }, 'TMDB has no film 1'],
  [{ type: 'serie', id: 1 }, 'TMDB has no series 1'],
  [{ imdb: 'tt9999999' }, 'TMDB knows no film and no series as tt9999999'],
] as const)('the unknown %j is reported as missing', async (ref, message) => {
  tmdb = await stubTmdb();
  await expect(fetchTmdbTitle(tmdbClientFor(tmdb), ref)).rejects.toMatchObject({
    failure: 'missing',
    message,
  });
});

it.each([TWIN_PEAKS, { imdb: 'tt0098936' }])('the series %j becomes a title', async (ref) => {
  tmdb = await stubTmdb();
  expect(await fetchTmdbTitle(tmdbClientFor(tmdb), ref)).toMatchObject({
    origin: 'tmdb:tv:1748',
    type: 'serie',
    titolo: 'I segreti di Twin Peaks',
    titolo_originale: 'Twin Peaks',
    generi: ['Mistero', 'Dramma', 'Crime'],
    data_uscita: '1990-04-08',
    durata: 2,
    registi: ['David Lynch'],
    imdb_id: 'tt0098936',
  });
});

describe('the token', () => {
  it('the token is sent as a bearer token, or as a key in the query', async () => {
    tmdb = await stubTmdb();
    await fetchTmdbTitle(tmdbClientFor(tmdb), NOSFERATU);
    await fetchTmdbTitle(tmdbClientFor(tmdb, { token: TMDB_KEY }), NOSFERATU);
    expect(tmdb.requests[0]?.authorization).toMatch(/^Bearer /);
    expect(tmdb.requests[1]).toMatchObject({
      authorization: undefined,
      url: expect.stringContaining(TMDB_KEY),
    });
  });

  it('a token is required, and a wrong one is reported', async () => {
    tmdb = await stubTmdb();
    const asked = fetchTmdbTitle(tmdbClientFor(tmdb, { token: 'a-wrong-one' }), NOSFERATU);
    await expect(asked).rejects.toThrow('TMDB rejected TMDB_TOKEN');
  });
});
