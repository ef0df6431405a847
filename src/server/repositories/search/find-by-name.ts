import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { TitleFilters } from '../../domain/title-query.ts';
import { uniqueById } from '../../domain/unique-by-id.ts';
import { matchesTitleFilters } from './title-filter-condition.ts';

/** A title whose name or original name is similar to the words. */
export type NamedTitle = {
  id: number;
  /** How much of the words is in the name, from 0 to 1. */
  likeness: number;
  /** The words are all of the name. */
  exact: boolean;
  /** The original title, where the words were found in it. */
  originale: string | null;
};

/** Names compared: a frequent word would match too many. */
const MOST_CANDIDATES = 500;
const MOST_EXACT = 20;

/** Minimum trigram similarity; without it PostgreSQL's default holds, 0.6. */
const REMOTE = 0.3;
const REMOTE_WHEN_LONG = 0.4;
const LONG = 20;

type Words = { text: string; filters?: TitleFilters; limit: number };

/**
 * Finds titles by name similarity. The candidates are materialized without a limit, so that the planner uses the
 * trigram index; the outer limit ends the scan.
 */
export async function findByName(db: Kysely<Schema>, { text, filters, limit }: Words): Promise<NamedTitle[]> {
  const { rows } = await sql<NamedTitle>`
    with by_title as materialized (
      select id, titolo_ricerca as name, false as original from content
      where titolo_ricerca %> ${text} and ${matchesTitleFilters(filters)}
    ), by_original as materialized (
      select id, originale_ricerca as name, true as original from content
      where originale_ricerca %> ${text} and ${matchesTitleFilters(filters)}
    ), candidate as (
      (select id, titolo_ricerca as name, false as original from content
       where titolo_ricerca = ${text} and ${matchesTitleFilters(filters)} limit ${MOST_EXACT})
      union (select * from by_title limit ${MOST_CANDIDATES})
      union all (select * from by_original limit ${MOST_CANDIDATES})
    ), likest as (
      select *, word_similarity(${text}, name) as likeness from candidate
      order by likeness desc, length(name), original, id limit ${limit * 4}
    )
    select id, likeness, name = ${text} as exact, case when original then titolo_originale end as originale
    from likest join content using (id) join content_stats on content_id = id
    order by likeness desc, length(name), original, content_stats.visualizzazioni desc, id limit ${limit * 2}`.execute(
    db,
  );
  return uniqueById(rows).slice(0, limit);
}

/** The same with a lower similarity, for when nothing else was found. Names with two swapped letters come first. */
export async function findBySimilarName(db: Kysely<Schema>, words: Words): Promise<NamedTitle[]> {
  const swapped = await findSwapped(db, words);
  if (swapped.length > 0) return swapped;
  return db.transaction().execute(async (transaction) => {
    const share = String(words.text.length < LONG ? REMOTE : REMOTE_WHEN_LONG);
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${share}, true)`.execute(transaction);
    return findByName(transaction, words);
  });
}

/** Two swapped letters leave a short word with few common trigrams: 'alein'. */
async function findSwapped(db: Kysely<Schema>, { text, limit }: Words): Promise<NamedTitle[]> {
  const swaps = Array.from(
    { length: text.length - 1 },
    (_, at) => `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`,
  );
  const { rows } = await sql<NamedTitle>`
    select id, 0.9::float8 as likeness, false as exact, null as originale
    from content join content_stats on content_id = id
    where titolo_ricerca = any(${swaps}::text[]) and ${matchesTitleFilters()}
    order by content_stats.visualizzazioni desc, id limit ${limit}`.execute(db);
  return rows;
}
