import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { searchText } from '../domain/search-text.ts';
import { selectTitles } from './select-titles.ts';
import type { Title } from './title.ts';

/** Longer than any title; more words would only cost time. */
const LONGEST = 100;
/** Candidates that hold something like the words, and that look like them as a whole. */
const HOLDING = 40;
const ALIKE = 20;
/** Likeness goes from 0 to 1: below this a title has a few letters in common by chance. */
const LEAST_LIKENESS = 0.3;
/** How much of the best title's score the others must have. */
const SHARE_OF_BEST = 0.4;

/**
 * The titles that come nearest to some words, the best first; misspelt words and missing accents do no harm.
 * The index is asked for the nearest ones: comparing with every title takes seconds in a large catalogue.
 */
export async function findByWords(db: Kysely<Schema>, words: string, limit: number): Promise<Title[]> {
  const text = searchText(words.slice(0, LONGEST));
  if (text === '') return [];
  const { rows } = await sql<{ id: number; score: number }>`
    with near as (
      (select id, titolo_ricerca, visualizzazioni from content
       order by ${text} <<-> titolo_ricerca limit ${HOLDING})
      union
      (select id, titolo_ricerca, visualizzazioni from content
       order by titolo_ricerca <-> ${text} limit ${ALIKE})
    )
    select id, word_similarity(${text}, titolo_ricerca) + similarity(${text}, titolo_ricerca) as score
    from near
    where word_similarity(${text}, titolo_ricerca) >= ${LEAST_LIKENESS}
    order by score desc, visualizzazioni desc, id
    limit ${limit}`.execute(db);
  const best = rows[0]?.score ?? 0;
  return titlesInOrder(
    db,
    rows.filter(({ score }) => score >= best * SHARE_OF_BEST).map(({ id }) => id),
  );
}

async function titlesInOrder(db: Kysely<Schema>, ids: readonly number[]): Promise<Title[]> {
  if (ids.length === 0) return [];
  const titles = await selectTitles(db).where('content.id', 'in', ids).execute();
  return titles.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
