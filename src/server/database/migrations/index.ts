import type { Migration } from 'kysely';
import * as tables from './0001-tables.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-tables': tables,
};
