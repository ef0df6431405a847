import * as v from 'valibot';
import { lenientField, lenientList, lenientText } from '../../../remote/lenient-schemas.ts';
import { toCatalogueGenres } from '../map-genres.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** The day of a date; empty when missing or invalid. */
const day = v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)), '');
const picture = lenientField(v.pipe(v.string(), v.regex(/^\/[\w.-]+$/)));

const videos = v.fallback(
  v.object({
    results: lenientList(
      v.object({
        iso_639_1: lenientField(v.string()),
        key: v.string(),
        site: v.string(),
        type: v.string(),
        official: lenientField(v.boolean()),
      }),
    ),
  }),
  { results: [] },
);

const translations = v.fallback(
  v.object({
    translations: lenientList(
      v.object({
        iso_639_1: v.string(),
        iso_3166_1: lenientText,
        /** A film has a title, a series a name; empty if it is the original one. */
        data: v.object({ overview: lenientText, title: lenientText, name: lenientText }),
      }),
    ),
  }),
  { translations: [] },
);

const images = v.fallback(
  v.object({
    posters: lenientList(
      v.object({
        iso_639_1: lenientField(v.string()),
        file_path: picture,
        vote_average: v.fallback(v.number(), 0),
      }),
    ),
  }),
  { posters: [] },
);

const listedTitles = lenientList(v.object({ iso_3166_1: v.string(), title: v.string() }));
/** `titles` of a film, `results` of a series. */
const alternative_titles = v.fallback(v.object({ titles: listedTitles, results: listedTitles }), {
  titles: [],
  results: [],
});

const credits = v.fallback(
  v.object({
    cast: lenientList(v.object({ name: v.string(), order: lenientField(v.number()) })),
    crew: lenientList(v.object({ name: v.string(), job: lenientField(v.string()) })),
  }),
  { cast: [], crew: [] },
);

/** Genres, read as the catalogue's. */
const genresOf = (type: 'film' | 'serie') =>
  v.pipe(
    lenientList(v.object({ id, name: v.string() })),
    v.transform((genres) => toCatalogueGenres(type, genres)),
  );

const common = {
  id,
  overview: lenientText,
  poster_path: picture,
  backdrop_path: picture,
  adult: lenientField(v.boolean()),
  videos,
  original_language: lenientText,
  translations,
  images,
  alternative_titles,
  credits,
};

/** `GET /3/movie/{id}` with the parts of `FILM_PARTS`. */
export const tmdbFilmSchema = v.object({
  ...common,
  genres: genresOf('film'),
  title: v.string(),
  original_title: lenientField(v.string()),
  release_date: day,
  runtime: lenientField(v.number()),
  imdb_id: lenientField(v.string()),
  release_dates: v.fallback(
    v.object({
      results: lenientList(
        v.object({
          iso_3166_1: v.string(),
          release_dates: lenientList(
            v.object({
              certification: lenientText,
              note: lenientText,
              release_date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)),
              type: v.fallback(v.number(), 0),
            }),
          ),
        }),
      ),
    }),
    { results: [] },
  ),
});

/** `GET /3/tv/{id}` with the parts of `SERIES_PARTS`. */
export const tmdbSeriesSchema = v.object({
  ...common,
  genres: genresOf('serie'),
  name: v.string(),
  original_name: lenientField(v.string()),
  first_air_date: day,
  number_of_seasons: lenientField(v.number()),
  created_by: lenientList(v.object({ name: v.string() })),
  external_ids: v.fallback(v.object({ imdb_id: lenientField(v.string()) }), { imdb_id: null }),
  content_ratings: v.fallback(
    v.object({ results: lenientList(v.object({ iso_3166_1: v.string(), rating: v.string() })) }),
    { results: [] },
  ),
});

export type TmdbFilm = v.InferOutput<typeof tmdbFilmSchema>;
export type TmdbSeries = v.InferOutput<typeof tmdbSeriesSchema>;

/** One page of `popular` and `discover`. */
export const tmdbPageSchema = v.object({
  total_pages: lenientField(v.number()),
  results: v.pipe(v.array(v.unknown()), lenientList(v.object({ id }))),
});

/** `GET /3/find/{external id}`. */
export const tmdbFindSchema = v.object({
  movie_results: lenientList(v.object({ id })),
  tv_results: lenientList(v.object({ id })),
});

/** One line of the daily id exports. */
export const exportedIdSchema = v.object({
  id,
  popularity: v.fallback(v.number(), 0),
  adult: v.fallback(v.boolean(), false),
});
