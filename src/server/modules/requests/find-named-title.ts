import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { titleMatchKey } from '../catalogue/rules/title-key.ts';
import type { Title } from '../catalogue/title.ts';
import { searchTitles } from '../search/search-titles.ts';

/** Titles looked at: of one name there are few. */
const LOOKED_AT = 5;

/** The titles of the catalogue that have exactly this name, spelled this way or another. */
export async function findNamedTitles(db: Kysely<Schema>, words: string): Promise<Title[]> {
  const key = titleMatchKey(words);
  const found = await searchTitles(db, words, LOOKED_AT, { includesUnlisted: true });
  return found.map(({ title }) => title).filter(({ name }) => titleMatchKey(name) === key);
}
