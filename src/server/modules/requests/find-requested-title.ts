import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { resolveTitles } from '../search/resolve-titles.ts';
import type { RequestedMatch } from './title-request.ts';

/** The catalogue's title that a title of TMDB is, unless it is hidden: one that came from elsewhere has no number there. */
export async function findRequestedTitle(
  db: Kysely<Schema>,
  { type, tmdbId, name, year }: Pick<RequestedMatch, 'type' | 'name' | 'year'> & { tmdbId: number | null },
): Promise<Title | undefined> {
  const known = { type, tmdbId, imdbId: null, name, originalName: name };
  const [id] = (await resolveTitles(db, [{ ...known, year: year === '' ? null : Number(year) }])).values();
  return id === undefined ? undefined : findTitle(db, id);
}
