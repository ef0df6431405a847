import { GENRE_NAMES } from '../../../contract/genre-names.ts';
import type { Db } from '../../database/db.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { selectTitlesIncludingHidden } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { genreNamesOf } from '../catalogue/title-language.ts';
import { type Viewer, visibleTo } from '../catalogue/visible-to.ts';
import { findByArtists } from './find-by-artists.ts';
import {
  findByName,
  findBySimilarName,
  findByWholeName,
  wholeNamesAmong,
  withLowerSimilarity,
} from './find-by-name.ts';
import { closeness } from './is-close.ts';
import type { ParsedSearchQuery } from './matches.ts';
import { isMeant, rankByPeople, rankSearchResults, type SearchResult } from './rank-search-results.ts';
import { ARTICLES, describedHeads, nameToRequest, possibleNames, saidNames } from './request-words.ts';
import { titlesMatching } from './title-filter-condition.ts';
import { MAX_QUERY_LENGTH, parseSearchQuery } from './title-query.ts';

/** A search result; `why` is undefined when the title's name matched. `isPlayable`: it has a video that works. */
export type FoundTitle = { title: Title; why: SearchResult['why']; isPlayable: boolean };

/**
 * Searches by name, original name, artists, genres, years and lengths (`title-query.ts`), the best first. Tolerates
 * misspellings, missing accents and the words of asking.
 */
export async function searchTitles(
  db: Db,
  words: string,
  limit: number,
  viewer: Viewer = 'lists',
): Promise<FoundTitle[]> {
  const query = await readQuery(db, words, viewer);
  if (query.whole === '') return [];
  const titles = selectTitlesIncludingHidden(db).where(visibleTo(viewer));
  const found = await findLikely(db, query, limit);
  return withTitles(titles, found.length > 0 ? found : await findSimilar(db, query, limit));
}

async function readQuery(
  db: Db,
  words: string,
  viewer: Viewer,
  further: readonly string[] = [],
): Promise<ParsedSearchQuery> {
  const line = (await nameIn(db, words, viewer)) ?? words;
  const genres = [...new Set([...(await genreNames(db)), ...further])];
  return { ...parseSearchQuery(line, genres, genreNamesOf), viewer };
}

/** True if words ask for a kind of titles and name none: 'qualcosa da ridere', 'novità'. A year alone may be a name: '1917'. */
export async function isDescription(db: Db, words: string): Promise<boolean> {
  // Also those of a genre that the catalogue does not have.
  const query = await readQuery(db, words, 'lists', Object.keys(GENRE_NAMES));
  const isYear = /^(?:\p{L}+ )?\d{4}$/u.test(query.text);
  return query.name === '' && !isYear && isAsked(query);
}

/** Titles for somebody who wants any. */
export async function mostPlayedTitles(db: Db, limit: number): Promise<FoundTitle[]> {
  const most = await titlesMatching(db, { filters: { genres: [] }, isNewest: false, limit });
  return withTitles(
    selectTitlesIncludingHidden(db).where(visibleTo('lists')),
    most.map(({ id }) => ({ id })),
  );
}

/** The longest whole name of a title that is all of a line but for words of asking: 'avete La vita è bella?'. */
export async function nameIn(db: Db, line: string, viewer: Viewer = 'lists'): Promise<string | undefined> {
  const asked = line.slice(0, MAX_QUERY_LENGTH);
  const known = knownWords();
  const spelled = [...possibleNames(asked, known), ...numberIn(asked), ...saidNames(asked, known)];
  return spelled.length < 2 ? undefined : firstName(db, spelled, viewer);
}

/** The whole name of a title of which a line says more. */
export async function nameDescribedIn(db: Db, line: string): Promise<string | undefined> {
  const heads = describedHeads(line.slice(0, MAX_QUERY_LENGTH), knownWords());
  return firstName(
    db,
    heads.flatMap((head) => possibleNames(head, knownWords())),
    'lists',
  );
}

/** The titles of which a line says more, whose name may be misspelt: 'perfetti sconosiuti di Genovese'. */
export async function titlesDescribed(db: Db, line: string, limit: number): Promise<FoundTitle[]> {
  for (const head of describedHeads(line.slice(0, MAX_QUERY_LENGTH), knownWords())) {
    const words = normalizeForSearch(nameToRequest(head, knownWords()));
    const found = words === '' ? [] : await searchTitles(db, words, limit);
    const named = found.filter((one) => isSame(words, shownName(one)));
    if (named.length > 0) return named;
  }
  return [];
}

const shownName = ({ title, why }: FoundTitle) =>
  normalizeForSearch(why && 'name' in why ? why.name : title.titolo);

/** Share of the letters of each of two names that the other has. */
const SAME = 0.7;
const isSame = (one: string, other: string) => closeness(one, other) >= SAME && closeness(other, one) >= SAME;

async function firstName(db: Db, spelled: readonly string[], viewer: Viewer): Promise<string | undefined> {
  const known = await wholeNamesAmong(db, spelled.map(normalizeForSearch), viewer);
  return spelled.find((name) => known.has(normalizeForSearch(name)));
}

/** The number that is all of a line but for words of asking, which may be a name or a year: 'il film 1917'. */
function numberIn(line: string): string[] {
  const { before, film, series } = knownWords();
  const isAround = (word: string) => [before, film, series, ARTICLES].some((words) => words.has(word));
  const rest = normalizeForSearch(line)
    .split(' ')
    .filter((word) => !isAround(word));
  return rest.length === 1 && /^\d+$/.test(rest[0] ?? '') ? rest : [];
}

/** The titles of which a line is a whole name, in any language. */
export async function titlesNamed(db: Db, line: string): Promise<FoundTitle[]> {
  const found = await findByName(db, { text: normalizeForSearch(line), limit: MAX_SAME_NAME });
  const named = found.filter(({ exact }) => exact).map(({ id }) => ({ id }));
  return withTitles(selectTitlesIncludingHidden(db).where(visibleTo('lists')), named);
}

const MAX_SAME_NAME = 5;
/** Longest name that a line is searched for, in words. */
const MAX_WITHIN = 7;
/** Fewest words of a name that talk may have as well, and letters of a telling word. */
const MIN_WITHIN = 3;

/** The titles with the longest name that is whole within a line; `isTelling`: a word that talk does not have. */
export async function titlesWithin(
  db: Db,
  line: string,
  isTelling: (word: string) => boolean,
): Promise<FoundTitle[]> {
  const words = normalizeForSearch(line.slice(0, MAX_QUERY_LENGTH)).split(' ');
  const telling = words.map((word) => word.length > MIN_WITHIN && isTelling(word));
  const spans = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_WITHIN, words.length - start) }, (_, more) => ({
      name: words.slice(start, start + more + 1).join(' '),
      isNamed: more + 1 >= MIN_WITHIN || telling.slice(start, start + more + 1).includes(true),
    })),
  );
  const names = spans.filter(({ isNamed }) => isNamed).map(({ name }) => name);
  const known = await wholeNamesAmong(db, names, 'lists');
  const [longest] = [...known].toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : titlesNamed(db, longest);
}

/** The viewer's titles without any other filter. */
const anyTitle = ({ viewer }: ParsedSearchQuery) => ({ genres: [], viewer });

/** Shortest text that is searched among artists. */
const MIN_NAME_LENGTH = 3;

async function findLikely(db: Db, query: ParsedSearchQuery, limit: number): Promise<SearchResult[]> {
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
function isAsked({ genres, years, type, length, ...query }: ParsedSearchQuery): boolean {
  if (genres.length > 0 || Boolean(years ?? type ?? length)) return true;
  // If a title has to be named, these words name none.
  return query.viewer === 'lists' && (query.isNewest || query.text !== query.whole);
}

/**
 * Titles of two people ('Mastroianni e Loren'), or with less similar names; those of people in the words come
 * first: 'Pinocchio di Garrone'.
 */
async function findSimilar(db: Db, query: ParsedSearchQuery, limit: number): Promise<SearchResult[]> {
  if (query.name === '') return [];
  const parts = query.name.split(knownWords().between).filter((part) => part.length >= MIN_NAME_LENGTH);
  const shared = parts.length > 1 ? await findShared(db, parts, query, limit) : [];
  if (shared.length > 0) return shared;
  const similar = await findMisspelt(db, [query.name, parts[0] ?? query.name], query, limit);
  if (similar.length > 0) return similar;
  const ofPerson = await findOfMisspeltPerson(db, query, limit);
  if (ofPerson.length > 0 || query.whole.split(' ').length > MAX_WHOLE) return ofPerson;
  return findMisspelt(db, [query.whole], query, limit);
}

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

async function findShared(
  db: Db,
  people: readonly string[],
  query: ParsedSearchQuery,
  limit: number,
): Promise<SearchResult[]> {
  const [first = [], ...others] = await Promise.all(
    people.map(async (name) =>
      (await findByArtists(db, { name, filters: query, limit: MAX_OF_PERSON })).filter((one) =>
        isMeant({ ...one, name: normalizeForSearch(one.artist) }, name),
      ),
    ),
  );
  const ids = others.map((titles) => new Set(titles.map(({ id }) => id)));
  return first
    .filter(({ id }) => ids.every((those) => those.has(id)))
    .slice(0, limit)
    .map(({ id, role, artist }) => ({ id, why: { kind: role, name: artist } }));
}

async function withTitles(
  select: ReturnType<typeof selectTitlesIncludingHidden>,
  found: readonly SearchResult[],
): Promise<FoundTitle[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await select.where('title.id', 'in', ids).execute();
  const byId = new Map(rows.map((title) => [title.id, title]));
  return found.flatMap(({ id, why }) => {
    const title = byId.get(id);
    return title ? [{ title, isPlayable: title.isPlayable, why: isShown(why, title) ? undefined : why }] : [];
  });
}

/** True if the matching name is the one that people see. */
function isShown(why: SearchResult['why'], { titolo: name }: Title): boolean {
  const isName = why?.kind === 'altro' || why?.kind === 'originale';
  return isName && normalizeForSearch(why.name) === normalizeForSearch(name);
}

async function genreNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('genre').select('nome').execute();
  return rows.map((row) => row.nome);
}
