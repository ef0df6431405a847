import { translatedLanguages } from '../../../languages/current-language.ts';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { TmdbClient } from '../../../remote/tmdb-client.ts';
import type { TitleRecordInput } from '../../catalogue/rules/title-record.ts';
import { possibleRecord } from '../remote-record.ts';
import { mapTmdbFilm, mapTmdbSeries } from './map-tmdb-title.ts';
import { TMDB_PATH_NAMES, type TmdbRef } from './tmdb-refs.ts';
import { tmdbFilmSchema, tmdbFindSchema, tmdbSeriesSchema } from './tmdb-schemas.ts';

/** `append_to_response`: one request for each title. */
const FILM_PARTS = 'videos,release_dates,credits,translations,alternative_titles';
const SERIES_PARTS = 'videos,content_ratings,credits,external_ids,translations,alternative_titles';

/**
 * Fetches a title from TMDB in Italian, with its translations into the installation's other languages, to be parsed by
 * `titleRecordSchema`. Throws `RemoteServiceError` (`missing` when it does not exist).
 */
export async function fetchTmdbTitle(client: TmdbClient, ref: TmdbRef): Promise<TitleRecordInput> {
  const { type, id } = 'imdb' in ref ? await findByImdb(client, ref.imdb) : ref;
  const path = `/${TMDB_PATH_NAMES[type]}/${id}`;
  const parts = type === 'film' ? FILM_PARTS : SERIES_PARTS;
  const others = translatedLanguages();
  const query = {
    append_to_response: others.length > 0 ? `${parts},images` : parts,
    include_image_language: others.join(',') || undefined,
    include_video_language: 'it,en',
  };
  try {
    return possibleRecord(
      type === 'film'
        ? mapTmdbFilm(await client.get(path, query, tmdbFilmSchema), client.imagesRoot)
        : mapTmdbSeries(await client.get(path, query, tmdbSeriesSchema), client.imagesRoot),
    );
  } catch (error) {
    if (error instanceof RemoteServiceError && error.failure === 'missing')
      throw new RemoteServiceError('missing', `TMDB has no ${type === 'film' ? 'film' : 'series'} ${id}`);
    throw error;
  }
}

async function findByImdb(client: TmdbClient, imdb: string): Promise<{ type: 'film' | 'serie'; id: number }> {
  const found = await client.get(`/find/${imdb}`, { external_source: 'imdb_id' }, tmdbFindSchema);
  const [film] = found.movie_results;
  const [series] = found.tv_results;
  if (film) return { type: 'film', id: film.id };
  if (series) return { type: 'serie', id: series.id };
  throw new RemoteServiceError('missing', `TMDB knows no film and no series as ${imdb}`);
}
