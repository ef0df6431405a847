import * as v from 'valibot';
import { type Language, translatedLanguages } from '../../../languages/current-language.ts';
import { filled } from '../../catalogue/rules/field-values.ts';
import type { TitleRecordInput } from '../../catalogue/rules/title-record.ts';
import type { TmdbFilm, TmdbSeries } from './tmdb-schemas.ts';

/** The country whose translation comes first, if its code differs from the language's. */
const FIRST_COUNTRIES: Readonly<Record<string, string>> = {
  en: 'US',
  ja: 'JP',
  ko: 'KR',
  pt: 'PT',
  zh: 'CN',
};

type TmdbTitle = Pick<TmdbFilm | TmdbSeries, 'translations' | 'images' | 'original_language'>;

/**
 * A title's translations into the installation's other languages, in a record's form; empty without other
 * languages.
 */
export function tmdbTranslations(
  title: TmdbTitle,
  originalName: string | null,
  imagesRoot: string,
): Pick<TitleRecordInput, 'traduzioni'> {
  const languages = translatedLanguages();
  if (languages.length === 0) return {};
  const translations = languages.map((lingua) => {
    const texts = textsIn(title, lingua);
    const names = texts.flatMap(({ title: name, name: other }) => [name, other]);
    const plots = texts.map(({ overview }) => overview);
    const poster = posterIn(title, lingua);
    // An empty name is the original one; without any text there is no translation.
    const isNamed = title.original_language === lingua || texts.length > 0;
    return {
      lingua,
      titolo: firstOf(NAME, isNamed ? [...names, originalName ?? ''] : names) ?? null,
      trama: firstOf(PLOT, plots),
      copertina: poster && `${imagesRoot}/w780${poster}`,
    };
  });
  return { traduzioni: translations.filter(({ titolo, trama, copertina }) => titolo ?? trama ?? copertina) };
}

/** The texts in a language, its first country's before others. */
function textsIn({ translations }: TmdbTitle, language: Language) {
  const country = FIRST_COUNTRIES[language] ?? language.toUpperCase();
  return translations.translations
    .filter(({ iso_639_1 }) => iso_639_1 === language)
    .toSorted((one, other) => Number(other.iso_3166_1 === country) - Number(one.iso_3166_1 === country))
    .map(({ data }) => data);
}

/** The poster with words in a language that people liked most. */
function posterIn({ images }: TmdbTitle, language: Language): string | null {
  const [best] = images.posters
    .filter(({ iso_639_1, file_path }) => iso_639_1 === language && file_path !== null)
    .toSorted((one, other) => other.vote_average - one.vote_average);
  return best?.file_path ?? null;
}

const NAME = filled(500);
const PLOT = filled(20_000);

/** The first that a title may have: for a translation no title is refused. */
const firstOf = (schema: typeof NAME, texts: readonly string[]) =>
  texts.map((text) => text.trim()).find((text) => v.is(schema, text));
