import { type RawBuilder, type Selectable, sql } from 'kysely';
import { GENRE_NAMES, genreNameIn } from '../../../contract/genre-names.ts';
import {
  configuredLanguages,
  currentLanguage,
  currentTitleLanguage,
  translatedLanguages,
} from '../../languages/current-language.ts';
import type { TitleTable } from './titles.table.ts';

/** Translated columns of `title`, each with its column of the translation. */
const TRANSLATED = new Map<string, RawBuilder<unknown>>([
  ['titolo', sql`title_translation.name`],
  ['trama', sql`title_translation.plot`],
  ['copertina', sql`title_translation.cover`],
]);

/**
 * SQL: a column of `title` in the language of the work in progress, or the catalogue's value without a
 * translation. For the catalogue's language, and for untranslated columns, it is the column itself.
 */
export function inTitleLanguage<Column extends keyof Selectable<TitleTable>>(
  column: Column,
): RawBuilder<Selectable<TitleTable>[Column]> {
  const own = sql<Selectable<TitleTable>[Column]>`${sql.ref(`title.${column}`)}`;
  const language = currentTitleLanguage();
  if (language === undefined) return own;
  const translation = (value: RawBuilder<unknown>) => sql`(select ${value} from title_translation
    where title_translation.title_id = title.id and title_translation.language = ${language})`;
  // A preview is of the catalogue's cover.
  if (column === 'anteprima') return sql`case when ${translation(sql`cover`)} is null then ${own} end`;
  const translated = TRANSLATED.get(column);
  return translated ? sql`coalesce(${translation(translated)}, ${own})` : own;
}

/** A genre's name in the language of texts, like the headings around it; unknown ones stay unchanged. */
export function genreName(stored: string): string {
  return genreNameIn(currentLanguage(), stored);
}

/** The names of a genre in the installation's languages, the catalogue's first. */
export function genreNamesOf(stored: string): string[] {
  return [...new Set([stored, ...translatedLanguages().map((language) => genreNameIn(language, stored))])];
}

/** The name under which the catalogue has a genre that is named in any of the languages. */
export function storedGenreName(name: string): string {
  for (const language of configuredLanguages())
    for (const stored of Object.keys(GENRE_NAMES)) if (genreNameIn(language, stored) === name) return stored;
  return name;
}
