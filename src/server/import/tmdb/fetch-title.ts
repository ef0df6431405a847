import type { TitleRecordInput } from '../../domain/title-record.ts';
import { ForeignError } from '../http/foreign-error.ts';
import type { TmdbClient } from './client.ts';
import { mapFilm, mapSeries } from './map-title.ts';
import { KINDS, type TmdbRef } from './refs.ts';
import { tmdbFilm, tmdbFound, tmdbSeries } from './shapes.ts';

/** Appended to a title, so that it is one request. */
const FILM_PARTS = 'videos,release_dates,credits,translations';
const SERIES_PARTS = 'videos,content_ratings,credits,external_ids,translations';

/**
 * One title of the movie database, in Italian, still to be parsed by `titleRecord`. Throws `ForeignError` when
 * there is none (`missing`) or it cannot be had.
 */
export async function fetchTmdbTitle(client: TmdbClient, ref: TmdbRef): Promise<TitleRecordInput> {
  const { type, id } = 'imdb' in ref ? await findByImdb(client, ref.imdb) : ref;
  const path = `/${KINDS[type]}/${id}`;
  const query = {
    append_to_response: type === 'film' ? FILM_PARTS : SERIES_PARTS,
    include_video_language: 'it,en',
  };
  try {
    return type === 'film'
      ? mapFilm(await client.get(path, query, tmdbFilm), client.imagesRoot)
      : mapSeries(await client.get(path, query, tmdbSeries), client.imagesRoot);
  } catch (error) {
    if (error instanceof ForeignError && error.failure === 'missing')
      throw new ForeignError('missing', `TMDB has no ${type === 'film' ? 'film' : 'series'} ${id}`);
    throw error;
  }
}

async function findByImdb(client: TmdbClient, imdb: string): Promise<{ type: 'film' | 'serie'; id: number }> {
  const found = await client.get(`/find/${imdb}`, { external_source: 'imdb_id' }, tmdbFound);
  const [film] = found.movie_results;
  const [series] = found.tv_results;
  if (film) return { type: 'film', id: film.id };
  if (series) return { type: 'serie', id: series.id };
  throw new ForeignError('missing', `TMDB knows no film and no series as ${imdb}`);
}
