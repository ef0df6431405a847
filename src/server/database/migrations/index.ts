import type { Migration } from 'kysely';
import * as tables from './0001-tables.ts';
import * as whoChangedRenewal from './0002-who-changed-a-renewal.ts';
import * as peopleOfSearches from './0003-people-of-searches.ts';
import * as fewerTables from './0004-fewer-tables.ts';
import * as lettersOfSearch from './0005-letters-of-search.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-who-changed-a-renewal': whoChangedRenewal,
  '0003-people-of-searches': peopleOfSearches,
  '0004-fewer-tables': fewerTables,
  '0005-letters-of-search': lettersOfSearch,
};
