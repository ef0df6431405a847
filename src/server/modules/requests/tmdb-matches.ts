import { fetchTmdbTitle } from '../../import/tmdb/fetch-tmdb-title.ts';
import { searchTmdbTitles, type TmdbMatch } from '../../import/tmdb/search-tmdb.ts';
import type { TmdbClient } from '../../import/tmdb/tmdb-client.ts';
import type { TmdbRef } from '../../import/tmdb/tmdb-refs.ts';
import { titleMatchKey } from '../catalogue/rules/title-key.ts';
import type { RequestedMatch } from './title-request.ts';

/** Matches among which a person picks. */
const MAX_MATCHES = 6;
/** `Nosferatu (1922)`; a year without brackets may be part of the name. */
const WITH_YEAR = /^(.*\S)\s*\(((?:19|20)\d\d)\)$/;

/** The titles of TMDB that words may mean: those of exactly this name first. Throws `RemoteServiceError`. */
export async function findTmdbMatches(client: TmdbClient, words: string): Promise<TmdbMatch[]> {
  const { name, year } = nameIn(words);
  const found = await searchTmdbTitles(client, { name, year });
  const [exact, rest] = [found.filter(isNamed(name)), found.filter((match) => !isNamed(name)(match))];
  return [...exact, ...rest].slice(0, MAX_MATCHES);
}

/** The one title of TMDB that words mean beyond doubt: no other has this name, and year where there is one. */
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

/** A title of TMDB as it is asked for, and how many seasons it has (0 for a film). Throws `RemoteServiceError`. */
export async function fetchRequestedMatch(
  client: TmdbClient,
  ref: TmdbRef,
): Promise<{ match: RequestedMatch; seasons: number }> {
  const { type, tmdb_id, titolo, data_uscita, copertina, trama, durata } = await fetchTmdbTitle(client, ref);
  const match: RequestedMatch = {
    type: type === 'serie' ? 'serie' : 'film',
    tmdbId: Number(tmdb_id),
    season: null,
    name: String(titolo),
    year: String(data_uscita).slice(0, 4),
    poster: copertina ?? null,
    plot: trama ?? '',
  };
  return { match, seasons: match.type === 'serie' ? Number(durata) : 0 };
}
