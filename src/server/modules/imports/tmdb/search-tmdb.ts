import * as v from 'valibot';
import { currentTitleLanguage } from '../../../languages/current-language.ts';
import { lenientField, lenientList, lenientText } from '../../../remote/lenient-schemas.ts';
import type { TmdbClient } from '../../../remote/tmdb-client.ts';

/** A title as a search of TMDB returns it. */
export type TmdbMatch = {
  id: number;
  type: 'film' | 'serie';
  title: string;
  /** The year of the first release; empty if TMDB does not know it. */
  year: string;
  poster: string | undefined;
  popularity: number;
};

const common = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  poster_path: lenientField(v.string()),
  popularity: v.fallback(v.number(), 0),
};
/** `GET /3/search/movie` and `GET /3/search/tv`. */
const filmsSchema = v.object({
  results: lenientList(v.object({ ...common, title: v.string(), release_date: lenientText })),
});
const seriesSchema = v.object({
  results: lenientList(v.object({ ...common, name: v.string(), first_air_date: lenientText })),
});

type Name = { name: string; year: number | undefined };

/** The first title that TMDB finds by a name; a series' episode is searched among series only. */
export async function searchTmdb(
  client: TmdbClient,
  { isEpisode, ...name }: Name & { isEpisode: boolean },
): Promise<TmdbMatch | undefined> {
  const [found] = await (isEpisode ? searchSeries(client, name) : searchFilms(client, name));
  return found;
}

/** The films and series that TMDB finds by a name, the most popular first. */
export async function searchTmdbTitles(client: TmdbClient, name: Name): Promise<TmdbMatch[]> {
  const [films, series] = await Promise.all([searchFilms(client, name), searchSeries(client, name)]);
  return [...films, ...series].sort((one, other) => other.popularity - one.popularity);
}

/** Names and posters come in the language of titles. */
function queryFor(name: string) {
  const language = currentTitleLanguage();
  return { query: name, include_adult: 'false', page: 1, ...(language !== undefined && { language }) };
}

async function searchFilms(client: TmdbClient, { name, year }: Name): Promise<TmdbMatch[]> {
  const { results } = await client.get('/search/movie', { ...queryFor(name), year }, filmsSchema);
  return results.map((found) => matchOf(client, 'film', { ...found, date: found.release_date }));
}

async function searchSeries(client: TmdbClient, { name, year }: Name): Promise<TmdbMatch[]> {
  const query = { ...queryFor(name), first_air_date_year: year };
  const { results } = await client.get('/search/tv', query, seriesSchema);
  return results.map((found) =>
    matchOf(client, 'serie', { ...found, title: found.name, date: found.first_air_date }),
  );
}

type TmdbResult = { id: number; title: string; date: string; poster_path: string | null; popularity: number };

function matchOf({ imagesRoot }: TmdbClient, type: TmdbMatch['type'], found: TmdbResult): TmdbMatch {
  const { id, title, date, poster_path, popularity } = found;
  const poster = poster_path ? `${imagesRoot}/w342${poster_path}` : undefined;
  return { id, type, title, year: date.slice(0, 4), poster, popularity };
}
