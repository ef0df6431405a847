import * as v from 'valibot';
import { lenientField, lenientText, listOrEmpty } from '../http/lenient-schemas.ts';
import type { TmdbClient } from './tmdb-client.ts';

/** A title as a search of TMDB answers it. */
export type TmdbMatch = {
  id: number;
  type: 'film' | 'serie';
  title: string;
  /** Of the first release; empty where TMDB does not know it. */
  year: string;
  poster: string | undefined;
};

const common = { id: v.pipe(v.number(), v.integer(), v.minValue(1)), poster_path: lenientField(v.string()) };
/** `GET /3/search/movie` and `GET /3/search/tv`. */
const filmsSchema = v.object({
  results: listOrEmpty(v.object({ ...common, title: v.string(), release_date: lenientText })),
});
const seriesSchema = v.object({
  results: listOrEmpty(v.object({ ...common, name: v.string(), first_air_date: lenientText })),
});

/** The first title that TMDB finds by a name; a series' episode is searched among series only. */
export async function searchTmdb(
  client: TmdbClient,
  { name, year, isEpisode }: { name: string; year: number | undefined; isEpisode: boolean },
): Promise<TmdbMatch | undefined> {
  const query = { query: name, include_adult: 'false', page: 1 };
  if (isEpisode) {
    const { results } = await client.get('/search/tv', { ...query, first_air_date_year: year }, seriesSchema);
    const [found] = results;
    return found && matchOf(client, 'serie', { ...found, title: found.name, date: found.first_air_date });
  }
  const { results } = await client.get('/search/movie', { ...query, year }, filmsSchema);
  const [found] = results;
  return found && matchOf(client, 'film', { ...found, date: found.release_date });
}

type Found = { id: number; title: string; date: string; poster_path: string | null };

function matchOf({ imagesRoot }: TmdbClient, type: TmdbMatch['type'], found: Found): TmdbMatch {
  const { id, title, date, poster_path } = found;
  const poster = poster_path ? `${imagesRoot}/w342${poster_path}` : undefined;
  return { id, type, title, year: date.slice(0, 4), poster };
}
