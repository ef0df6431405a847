import * as v from 'valibot';
import { listOf, maybe } from '../http/lenient.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const picture = maybe(v.pipe(v.string(), v.regex(/^\/[\w.-]+$/)));

const videos = v.fallback(
  v.object({
    results: listOf(
      v.object({
        iso_639_1: maybe(v.string()),
        key: v.string(),
        site: v.string(),
        type: v.string(),
        official: maybe(v.boolean()),
      }),
    ),
  }),
  { results: [] },
);

const translations = v.fallback(
  v.object({
    translations: listOf(
      v.object({ iso_639_1: v.string(), data: v.object({ overview: maybe(v.string()) }) }),
    ),
  }),
  { translations: [] },
);

const credits = v.fallback(
  v.object({
    cast: listOf(v.object({ name: v.string(), order: maybe(v.number()) })),
    crew: listOf(v.object({ name: v.string(), job: maybe(v.string()) })),
  }),
  { cast: [], crew: [] },
);

const common = {
  id,
  overview: maybe(v.string()),
  poster_path: picture,
  backdrop_path: picture,
  genres: listOf(v.object({ id, name: v.string() })),
  adult: maybe(v.boolean()),
  videos,
  translations,
  credits,
};

/** `GET /3/movie/{id}` with what `FILM_PARTS` appends. */
export const tmdbFilm = v.object({
  ...common,
  title: v.string(),
  original_title: maybe(v.string()),
  release_date: maybe(v.string()),
  runtime: maybe(v.number()),
  imdb_id: maybe(v.string()),
  release_dates: v.fallback(
    v.object({
      results: listOf(
        v.object({
          iso_3166_1: v.string(),
          release_dates: listOf(
            v.object({
              certification: maybe(v.string()),
              note: maybe(v.string()),
              release_date: v.string(),
              type: v.number(),
            }),
          ),
        }),
      ),
    }),
    { results: [] },
  ),
});

/** `GET /3/tv/{id}` with what `SERIES_PARTS` appends. */
export const tmdbSeries = v.object({
  ...common,
  name: v.string(),
  original_name: maybe(v.string()),
  first_air_date: maybe(v.string()),
  number_of_seasons: maybe(v.number()),
  created_by: listOf(v.object({ name: v.string() })),
  external_ids: v.fallback(v.object({ imdb_id: maybe(v.string()) }), { imdb_id: null }),
  content_ratings: v.fallback(
    v.object({ results: listOf(v.object({ iso_3166_1: v.string(), rating: v.string() })) }),
    { results: [] },
  ),
});

export type TmdbFilm = v.InferOutput<typeof tmdbFilm>;
export type TmdbSeries = v.InferOutput<typeof tmdbSeries>;

/** One page of `popular` and `discover`. */
export const tmdbPage = v.object({
  page: v.number(),
  total_pages: v.number(),
  results: v.array(v.object({ id })),
});

/** `GET /3/find/{external id}`. */
export const tmdbFound = v.object({
  movie_results: listOf(v.object({ id })),
  tv_results: listOf(v.object({ id })),
});

/** One line of the daily id exports. */
export const exportedId = v.object({
  id,
  popularity: v.fallback(v.number(), 0),
  adult: v.fallback(v.boolean(), false),
});
