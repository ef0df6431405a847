import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { currentTitleLanguage, translatedLanguages } from '../../languages/current-language.ts';
import { clock, sleep } from '../../lib/clock.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import type { NameMatch, TitleFilters } from './matches.ts';
import { titleFiltersCondition } from './title-filter-condition.ts';

/** Names compared: a frequent word would match too many. */
const MAX_CANDIDATES = 300;
const MAX_EXACT = 20;

/** A scan in milliseconds that delays nobody, and the maximum rest after a longer one. */
const QUICK_SCAN_MS = 3;
const MAX_REST_MS = 20;

/** Minimum trigram similarity; without it PostgreSQL's default holds, 0.6. */
const REMOTE = 0.3;
const REMOTE_WHEN_LONG = 0.4;
const LONG_LETTERS = 20;

type Words = { text: string; filters?: TitleFilters; limit: number };

/** Finds titles by the similarity of any of their names, the most similar first. */
export async function findByName(db: Db, words: Words): Promise<NameMatch[]> {
  const found = await Promise.all(finders().map((find) => find(db, words)));
  return mostSimilar(found.flat(), words.limit);
}

/**
 * As `findByName`, for work that can wait: one index after the other, each followed by a rest as long as its scan.
 */
export async function findByNameInTurn(db: Db, words: Words): Promise<NameMatch[]> {
  const found: Candidate[] = [];
  for (const find of finders()) {
    const startedAt = clock.elapsed();
    found.push(...(await find(db, words)));
    const tookMs = clock.elapsed() - startedAt;
    if (tookMs > QUICK_SCAN_MS) await sleep(Math.min(tookMs, MAX_REST_MS));
  }
  return mostSimilar(found, words.limit);
}

/** Finds titles by their whole name. */
export async function findByWholeName(db: Db, { text, filters, limit }: Words): Promise<NameMatch[]> {
  return all<NameMatch>(db)`
    select id, name, 1::float8 as likeness, true as exact, null as originale, altro
    from ${titlesCalled([text])} join title_stats on title_id = id
    where ${titleFiltersCondition({ viewer: filters?.viewer })}
    order by title_stats.visualizzazioni desc, id limit ${limit}`;
}

/** Those of some names that are whole names of titles. */
export async function wholeNamesAmong(
  db: Db,
  names: readonly string[],
  viewer: TitleFilters['viewer'],
): Promise<ReadonlySet<string>> {
  const rows = await all<{ name: string }>(db)`
    select distinct name from ${titlesCalled(names)} where ${titleFiltersCondition({ viewer })}`;
  return new Set(rows.map(({ name }) => name));
}

/**
 * As `findByName` with a lower similarity, for when nothing else matched. Names with two swapped letters come
 * first.
 */
export async function findBySimilarName(db: Db, words: Words): Promise<NameMatch[]> {
  const swapped = await findSwapped(db, words);
  if (swapped.length > 0) return swapped;
  const found = await Promise.all(
    finders().map((find) => withLowerSimilarity(db, words, (transaction) => find(transaction, words))),
  );
  return mostSimilar(found.flat(), words.limit);
}

/** Runs a search with a lower similarity than PostgreSQL's. */
export async function withLowerSimilarity<Found>(
  db: Db,
  { text }: Pick<Words, 'text'>,
  find: (transaction: Db) => Promise<Found>,
): Promise<Found> {
  const share = String(text.length < LONG_LETTERS ? REMOTE : REMOTE_WHEN_LONG);
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${share}, true)`.execute(transaction);
    return find(transaction);
  });
}

/** A candidate, and its tie-breakers at equal likeness: the shorter name, then the more plays. */
type Candidate = NameMatch & { length: number; plays: number };

function mostSimilar(candidates: readonly Candidate[], limit: number): NameMatch[] {
  const ranked = candidates.toSorted(
    (a, b) => b.likeness - a.likeness || a.length - b.length || b.plays - a.plays || a.id - b.id,
  );
  return uniqueById(ranked).slice(0, limit);
}

async function findByTitle(db: Db, words: Words): Promise<Candidate[]> {
  const column = sql`title.titolo_ricerca`;
  const exact = sql`union (select id, ${column} from title
    where ${column} = ${words.text} and ${titleFiltersCondition(words.filters)} limit ${MAX_EXACT})`;
  return rankCandidates(db, words, { column, exact, isExact: isAll(words), altro: unshownName() });
}

async function findByOriginalTitle(db: Db, words: Words): Promise<Candidate[]> {
  const column = sql`title.originale_ricerca`;
  const originale = sql`titolo_originale`;
  return rankCandidates(db, words, { column, isExact: isAll(words), originale });
}

/** Names of one title are on separate lines. */
async function findByAlternativeTitle(db: Db, words: Words): Promise<Candidate[]> {
  const column = sql`title.altri_ricerca`;
  const altro = sql`(select one from unnest(title.altri_titoli) as one
    order by word_similarity(${words.text}, lower(one)) desc limit 1)`;
  const isExact = sql`${words.text} = any(string_to_array(name, chr(10)))`;
  return rankCandidates(db, words, { column, only: sql`and title.altri_ricerca <> ''`, isExact, altro });
}

async function findByTranslation(db: Db, words: Words): Promise<Candidate[]> {
  const column = sql`title_translation.search_name`;
  const source = sql`title_translation join title on title.id = title_translation.title_id`;
  const only = sql`and search_name <> ''`;
  const exact = sql`union (select title.id, ${column} from ${source}
    where ${column} = ${words.text} ${only} and ${titleFiltersCondition(words.filters)} limit ${MAX_EXACT})`;
  const altro = sql`(select title_translation.name from title_translation
    where title_id = title.id and search_name = best.name limit 1)`;
  return rankCandidates(db, words, { source, column, only, exact, isExact: isAll(words), altro });
}

const FINDERS = [findByTitle, findByOriginalTitle, findByAlternativeTitle];

function finders() {
  return translatedLanguages().length > 0 ? [...FINDERS, findByTranslation] : FINDERS;
}

/** SQL: the rows of titles with one of these names, normalised, with the matching `name`. */
export function titlesCalled(names: readonly string[]): RawBuilder<unknown> {
  const own = sql`select title.*, titolo_ricerca as name, ${unshownName()} as altro from title
    where titolo_ricerca = any(${[...names]}::text[])`;
  if (translatedLanguages().length === 0) return sql`(${own}) as title`;
  return sql`(${own} union all
    select title.*, search_name, title_translation.name from title_translation join title on id = title_id
    where search_name = any(${[...names]}::text[]) and search_name <> '') as title`;
}

/** SQL: the catalogue's name while titles appear in a different language: then people see a different one. */
const unshownName = () => (currentTitleLanguage() === undefined ? NO_NAME : sql`titolo`);

const isAll = ({ text }: Words) => sql`name = ${text}`;

type Names = {
  /** Rows with names. */
  source?: RawBuilder<unknown>;
  column: RawBuilder<unknown>;
  isExact: RawBuilder<unknown>;
  /** Names matched in different ways, and a condition that narrows the scanned index. */
  exact?: RawBuilder<unknown>;
  only?: RawBuilder<unknown>;
  originale?: RawBuilder<unknown>;
  altro?: RawBuilder<unknown>;
};
const NOTHING = sql``;
const NO_NAME = sql`null`;
const TITLES = sql`title`;

/**
 * One scan of a trigram index, the main cost of a search: each kind of names has one, side by side. The matches are
 * materialized without a limit, so that the planner uses the index; the outer limit ends the scan.
 */
async function rankCandidates(
  db: Db,
  { text, filters, limit }: Words,
  {
    source = TITLES,
    column,
    isExact,
    exact = NOTHING,
    only = NOTHING,
    originale = NO_NAME,
    altro = NO_NAME,
  }: Names,
): Promise<Candidate[]> {
  return all<Candidate>(db)`
    with similar_name as materialized (
      select id, ${column} as name from ${source} where ${column} %> ${text} ${only} and ${titleFiltersCondition(filters)}
    ), likest as (
      select id, name, word_similarity(${text}, name) as likeness
      from ((select * from similar_name limit ${MAX_CANDIDATES}) ${exact}) as candidate
      order by likeness desc, length(name), id limit ${limit * 2}
    ), best as (
      select id, name, likeness, length(name) as length, title_stats.visualizzazioni as plays
      from likest join title_stats on title_id = id
      order by likeness desc, length, plays desc, id limit ${limit}
    )
    select best.*, ${isExact} as exact, ${originale} as originale, ${altro} as altro
    from best join title using (id) order by likeness desc, length, plays desc, id`;
}

/** Two swapped letters leave a short word with few common trigrams: 'alein'. */
async function findSwapped(db: Db, { text, filters, limit }: Words): Promise<NameMatch[]> {
  const swaps = Array.from(
    { length: text.length - 1 },
    (_, at) => `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`,
  );
  return all<NameMatch>(db)`
    select id, name, 0.9::float8 as likeness, false as exact, null as originale, altro
    from ${titlesCalled(swaps)} join title_stats on title_id = id
    where ${titleFiltersCondition({ viewer: filters?.viewer })}
    order by title_stats.visualizzazioni desc, id limit ${limit}`;
}
