import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Found, rankFound } from '../domain/rank-found.ts';
import { readTitleQuery, type TitleQuery } from '../domain/title-query.ts';
import { findByPeople } from './find-by-people.ts';
import { findNamed, findRemotelyNamed } from './find-named.ts';
import { genreNames } from './genre-names.ts';
import { mostPlayed } from './most-played.ts';
import { selectTitles } from './select-titles.ts';
import type { Title } from './title.ts';

/** A title that was found, and why when it is not for its name. */
export type FoundTitle = { title: Title; why: Found['why'] };

/**
 * The titles that some words lead to, the best first: by name, original name, people, genres and years
 * (`domain/title-query.ts`). Misspelt words and missing accents do no harm.
 */
export async function findByWords(db: Kysely<Schema>, words: string, limit: number): Promise<FoundTitle[]> {
  const query = readTitleQuery(words, await genreNames(db));
  if (query.text === '') return [];
  const found = await findLikely(db, query, limit);
  if (found.length > 0) return withTitles(db, found);
  const remote = await findRemotelyNamed(db, { text: query.text, limit });
  return withTitles(db, rankFound({ named: remote, narrowed: [], people: [], shelf: [] }, query, limit));
}

/** A person's name has more letters. */
const LEAST_NAME = 3;

async function findLikely(db: Kysely<Schema>, query: TitleQuery, limit: number): Promise<Found[]> {
  const { text, name } = query;
  const hasFilters = query.genres.length > 0 || query.years !== undefined;
  const [named, narrowed, people, ofThatName, shelf] = await Promise.all([
    findNamed(db, { text, limit }),
    name !== '' && name !== text ? findNamed(db, { text: name, filters: query, limit }) : [],
    name.length >= LEAST_NAME ? findByPeople(db, { name, filters: query, limit }) : [],
    // Tonino Guerra is no war.
    name !== text && !query.years ? findByPeople(db, { name: text, limit }) : [],
    name === '' && hasFilters ? mostPlayed(db, { filters: query, limit }) : [],
  ]);
  return rankFound({ named, narrowed, people: [...ofThatName, ...people], shelf }, query, limit);
}

async function withTitles(db: Kysely<Schema>, found: readonly Found[]): Promise<FoundTitle[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const titles = await selectTitles(db).where('content.id', 'in', ids).execute();
  const byId = new Map(titles.map((title) => [title.id, title]));
  return found.flatMap(({ id, why }) => {
    const title = byId.get(id);
    return title ? [{ title, why }] : [];
  });
}
