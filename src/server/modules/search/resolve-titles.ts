import { type RawBuilder, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { all, type Db, one } from '../../database/db.ts';
import { translatedLanguages } from '../../languages/current-language.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { uniqueById } from '../../lib/unique-by-id.ts';
import { identifyTitles } from '../catalogue/records/identify-titles.ts';
import { otherNumeralSpelling, titleMatchKey, withoutAnd } from '../catalogue/rules/title-key.ts';
import type { Title } from '../catalogue/title.ts';
import { initialsOf } from '../catalogue/titles.table.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { findByNameInTurn, titlesCalled } from './find-by-name.ts';
import { type FoundTitle } from './found-titles.ts';
import { searchTitles } from './search-titles.ts';
import { type TitleCandidate, titleNamed } from './title-names.ts';

// Four ways to the title, from the surest to the vaguest: by ids (`identifyTitles`, hidden ones too), by ids or
// name without a doubt (`resolveTitles`), by exactly its name (`findTitlesNamed`), by a similar name
// (`findNamesakes`).

/** The known facts of the wanted title; null if unknown. */
type WantedTitle = {
  type: TitleType | null;
  name: string;
  /** The name again if there is no other. */
  originalName: string;
  year: number | null;
  tmdbId: number | null;
  imdbId: string | null;
};

/** Searches by similar names that may still be made; each takes some ten milliseconds. */
type SearchBudget = { left: number };

/** More titles of the same name than this are never a sure match. */
const MAX_NAMESAKES = 20;
/** Letters of a name that are searched for among similar ones: longer ones take longer, and find nothing else. */
const MAX_SEARCHED_LENGTH = 60;
/** Titles compared: of one name there are few. */
const MAX_NAMED = 5;
const UNLISTED_TOO = { genres: [], viewer: 'people' } as const;

/**
 * The titles that people may reach and that are surely meant: by their numbers in TMDB or IMDb, else by name,
 * original name, kind and year. Facts that fit two titles mean none. Once the budget is used up, only identical
 * names count.
 */
export async function resolveTitles<Wanted extends WantedTitle>(
  db: Db,
  wanted: readonly Wanted[],
  budget: SearchBudget = { left: Number.POSITIVE_INFINITY },
): Promise<Map<Wanted, number>> {
  const byIds = await identifyTitles(db, wanted, visibleTo('people'));
  const found = new Map(
    wanted.flatMap((one, index) => (byIds[index] ?? []).slice(0, 1).map(({ id }) => [one, id] as const)),
  );
  const unknown = wanted.filter((one) => !found.has(one));
  const candidates = await findCalled(db, unknown.flatMap(namesOf));
  for (const one of unknown) {
    const ofYear = candidates.filter(({ year }) => year === one.year);
    const title =
      sureMatch(one, ofYear) ??
      (mayBeSearched(one, budget) ? await matchByAnyName(db, one) : sureMatch(one, candidates));
    if (title !== undefined) found.set(one, title);
  }
  return found;
}

/** The titles that people may reach with exactly this name, in any language and spelling. */
export async function findTitlesNamed(db: Db, words: string): Promise<Title[]> {
  const key = titleMatchKey(words);
  const found = await searchTitles(db, words, MAX_NAMED, 'people');
  const isNamed = ({ title, why }: FoundTitle) =>
    [title.titolo, ...(why?.kind === 'altro' && translatedLanguages().length > 0 ? [why.name] : [])].some(
      (name) => titleMatchKey(name) === key,
    );
  return found.filter(isNamed).map(({ title }) => title);
}

/** Titles with names like these, normalised for search; some of each. */
export async function findNamesakes(db: Db, names: readonly string[]): Promise<TitleCandidate[]> {
  const ids = new Set<number>();
  for (const text of new Set(names.flatMap(spellingsOf)))
    for (const { id } of await findByNameInTurn(db, { text, filters: UNLISTED_TOO, limit: MAX_NAMESAKES }))
      ids.add(id);
  return candidatesById(db, [...ids]);
}

/** The titles that people may reach and that have exactly one of these names, normalised for search. */
export async function findTitlesOfNames(db: Db, names: readonly string[]): Promise<TitleCandidate[]> {
  return names.length === 0 ? [] : findCalled(db, names);
}

/** The most played series that people may reach and whose words begin with these letters, in either of its names. */
export async function findSeriesOfInitials(db: Db, letters: string): Promise<number | undefined> {
  const found = await one<{ id: number }>(db)`
    select id from (
      select id from title where type = 'serie' and ${sql.raw(initialsOf('titolo_ricerca'))} = ${letters}
      union select id from title where type = 'serie' and ${sql.raw(initialsOf('originale_ricerca'))} = ${letters}
    ) as abbreviated join title using (id) join title_stats on title_id = id
    where ${visibleTo('people')} order by title_stats.visualizzazioni desc, id limit 1`;
  return found?.id;
}

/** Titles for comparison with names, hidden ones too. */
export async function candidatesById(db: Db, ids: readonly number[]): Promise<TitleCandidate[]> {
  return ids.length === 0 ? [] : readCandidates(db, sql`id = any(${[...ids]}::int[])`);
}

/** Titles of exactly these names: most need no other search. */
async function findCalled(db: Db, names: readonly string[]): Promise<TitleCandidate[]> {
  const called = titlesCalled([...new Set(names)]);
  // One may have the same name in two languages.
  return uniqueById(await readCandidates(db, visibleTo('people'), called));
}

/** SQL: a title's further names and translated ones. */
function otherNames(): RawBuilder<string[]> {
  return translatedLanguages().length === 0
    ? sql`altri_titoli`
    : sql`altri_titoli || array(select name from title_translation where title_id = title.id and name is not null)`;
}

async function readCandidates(
  db: Db,
  which: RawBuilder<unknown>,
  titles: RawBuilder<unknown> = sql`title`,
): Promise<TitleCandidate[]> {
  return all<TitleCandidate>(db)`
    select id, type, titolo as name, titolo_originale as "originalName", ${otherNames()} as "otherNames", anno as year,
      durata as duration, tmdb_id as "tmdbId", imdb_id as "imdbId"
    from ${titles} where ${which}`;
}

/** True if all of a title's names may be searched for, which takes them off the budget. */
function mayBeSearched(wanted: WantedTitle, budget: SearchBudget): boolean {
  const count = namesOf(wanted).length;
  const isEnough = count <= budget.left;
  budget.left = isEnough ? budget.left - count : 0;
  return isEnough;
}

async function matchByAnyName(db: Db, wanted: WantedTitle): Promise<number | undefined> {
  const names = namesOf(wanted).map((name) => name.slice(0, MAX_SEARCHED_LENGTH).trimEnd());
  return sureMatch(wanted, await findNamesakes(db, names));
}

function namesOf({ name, originalName }: WantedTitle): string[] {
  const names = [name, originalName].map(normalizeForSearch).filter((one) => one !== '');
  return [...new Set(names.flatMap(spellingsOf))];
}

function spellingsOf(name: string): string[] {
  return [name, otherNumeralSpelling(name) ?? name, withoutAnd(name) ?? name];
}

/** The one title that both names mean, of the kind and year, and of no other number. */
function sureMatch(wanted: WantedTitle, candidates: readonly TitleCandidate[]): number | undefined {
  const fitting = candidates.filter(
    (candidate) =>
      (wanted.type === null || candidate.type === wanted.type) &&
      !differs(wanted.imdbId, candidate.imdbId) &&
      !(wanted.type !== null && differs(wanted.tmdbId, candidate.tmdbId)),
  );
  const readings = [wanted.name, wanted.originalName]
    .filter((name) => name !== '')
    .map((name) => [
      { name: normalizeForSearch(name), year: wanted.year ?? undefined, isEpisode: false, isWhole: true },
    ]);
  return titleNamed(readings, fitting)?.id;
}

const differs = <Id>(one: Id | null, other: Id | null) => one !== null && other !== null && one !== other;
