import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { reachable } from '../catalogue/reachable.ts';
import { otherNumeralSpelling } from '../catalogue/rules/title-key.ts';
import { findByName } from '../search/find-by-name.ts';
import { matchVideoTitle, type TitleCandidate } from '../sources/matching/match-video-title.ts';
import type { ListEntry } from './list-entry.ts';

/** More titles of the same name than this are never a sure match. */
const MAX_NAMESAKES = 20;
/** Letters of a name that are searched for among similar ones: longer ones take longer, and find nothing else. */
const MAX_SEARCHED_LENGTH = 60;
const UNLISTED_TOO = { genres: [], includesUnlisted: true };

/** Searches by similar names that may still be made; each takes some ten milliseconds. */
export type SearchBudget = { left: number };

type Candidate = TitleCandidate & { tmdbId: number | null; imdbId: string | null };

/**
 * The titles of the catalogue that entries name: by their numbers in TMDB or IMDb, else by name, original name and year.
 * An entry that may mean two titles means none. Where the budget is used up, names count that are the same.
 */
export async function matchEntries<Entry extends ListEntry>(
  db: Kysely<Schema>,
  entries: readonly Entry[],
  budget: SearchBudget = { left: Number.POSITIVE_INFINITY },
): Promise<Map<Entry, number>> {
  const matches = await matchByIds(db, entries);
  const candidates = await titlesNamed(db, entries.filter((entry) => !matches.has(entry)).flatMap(namesOf));
  for (const entry of entries) {
    if (matches.has(entry)) continue;
    const ofYear = candidates.filter(({ year }) => year === entry.year);
    const title =
      sureMatch(entry, ofYear) ??
      (mayBeSearched(entry, budget) ? await matchByAnyName(db, entry) : sureMatch(entry, candidates));
    if (title !== undefined) matches.set(entry, title);
  }
  return matches;
}

/** Whether all of an entry's names may be searched for, which takes them off the budget. */
function mayBeSearched(entry: ListEntry, budget: SearchBudget): boolean {
  const count = namesOf(entry).length;
  const isEnough = count <= budget.left;
  budget.left = isEnough ? budget.left - count : 0;
  return isEnough;
}

async function matchByIds<Entry extends ListEntry>(
  db: Kysely<Schema>,
  entries: readonly Entry[],
): Promise<Map<Entry, number>> {
  const { rows } = await sql<{ place: number; id: number }>`
    select place::int - 1 as place, id from unnest(
      ${entries.map(({ type }) => type)}::text[], ${entries.map(({ tmdbId }) => tmdbId)}::int[],
      ${entries.map(({ imdbId }) => imdbId)}::text[]
    ) with ordinality as entry(type, tmdb, imdb, place) cross join lateral (
      select id, 0 as rank from content
      where tmdb_id is not null and tmdb_id = tmdb and content.type = entry.type and ${reachable()}
      union all
      select id, 1 from content where imdb_id is not null and imdb_id = imdb and ${reachable()}
      order by rank, id limit 1
    ) as title`.execute(db);
  const byPlace = new Map(rows.map(({ place, id }) => [place, id]));
  const found = new Map<Entry, number>();
  for (const [place, entry] of entries.entries()) {
    const id = byPlace.get(place);
    if (id !== undefined) found.set(entry, id);
  }
  return found;
}

/** Titles of exactly these names: most entries need no other search. */
async function titlesNamed(db: Kysely<Schema>, names: readonly string[]): Promise<Candidate[]> {
  return readCandidates(db, sql`titolo_ricerca = any(${[...new Set(names)]}::text[])`);
}

async function matchByAnyName(db: Kysely<Schema>, entry: ListEntry): Promise<number | undefined> {
  const ids = new Set<number>();
  for (const name of namesOf(entry)) {
    const text = name.slice(0, MAX_SEARCHED_LENGTH).trimEnd();
    for (const { id } of await findByName(db, { text, filters: UNLISTED_TOO, limit: MAX_NAMESAKES }))
      ids.add(id);
  }
  if (ids.size === 0) return undefined;
  return sureMatch(entry, await readCandidates(db, sql`id = any(${[...ids]}::int[])`));
}

async function readCandidates(
  db: Kysely<Schema>,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select id, type, titolo as name, titolo_originale as "originalName", altri_titoli as "otherNames", anno as year,
      durata as duration, tmdb_id as "tmdbId", imdb_id as "imdbId"
    from content where ${condition} and ${reachable()}`.execute(db);
  return rows;
}

function namesOf({ name, originalName }: ListEntry): string[] {
  const names = [name, originalName].map(normalizeForSearch).filter((one) => one !== '');
  return [...new Set(names.flatMap((one) => [one, otherNumeralSpelling(one) ?? one]))];
}

/** The one title that both names mean, of the entry's kind and year, and of no other number. */
function sureMatch(entry: ListEntry, candidates: readonly Candidate[]): number | undefined {
  const fitting = candidates.filter(
    (one) =>
      (entry.type === null || one.type === entry.type) &&
      !differs(entry.imdbId, one.imdbId) &&
      !(entry.type !== null && differs(entry.tmdbId, one.tmdbId)),
  );
  const readings = [entry.name, entry.originalName]
    .filter((name) => name !== '')
    .map((name) => [
      {
        name: normalizeForSearch(name),
        year: entry.year ?? undefined,
        isEpisode: false,
        episodes: [],
        isWhole: true,
        rest: '',
      },
    ]);
  return matchVideoTitle(readings, fitting).sure?.id;
}

const differs = <Id>(one: Id | null, other: Id | null) => one !== null && other !== null && one !== other;
