import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import type { TitleRecordInput } from '../../catalogue/rules/title-record.ts';
import type { TmdbFilm, TmdbSeries } from './tmdb-schemas.ts';
import { tmdbTranslations } from './tmdb-translations.ts';

const MAX_CAST = 8;

/** Maps a TMDB film to a title record. */
export function mapTmdbFilm(film: TmdbFilm, imagesRoot: string): TitleRecordInput {
  const ratings = film.release_dates.results
    .filter((country) => country.iso_3166_1 === 'IT')
    .flatMap((country) => country.release_dates.map(({ certification }) => certification));
  return {
    ...mapCommon(film, { name: film.title, originalName: film.original_title, imagesRoot }),
    type: 'film',
    origin: `tmdb:movie:${film.id}`,
    data_uscita: italianReleaseDate(film),
    durata: film.runtime ?? 0,
    adult: film.adult === true || isForAdults(ratings),
    registi: film.credits.crew.filter(({ job }) => job === 'Director').map(({ name }) => name),
    imdb_id: imdbId(film.imdb_id),
  };
}

export function mapTmdbSeries(series: TmdbSeries, imagesRoot: string): TitleRecordInput {
  const ratings = series.content_ratings.results
    .filter((country) => country.iso_3166_1 === 'IT')
    .map(({ rating }) => rating);
  return {
    ...mapCommon(series, { name: series.name, originalName: series.original_name, imagesRoot }),
    type: 'serie',
    origin: `tmdb:tv:${series.id}`,
    data_uscita: series.first_air_date,
    durata: series.number_of_seasons ?? 0,
    adult: series.adult === true || isForAdults(ratings),
    registi: series.created_by.map(({ name }) => name),
    imdb_id: imdbId(series.external_ids.imdb_id),
  };
}

function mapCommon(
  title: TmdbFilm | TmdbSeries,
  {
    name: titolo,
    originalName,
    imagesRoot,
  }: { name: string; originalName: string | null; imagesRoot: string },
) {
  const { poster_path: poster, backdrop_path: backdrop } = title;
  const cast = title.credits.cast.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    ...tmdbTranslations(title, originalName, imagesRoot),
    titolo,
    titolo_originale: originalName,
    altri_titoli: alternativeTitles(title, [titolo, originalName]),
    trama: plotOf(title),
    generi: title.genres,
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

/** The trailer on YouTube: Italian before English, official before others. */
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

/** Countries whose names people here search for, and files are called by. */
const COUNTRIES = ['IT', 'US', 'GB'];
const MAX_TITLES = 10;

/** The English title, and a title's other names in Italian and English; each once, without those in `known`. */
function alternativeTitles(
  { translations, alternative_titles: { titles, results } }: TmdbFilm | TmdbSeries,
  known: readonly (string | null)[],
): string[] {
  const english = translations.translations
    .filter(({ iso_639_1: language }) => language === 'en')
    .flatMap(({ data }) => [data.title, data.name]);
  const others = [...titles, ...results]
    .filter(({ iso_3166_1: country }) => COUNTRIES.includes(country))
    .map(({ title }) => title);
  const found = new Map<string, string>();
  for (const title of [...english, ...others].map((one) => one.trim())) {
    const name = normalizeForSearch(title);
    if (name !== '' && title.length <= 500 && !found.has(name)) found.set(name, title);
  }
  for (const title of known) found.delete(normalizeForSearch(title ?? ''));
  return [...found.values()].slice(0, MAX_TITLES);
}

/** The movie database's kinds of release. */
const PREMIERE = 1;
const THEATRICAL = [2, 3];

/** Notes of re-releases. */
const RE_RELEASE = /re-?release|riedizione|riproposta|restaur|restored|anniversar|4k/i;

/**
 * A film's Italian release: in the cinemas, else in a different way, else at a festival. Without one in Italy, the
 * first date anywhere. Empty if there is none; otherwise `YYYY-MM-DD`.
 */
function italianReleaseDate(film: Pick<TmdbFilm, 'release_date' | 'release_dates'>): string {
  const dates = film.release_dates.results.flatMap(({ iso_3166_1: country, release_dates: ofCountry }) =>
    ofCountry.map(({ release_date: date, type, note }) => ({ country, type, note, day: date.slice(0, 10) })),
  );
  const italian = dates.filter(({ country, note }) => country === 'IT' && !RE_RELEASE.test(note));
  return (
    earliest(italian.filter(({ type }) => THEATRICAL.includes(type))) ??
    earliest(italian.filter(({ type }) => type !== PREMIERE)) ??
    earliest(italian) ??
    (film.release_date || undefined) ??
    earliest(dates) ??
    ''
  );
}

/** True if one of a country's ratings is for adults only: `VM18`, `18+`. */
function isForAdults(ratings: readonly string[]): boolean {
  return ratings.some((rating) => /^(VM)?\s*18\+?$/i.test(rating.trim()));
}

function earliest(dates: readonly { day: string }[]): string | undefined {
  return dates.map(({ day }) => day).toSorted()[0];
}
