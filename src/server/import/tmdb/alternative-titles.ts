import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import type { TmdbFilm, TmdbSeries } from './tmdb-schemas.ts';

/** Countries whose names people here search for, and files are called by. */
const COUNTRIES = ['IT', 'US', 'GB'];
const MAX_TITLES = 10;

/** The English title, and what else a title is called in Italian and English; each once, without those in `known`. */
export function alternativeTitles(
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
