import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findDuplicateTitles } from '../modules/curation/merge-titles.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn } = createFindings('titles');

/** Pairs are counted up to this number. */
const MAX_COUNTED = 1000;

/** Checks the catalogue for duplicate titles. No findings where the database cannot be opened. */
export async function checkCatalogue(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  const pairs = await open()
    .then((db) => findDuplicateTitles(db, MAX_COUNTED))
    .catch(() => undefined);
  if (!pairs) return [];
  if (pairs.length === 0) return [ok('no duplicates by TMDB or IMDb id')];
  const count = pairs.length === MAX_COUNTED ? `${MAX_COUNTED} or more` : String(pairs.length);
  return [
    warn(
      `${count} duplicates by TMDB or IMDb id, such as ${pairs[0]?.name}`,
      'List them with "titles duplicates" and merge each pair with "titles merge".',
    ),
  ];
}
