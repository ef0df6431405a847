import type { TitleRecordInput } from '../../modules/catalogue/rules/title-record.ts';
import { toCatalogueGenres } from '../map-genres.ts';
import { alternativeTitles } from './alternative-titles.ts';
import { isForAdults, italianReleaseDate } from './italian-release.ts';
import type { TmdbFilm, TmdbSeries } from './tmdb-schemas.ts';

const MAX_CAST = 8;

/** Maps a TMDB film to a title record; without a date it is refused later. */
export function mapTmdbFilm(film: TmdbFilm, imagesRoot: string): TitleRecordInput {
  const ratings = film.release_dates.results
    .filter((country) => country.iso_3166_1 === 'IT')
    .flatMap((country) => country.release_dates.map(({ certification }) => certification));
  return {
    ...mapCommon('film', film, imagesRoot),
    origin: `tmdb:movie:${film.id}`,
    titolo: film.title,
    titolo_originale: film.original_title,
    altri_titoli: alternativeTitles(film, [film.title, film.original_title]),
    data_uscita: italianReleaseDate(film),
    durata: film.runtime ?? 0,
    adult: film.adult === true || isForAdults(ratings),
    registi: film.credits.crew.filter(({ job }) => job === 'Director').map(({ name }) => name),
    imdb_id: imdbId(film.imdb_id),
  };
}

/** Maps a TMDB series to a title record. */
export function mapTmdbSeries(series: TmdbSeries, imagesRoot: string): TitleRecordInput {
  const ratings = series.content_ratings.results
    .filter((country) => country.iso_3166_1 === 'IT')
    .map(({ rating }) => rating);
  return {
    ...mapCommon('serie', series, imagesRoot),
    origin: `tmdb:tv:${series.id}`,
    titolo: series.name,
    titolo_originale: series.original_name,
    altri_titoli: alternativeTitles(series, [series.name, series.original_name]),
    data_uscita: series.first_air_date,
    durata: series.number_of_seasons ?? 0,
    adult: series.adult === true || isForAdults(ratings),
    registi: series.created_by.map(({ name }) => name),
    imdb_id: imdbId(series.external_ids.imdb_id),
  };
}

function mapCommon<Type extends 'film' | 'serie'>(
  type: Type,
  title: TmdbFilm | TmdbSeries,
  imagesRoot: string,
) {
  const { poster_path: poster, backdrop_path: backdrop } = title;
  const cast = title.credits.cast.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    type,
    trama: plotOf(title),
    generi: toCatalogueGenres(type, title.genres),
    copertina: poster && `${imagesRoot}/w780${poster}`,
    banner: backdrop && `${imagesRoot}/w1280${backdrop}`,
    trailer: trailerOf(title),
    interpreti: cast.slice(0, MAX_CAST).map(({ name }) => name),
    tmdb_id: title.id,
  };
}

/** The Italian overview, else the English one, marked as such. */
function plotOf({ overview, translations }: TmdbFilm | TmdbSeries): string {
  if (overview.trim()) return overview.trim();
  const english = translations.translations.find(
    ({ iso_639_1: language, data }) => language === 'en' && data.overview.trim(),
  );
  return english ? `[In inglese] ${english.data.overview.trim()}` : '';
}

/** On YouTube and of type Trailer: Italian before English, official before others. */
function trailerOf({ videos }: TmdbFilm | TmdbSeries): string | null {
  const rank = (video: { iso_639_1: string | null; official: boolean | null }) =>
    (video.iso_639_1 === 'it' ? 0 : 2) + (video.official === true ? 0 : 1);
  const [best] = videos.results
    .filter(({ site, type, key }) => site === 'YouTube' && type === 'Trailer' && /^[\w-]{5,20}$/.test(key))
    .toSorted((one, other) => rank(one) - rank(other));
  return best ? `https://www.youtube.com/watch?v=${best.key}` : null;
}

function imdbId(id: string | null): string | null {
  return id && /^tt\d+$/.test(id) ? id : null;
}
