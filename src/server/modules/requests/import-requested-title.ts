import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { importRecord } from '../../import/import-titles.ts';
import { identifyTitle, idsOf } from '../catalogue/records/identify-titles.ts';
import type { TitleRecord } from '../catalogue/rules/title-record.ts';
import { findRequestedTitle } from './find-requested-title.ts';

/**
 * Imports what TMDB says of a title that was asked for. One that the catalogue has from elsewhere, without its number in
 * TMDB, is linked as it is: importing it would add it again.
 */
export async function importRequestedTitle(
  db: Kysely<Schema>,
  record: TitleRecord,
): Promise<{ state: 'added' | 'linked'; titleId: number }> {
  const { type, tmdb_id: tmdbId = null, titolo: name, data_uscita: date } = record;
  const isKnown = (await identifyTitle(db, idsOf(record))) !== undefined;
  const same = isKnown
    ? undefined
    : await findRequestedTitle(db, { type, tmdbId, name, year: date.slice(0, 4) });
  if (same) return { state: 'linked', titleId: same.id };
  return { state: 'added', titleId: (await importRecord({ db }, record)).id };
}
