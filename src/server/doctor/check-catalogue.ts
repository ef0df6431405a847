import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findDuplicateTitles } from '../modules/curation/merge-titles.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn } = createFindings('titles');

/** More pairs than this are only called many. */
const MAX_COUNTED = 1000;

/** Checks the catalogue: titles that stand in it twice. Says nothing where the database cannot be opened. */
export async function checkCatalogue(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  const pairs = await open()
    .then((db) => findDuplicateTitles(db, MAX_COUNTED))
    .catch(() => undefined);
  if (!pairs) return [];
  if (pairs.length === 0) return [ok('none is there twice, by TMDB and IMDb ids')];
  const count = pairs.length === MAX_COUNTED ? `${MAX_COUNTED} or more` : String(pairs.length);
  return [
    warn(
      `${count} are there twice, by TMDB or IMDb id, such as ${pairs[0]?.titolo}`,
      'See "titles duplicates", and make one of each pair by "titles merge".',
    ),
  ];
}
