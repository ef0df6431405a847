import { type Db, all } from '../../database/db.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { findByName, findBySimilarName, findByWholeName, withLowerSimilarity } from './find-by-name.ts';
import type { ParsedSearchQuery, TitleFilters } from './matches.ts';
import { type SearchResult, isMeant, rankByPeople, rankSearchResults } from './rank-search-results.ts';
import { titleFiltersCondition, titlesMatching } from './title-filter-condition.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';

/** A title credited to an artist whose name matches. */
type TitleOfArtist = {
  id: number;
  /** The share of the words in the artist's name, from 0 to 1. */
  likeness: number;
  artist: string;
  /** A person who made a title and plays in it counts as its maker. */
  role: 'regia' | 'cast';
};

/** Names compared, and the most similar of them whose titles are ranked. */
const MAX_CANDIDATES = 1000;
const MAX_ARTISTS = 10;
/** An artist's ranked credits, those of the latest titles. */
const MAX_CREDITS = 500;

/**
 * The titles of the artists with the most similar names, the most played first. Ten namesakes have thousands of
 * credits: their indexes are read, and the rows of titles and credits, which lie far apart, only until there are enough.
 */
async function findByArtists(
  db: Db,
  { name, filters, limit }: { name: string; filters?: TitleFilters; limit: number },
): Promise<TitleOfArtist[]> {
  const rows = await all<TitleOfArtist>(db)`
    with candidate as materialized (
      select id, nome, nome_ricerca from artist where nome_ricerca %> ${name}
    ), best as (
      select id, nome, word_similarity(${name}, nome_ricerca) as likeness
      from (select * from candidate limit ${MAX_CANDIDATES}) as likely
      order by likeness desc, length(nome_ricerca), id limit ${MAX_ARTISTS}
    ), credited as (
      select best.id as artist_id, nome, likeness, credit.title_id, title_stats.visualizzazioni as plays
      from best cross join lateral (
        select title_id from credit where artist_id = best.id order by title_id desc limit ${MAX_CREDITS}
      ) as credit join title_stats on title_stats.title_id = credit.title_id
      order by likeness desc, plays desc, credit.title_id
    )
    select title.id, likeness, nome as artist, (
      select max(role) from credit where credit.artist_id = credited.artist_id and credit.title_id = title.id
    ) as role
    from credited join title on title.id = title_id
    where ${titleFiltersCondition(filters)}
    order by likeness desc, plays desc, title_id
    limit ${limit * 2}`;
  // A title of two namesakes comes twice, and one that its director plays in.
  return uniqueById(rows).slice(0, limit);
}

/** The viewer's titles without any other filter. */
const anyTitle = ({ viewer }: ParsedSearchQuery) => ({ genres: [], viewer });

/** Shortest text that is searched among artists. */
const MIN_NAME_LENGTH = 3;

/** Titles by name, people and filters. */
export async function findLikely(db: Db, query: ParsedSearchQuery, limit: number): Promise<SearchResult[]> {
  const { whole, text, name } = query;
  const any = anyTitle(query);
  const [called, named, narrowed, artists, ofThatName, byFilters] = await Promise.all([
    // 'Voglio vivere' is a wish, and a title.
    whole !== text ? findByWholeName(db, { text: whole, filters: any, limit }) : [],
    text !== '' ? findByName(db, { text, filters: any, limit }) : [],
    name !== '' && name !== text ? findByName(db, { text: name, filters: query, limit }) : [],
    name.length >= MIN_NAME_LENGTH ? findByArtists(db, { name, filters: query, limit }) : [],
    // An artist's name may contain a genre: Tonino Guerra.
    name !== text && !query.years && text !== ''
      ? findByArtists(db, { name: text, filters: any, limit })
      : [],
    name === '' && isAsked(query)
      ? titlesMatching(db, { filters: query, isNewest: query.isNewest, limit })
      : [],
  ]);
  return rankSearchResults(
    { named: [...called, ...named], narrowed, artists: [...ofThatName, ...artists], byFilters },
    query,
    limit,
  );
}

/** True if the words ask for titles without naming one: 'horror', 'novità', 'qualcosa da vedere'. */
export function isAsked({ genres, years, type, length, ...query }: ParsedSearchQuery): boolean {
  if (genres.length > 0 || Boolean(years ?? type ?? length)) return true;
  // If a title has to be named, these words name none.
  return query.viewer === 'lists' && (query.isNewest || query.text !== query.whole);
}

/**
 * Titles of two people ('Mastroianni e Loren'), or with less similar names; those of people in the words come
 * first: 'Pinocchio di Garrone'.
 */
export async function findSimilar(db: Db, query: ParsedSearchQuery, limit: number): Promise<SearchResult[]> {
  if (query.name === '') return [];
  const parts = partsOf(query);
  const people = parts.length > 1 ? await readPeople(db, parts, query) : [];
  if (people.length > 0 && people.every((titles) => titles.length > 0)) return shared(people, limit);
  const similar = await findMisspelt(db, [query.name, parts[0] ?? query.name], query, limit);
  if (similar.length > 0) return similar;
  const ofPerson = await findOfMisspeltPerson(db, query, limit);
  if (ofPerson.length > 0 || query.whole.split(' ').length > MAX_WHOLE) return ofPerson;
  return findMisspelt(db, [query.whole], query, limit);
}

/** The names between words such as 'di' and 'con'. */
const partsOf = ({ name }: ParsedSearchQuery) =>
  name.split(knownWords().between).filter((part) => part.length >= MIN_NAME_LENGTH);

/** By the surnames, genres, length or years in a line, whatever else it says: 'tutti quelli di Miyazaki', 'film usciti nel 2023'. */
export async function findTold(db: Db, query: ParsedSearchQuery, limit: number): Promise<SearchResult[]> {
  const people = await readPeople(db, partsOf(query), query);
  const told = people.map((titles) => titles.filter(({ artist }) => hasSurname(query.name, artist)));
  const named = told.filter((titles) => titles.length > 0);
  if (named.length > 0) return shared(named, limit);
  const { genres, length, years, type } = query;
  if (genres.length === 0 && !length && !(years && type)) return [];
  const byFilters = await titlesMatching(db, { filters: query, isNewest: false, limit });
  return rankSearchResults({ named: [], narrowed: [], artists: [], byFilters }, query, limit);
}

const hasSurname = (words: string, artist: string) =>
  words.split(' ').includes(normalizeForSearch(artist).split(' ').at(-1) ?? '');

/** Longest line, in words, that may be a misspelt name whose words of asking belong to it: 'One pice'. */
const MAX_WHOLE = 3;

async function findMisspelt(
  db: Db,
  texts: readonly [string, ...string[]],
  query: ParsedSearchQuery,
  limit: number,
): Promise<SearchResult[]> {
  const found = await Promise.all(
    [...new Set(texts)].map((text) =>
      findBySimilarName(db, { text, filters: anyTitle(query), limit: limit * 2 }),
    ),
  );
  return rankByPeople(db, { found: found.flat(), words: texts[0], limit });
}

/** 'Sofia Loren'. */
async function findOfMisspeltPerson(
  db: Db,
  query: ParsedSearchQuery,
  limit: number,
): Promise<SearchResult[]> {
  const { name } = query;
  const find = (transaction: Db) => findByArtists(transaction, { name, filters: query, limit });
  const artists = await withLowerSimilarity(db, { text: name }, find);
  return rankSearchResults({ named: [], narrowed: [], artists, byFilters: [] }, query, limit);
}

/** Titles read for each person, to find those that all share. */
const MAX_OF_PERSON = 100;

/** The titles of each person among the parts of a name. */
const readPeople = (db: Db, parts: readonly string[], query: ParsedSearchQuery): Promise<TitleOfArtist[][]> =>
  Promise.all(
    parts.map(async (name) =>
      (await findByArtists(db, { name, filters: query, limit: MAX_OF_PERSON })).filter((one) =>
        isMeant({ ...one, name: normalizeForSearch(one.artist) }, name),
      ),
    ),
  );

/** The titles that all of the people have. */
function shared([first = [], ...others]: readonly TitleOfArtist[][], limit: number): SearchResult[] {
  const ids = others.map((titles) => new Set(titles.map(({ id }) => id)));
  return first
    .filter(({ id }) => ids.every((those) => those.has(id)))
    .slice(0, limit)
    .map(({ id, role, artist }) => ({ id, why: { kind: role, name: artist } }));
}
