import type { Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import type { Schema } from '../../../../../src/server/database/schema.ts';
import { titleRecordOf } from '../../../../../src/server/modules/catalogue/records/title-records.ts';
import type { ImportRow } from '../../../../../src/server/modules/imports/import-row.ts';
import {
  type ImportOptions,
  importTitles,
  type RefusedRow,
} from '../../../../../src/server/modules/imports/import-titles.ts';
import { setRankingDay } from '../../../support/play-counters.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { titleIdByOrigin } from '../../../support/test-titles.ts';

export const TODAY = '2026-05-20';
export const NOTHING = { created: 0, changed: 0, unchanged: 0, refused: 0 };

export const metropolis = {
  origin: 'test:metropolis',
  type: 'film',
  titolo: 'Metropolis',
  titolo_originale: 'Metropolis (1927)',
  trama: 'Chi sta sotto, chi sta sopra.',
  generi: ['Fantascienza', 'Dramma'],
  data_uscita: '1927-01-10',
  durata: 153,
  registi: ['Fritz Lang'],
  interpreti: ['Brigitte Helm', 'Alfred Abel'],
  tmdb_id: 19,
  imdb_id: 'tt0017136',
};
export const detour = { origin: 'test:detour', type: 'film', titolo: 'Detour', data_uscita: '1945-11-30' };

export const episode = (n: number, mark: string) => ({
  stagione: 1,
  episodio: n,
  url: `https://example.org/${mark}${n}`,
});

let db: Kysely<Schema>;

/** An empty catalogue for each test of a file, whose ranking day is `TODAY`. */
export async function emptyCatalogue(): Promise<Kysely<Schema>> {
  db = await useTestDatabase();
  beforeEach(() => setRankingDay(db, TODAY));
  return db;
}

const rowsOf = (...values: unknown[]): ImportRow[] =>
  values.map((value, index) => ({ location: `line ${index + 1}`, value }));

/** Imports values: the counts, and the refused rows. */
export async function take(values: readonly unknown[], options: ImportOptions = {}) {
  const refused: RefusedRow[] = [];
  const counts = await importTitles(db, rowsOf(...values), {
    ...options,
    onRefused: (row) => refused.push(row),
  });
  return { counts, refused };
}

export async function idOf(origin: string): Promise<number> {
  return (await titleIdByOrigin(db, origin)) ?? 0;
}

export async function recordOf(origin: string) {
  return (await titleRecordOf(db, await idOf(origin)))?.record;
}
