import type { Db } from '../database/db.ts';
import {
  configuredLanguages,
  hasSeveralLanguages,
  inLanguage,
  type Language,
  type Spoken,
} from './current-language.ts';

/** The known languages of a person: their choice, and the messenger's (`en`, `pt-br`). */
type KnownLanguage = { chosen?: string | null | undefined; messenger?: string | null | undefined };

/** The language for people whose language is not offered. */
const ELSEWHERE: Language = 'en';

/** The installation's language for a person: their choice, else their messenger's, else English, else the default. */
function languageFor({ chosen, messenger }: KnownLanguage): Language {
  const languages = configuredLanguages();
  const wanted = [chosen, messenger?.toLowerCase().split('-', 1).join('')];
  const known = wanted.find((language) => languages.includes(language ?? ''));
  const isElsewhere = messenger != null && languages.includes(ELSEWHERE);
  return known ?? (isElsewhere ? ELSEWHERE : (languages[0] ?? 'it'));
}

/** A person's languages; `messenger` is the language of this update, and comes before the stored one. */
async function readLanguages(db: Db, userId: string, messenger?: string): Promise<Spoken> {
  const person = await db
    .selectFrom('person')
    .select(['chosen_language', 'messenger_language', 'chosen_title_language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const language = languageFor({
    chosen: person?.chosen_language,
    messenger: messenger ?? person?.messenger_language,
  });
  return { language, titles: languageFor({ chosen: person?.chosen_title_language, messenger: language }) };
}

/** A person's language; `messenger` as for `readLanguages`. */
export async function readLanguage(db: Db, userId: string, messenger?: string): Promise<Language> {
  if (!hasSeveralLanguages()) return languageFor({});
  return (await readLanguages(db, userId, messenger)).language;
}

/**
 * A person's choice, even of a language that is no longer configured; null for the messenger's language, and in
 * `titles` for the same language as texts.
 */
export async function readChosenLanguages(
  db: Db,
  userId: string,
): Promise<{ language: Language | null; titleLanguage: Language | null }> {
  const person = await db
    .selectFrom('person')
    .select(['chosen_language', 'chosen_title_language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const offered = (chosen: Language | null | undefined) =>
    configuredLanguages().find((language) => language === chosen) ?? null;
  return {
    language: offered(person?.chosen_language),
    titleLanguage: offered(person?.chosen_title_language),
  };
}

/** Does work in a person's languages, `messenger` as for `readLanguages`; in the default for nobody's. */
export async function inLanguageOf<Result>(
  db: Db,
  userId: string | null,
  work: () => Promise<Result>,
  messenger?: string,
): Promise<Result> {
  // Without a query if there is nothing to choose.
  if (!hasSeveralLanguages()) return work();
  if (userId === null) return inLanguage(languageFor({}), work);
  const { language, titles } = await readLanguages(db, userId, messenger);
  return inLanguage(language, work, titles);
}

/** Stores the language that a known person chose; null: their messenger's. The menu button, which names it, is due again. */
export async function chooseLanguage(db: Db, userId: string, language: Language | null): Promise<void> {
  await db
    .updateTable('person')
    .set({ chosen_language: language, menu_set_at: null })
    .where('user_id', '=', userId)
    .where('chosen_language', 'is distinct from', language)
    .execute();
}

/** Stores the language in which a known person wants titles to be named; null: theirs. */
export async function chooseTitleLanguage(db: Db, userId: string, language: Language | null): Promise<void> {
  await db
    .updateTable('person')
    .set({ chosen_title_language: language })
    .where('user_id', '=', userId)
    .execute();
}
