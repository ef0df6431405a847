import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { matchEntries } from '../list-imports/match-entries.ts';
import type { RequestedMatch } from './title-request.ts';

/**
 * The catalogue's title that a title of TMDB is, unless it is hidden: by its number there, else by name, kind and year,
 * as one that came from elsewhere has no number.
 */
export async function findRequestedTitle(
  db: Kysely<Schema>,
  { type, tmdbId, name, year }: Pick<RequestedMatch, 'type' | 'name' | 'year'> & { tmdbId: number | null },
): Promise<Title | undefined> {
  const entry = {
    type,
    tmdbId,
    name,
    originalName: name,
    year: year === '' ? null : Number(year),
    imdbId: null,
    at: null,
    episodes: null,
  };
  const id = (await matchEntries(db, [entry])).get(entry);
  return id === undefined ? undefined : findTitle(db, id);
}
