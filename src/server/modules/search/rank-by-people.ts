import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import { closeness } from './is-close.ts';
import type { NameMatch } from './matches.ts';
import { MIN_CLOSENESS, type SearchResult } from './rank-search-results.ts';

type Found = { found: readonly NameMatch[]; words: string; limit: number };

/** Of titles with similar names those that the words mean: the more of the words are in a title's name and among its people, the earlier. */
export async function rankByPeople(
  db: Kysely<Schema>,
  { found, words, limit }: Found,
): Promise<SearchResult[]> {
  const people = await peopleOf(
    db,
    found.map(({ id }) => id),
  );
  const ranked = found
    .map((one) => ({ ...one, close: closeness(words, `${one.name} ${people.get(one.id) ?? ''}`) }))
    .filter(({ close, name }) => close >= MIN_CLOSENESS && closeness(words, name) > 0)
    .sort((a, b) => b.close - a.close || b.likeness - a.likeness);
  return uniqueById(ranked)
    .slice(0, limit)
    .map(({ id, originale, altro }) => ({ id, why: reasonOf(originale, altro) }));
}

function reasonOf(originale: string | null, altro: string | null): SearchResult['why'] {
  if (originale !== null) return { kind: 'originale', name: originale };
  return altro === null ? undefined : { kind: 'altro', name: altro };
}

/** The names of the people credited for titles, normalised. */
async function peopleOf(db: Kysely<Schema>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; names: string }>`
    select content_id as id, string_agg(nome_ricerca, ' ') as names from credit join artist on artist.id = artist_id
    where content_id = any(${[...new Set(ids)]}::int[]) group by content_id`.execute(db);
  return new Map(rows.map(({ id, names }) => [id, names]));
}
