import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { CATALOGUE_LANGUAGE, currentTitleLanguage } from '../../languages/current-language.ts';
import { RemoteServiceError } from '../../remote/remote-service.ts';
import type { TmdbAccess, TmdbClient } from '../../remote/tmdb-client.ts';
import { identifyTitle, idsOf } from '../catalogue/records/identify-titles.ts';
import { importRecord } from '../catalogue/records/import-record.ts';
import { titleMatchKey } from '../catalogue/rules/title-key.ts';
import type { TitleRecord, TitleRecordInput } from '../catalogue/rules/title-record.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { fetchTmdbTitle } from '../imports/tmdb/fetch-tmdb-title.ts';
import { searchTmdbTitles, type TmdbMatch } from '../imports/tmdb/search-tmdb.ts';
import type { TmdbRef } from '../imports/tmdb/tmdb-refs.ts';
import { resolveTitles } from '../search/resolve-titles.ts';
import type { RequestedMatch, RequestTranslations } from './title-request.ts';

/** Maximum number of matches to pick from. */
const MAX_MATCHES = 6;
/** `Nosferatu (1922)`; a year without brackets may be part of the name. */
const WITH_YEAR = /^(.*\S)\s*\(((?:19|20)\d\d)\)$/;

/** The titles of TMDB that words may mean; `unknown` while TMDB is unavailable, undefined without a token. */
export async function lookUp(
  { tmdb, log }: TmdbAccess & { log: Pick<Logger, 'warn'> },
  words: string,
): Promise<readonly TmdbMatch[] | 'unknown' | undefined> {
  return tmdb && orUnknown(log, () => findTmdbMatches(tmdb, words));
}

/** The result of `find` in TMDB; `unknown` while TMDB is unavailable. */
export async function orUnknown<Found>(
  log: Pick<Logger, 'warn'>,
  find: () => Promise<Found>,
): Promise<Found | 'unknown'> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof RemoteServiceError)) throw error;
    log.warn({ reason: error.message }, 'could not look up a request on TMDB');
    return 'unknown';
  }
}

/** Exact names come first. */
async function findTmdbMatches(client: TmdbClient, words: string): Promise<TmdbMatch[]> {
  const { name, year } = nameIn(words);
  const found = await searchTmdbTitles(client, { name, year });
  const [exact, rest] = [found.filter(isNamed(name)), found.filter((match) => !isNamed(name)(match))];
  return [...exact, ...rest].slice(0, MAX_MATCHES);
}

/** The only title of TMDB with this name, and year if the words have one; undefined if there are none or several. */
export async function findOnlyTmdbMatch(client: TmdbClient, words: string): Promise<TmdbMatch | undefined> {
  const { name, year } = nameIn(words);
  const [found, ...others] = (await searchTmdbTitles(client, { name, year })).filter(isNamed(name));
  return others.length === 0 ? found : undefined;
}

function nameIn(words: string): { name: string; year: number | undefined } {
  const [, name = words, year] = WITH_YEAR.exec(words) ?? [];
  return { name, year: year === undefined ? undefined : Number(year) };
}

const isNamed = (name: string) => (match: TmdbMatch) => titleMatchKey(match.title) === titleMatchKey(name);

/**
 * A title of TMDB for a request, as people see it in the language of titles, and its number of seasons (0 for a film).
 * Throws `RemoteServiceError`.
 */
export async function fetchRequestedMatch(
  client: TmdbClient,
  ref: TmdbRef,
): Promise<{ match: RequestedMatch; seasons: number }> {
  const { type, tmdb_id, data_uscita, durata, ...fields } = await fetchTmdbTitle(client, ref);
  const translations = translationsOf(fields);
  const own = translations[CATALOGUE_LANGUAGE];
  const translated = translations[currentTitleLanguage() ?? CATALOGUE_LANGUAGE];
  const match: RequestedMatch = {
    type: type === 'serie' ? 'serie' : 'film',
    tmdbId: Number(tmdb_id),
    season: null,
    name: String(fields.titolo),
    year: data_uscita?.slice(0, 4) ?? '',
    poster: null,
    plot: '',
    ...own,
    ...translated,
    translations: storedTranslations(translations),
  };
  return { match, seasons: match.type === 'serie' ? Number(durata) : 0 };
}

/** jsonb, by which they are read, knows neither NUL nor half characters. */
const UNREADABLE = /\\u(0000|d[89a-f])/;

function storedTranslations(translations: RequestTranslations): string | null {
  const stored = JSON.stringify(translations);
  return Object.keys(translations).length > 1 && !UNREADABLE.test(stored) ? stored : null;
}

/** Leaves out the fields that a language does not have. */
function translationsOf({
  titolo,
  trama,
  copertina,
  traduzioni = [],
}: Pick<TitleRecordInput, 'titolo' | 'trama' | 'copertina' | 'traduzioni'>): RequestTranslations {
  const all = [{ lingua: CATALOGUE_LANGUAGE, titolo, trama, copertina }, ...(traduzioni ?? [])];
  return Object.fromEntries(
    all.map(({ lingua, titolo: name, trama: plot, copertina: poster }) => [
      lingua,
      { ...(name ? { name } : {}), ...(plot ? { plot } : {}), ...(poster ? { poster } : {}) },
    ]),
  );
}

/**
 * The catalogue's title that matches one of TMDB, unless it is hidden; it may come from a different source, without
 * TMDB's number.
 */
export async function findRequestedTitle(
  db: Db,
  { type, tmdbId, name, year }: Pick<RequestedMatch, 'type' | 'name' | 'year'> & { tmdbId: number | null },
): Promise<Title | undefined> {
  const known = { type, tmdbId, imdbId: null, name, originalName: name };
  const [id] = (await resolveTitles(db, [{ ...known, year: year === '' ? null : Number(year) }])).values();
  return id === undefined ? undefined : findTitle(db, id);
}

/**
 * Imports TMDB's record of a requested title. A title from a different source, without TMDB's number, is linked
 * unchanged: importing it would add it a second time.
 */
export async function importRequestedTitle(
  db: Db,
  record: TitleRecord,
): Promise<{ state: 'added' | 'linked'; titleId: number }> {
  const { type, tmdb_id: tmdbId = null, titolo: name, data_uscita: date } = record;
  const same = (await identifyTitle(db, idsOf(record)))
    ? undefined
    : await findRequestedTitle(db, { type, tmdbId, name, year: date?.slice(0, 4) ?? '' });
  if (same) return { state: 'linked', titleId: same.id };
  return { state: 'added', titleId: (await importRecord({ db }, record)).id };
}
