import { plotOf, type StubTitle } from './stub-titles.ts';

/** Deviations from the ordinary answer, merged into it. */
export type Peculiar = Record<string, unknown>;

const GENRES: Record<number, string> = {
  12: 'Avventura',
  14: 'Fantasy',
  16: 'Animazione',
  18: 'Dramma',
  27: 'Horror',
  28: 'Azione',
  35: 'Commedia',
  36: 'Storia',
  37: 'Western',
  53: 'Thriller',
  80: 'Crime',
  99: 'Documentario',
  878: 'Fantascienza',
  9648: 'Mistero',
  10402: 'Musica',
  10749: 'Romance',
  10751: 'Famiglia',
  10752: 'Guerra',
  10759: 'Action & Adventure',
  10765: 'Sci-Fi & Fantasy',
  10768: 'War & Politics',
  10770: 'televisione film',
};

const hex = (id: number, part: string) => `${part}${id.toString(16).padStart(6, '0')}VtRnStAnDiN`;

/** One entry of `popular`, `discover` and `find`. */
export function listedTitle(title: StubTitle) {
  const film = title.type === 'film';
  return {
    adult: false,
    backdrop_path: `/${hex(title.id, 'b')}.jpg`,
    genre_ids: title.genres,
    id: title.id,
    original_language: 'en',
    [film ? 'original_title' : 'original_name']: title.original,
    overview: plotOf(title),
    popularity: title.popularity,
    poster_path: `/${hex(title.id, 'p')}.jpg`,
    [film ? 'release_date' : 'first_air_date']: title.date,
    [film ? 'title' : 'name']: title.title,
    vote_average: 7.9,
    vote_count: title.votes,
    ...(film ? { video: false } : { origin_country: ['US'] }),
  };
}

/** `GET /3/movie/{id}` and `GET /3/tv/{id}`; parts only on request. */
export function titleDetails(title: StubTitle, parts: readonly string[]): Record<string, unknown> {
  const { genre_ids: _, ...listed } = listedTitle(title);
  const all: Record<string, unknown> = {
    ...appendable(title),
    ...(title.type === 'film' ? ofFilm(title) : ofSeries(title)),
  };
  return {
    ...listed,
    genres: title.genres.map((id) => ({ id, name: GENRES[id] ?? '?' })),
    homepage: '',
    production_companies: [{ id: 1, logo_path: null, name: 'Prova', origin_country: 'IT' }],
    spoken_languages: [{ english_name: 'Italian', iso_639_1: 'it', name: 'Italiano' }],
    status: 'Released',
    tagline: '',
    ...(title.type === 'film'
      ? { belongs_to_collection: null, budget: 0, imdb_id: title.imdb, revenue: 0, runtime: title.length }
      : {
          created_by: [{ id: 1, credit_id: '52', name: title.maker, gender: 2, profile_path: null }],
          episode_run_time: [],
          in_production: false,
          number_of_episodes: title.length * 8,
          number_of_seasons: title.length,
          type: 'Scripted',
        }),
    ...Object.fromEntries(parts.filter((part) => part in all).map((part) => [part, all[part]])),
  };
}

function appendable(title: StubTitle) {
  const video = { iso_3166_1: 'IT', site: 'YouTube', size: 1080, published_at: '2020-01-01T00:00:00.000Z' };
  const key = (part: string) => `${part}${String(title.id).padStart(10, '0')}`.slice(0, 11);
  return {
    videos: {
      results: [
        { ...video, iso_639_1: 'en', name: 'Teaser', key: key('T'), type: 'Teaser', official: true, id: '1' },
        {
          ...video,
          iso_639_1: 'en',
          name: 'Trailer',
          key: key('E'),
          type: 'Trailer',
          official: true,
          id: '2',
        },
        {
          ...video,
          iso_639_1: 'it',
          name: 'Trailer',
          key: key('I'),
          type: 'Trailer',
          official: false,
          id: '3',
        },
      ],
    },
    credits: {
      cast: title.cast.map((name, order) => ({
        adult: false,
        gender: 0,
        id: order + 1,
        known_for_department: 'Acting',
        name,
        original_name: name,
        popularity: 1,
        profile_path: null,
        character: '',
        credit_id: `c${order}`,
        order,
      })),
      crew: [
        { id: 90, name: 'Altri', job: 'Producer', department: 'Production', credit_id: 'p' },
        ...(title.type === 'film'
          ? [{ id: 91, name: title.maker, job: 'Director', department: 'Directing', credit_id: 'd' }]
          : []),
      ],
    },
    translations: {
      translations: [
        {
          iso_3166_1: 'US',
          iso_639_1: 'en',
          name: 'English',
          english_name: 'English',
          data: {
            homepage: '',
            overview: `A plot of ${title.original}.`,
            runtime: 0,
            tagline: '',
            title: '',
          },
        },
        {
          iso_3166_1: 'IT',
          iso_639_1: 'it',
          name: 'Italiano',
          english_name: 'Italian',
          data: { homepage: '', overview: plotOf(title), runtime: 0, tagline: '', title: title.title },
        },
      ],
    },
    images: {
      backdrops: [],
      logos: [],
      posters: [null, 'it', 'en'].map((iso_639_1, index) => ({
        aspect_ratio: 0.667,
        height: 3000,
        iso_639_1,
        file_path: `/${hex(title.id, `p${iso_639_1 ?? ''}`)}.jpg`,
        vote_average: 5.3 - index / 10,
        vote_count: 10 - index,
        width: 2000,
      })),
    },
    alternative_titles: {
      [title.type === 'film' ? 'titles' : 'results']: [
        { iso_3166_1: 'DE', title: `Deutsch ${title.id}`, type: '' },
        { iso_3166_1: 'US', title: `${title.title} in America`, type: 'working title' },
      ],
    },
    external_ids: { imdb_id: title.imdb, freebase_mid: null, tvdb_id: 1, wikidata_id: null },
  };
}

function ofFilm({ date }: StubTitle) {
  const release = (day: string, certification: string, type: number) => ({
    certification,
    descriptors: [],
    iso_639_1: '',
    note: '',
    release_date: `${day}T00:00:00.000Z`,
    type,
  });
  const italian = `${Number(date.slice(0, 4)) + 1}-01-10`;
  return {
    release_dates: {
      results: [
        { iso_3166_1: 'US', release_dates: [release(date, 'R', 3)] },
        { iso_3166_1: 'IT', release_dates: [release(date, '', 1), release(italian, 'T', 3)] },
      ],
    },
  };
}

function ofSeries(_: StubTitle) {
  return {
    content_ratings: {
      results: [
        { descriptors: [], iso_3166_1: 'US', rating: 'TV-MA' },
        { descriptors: [], iso_3166_1: 'IT', rating: '14+' },
      ],
    },
  };
}
