import type { Migration } from 'kysely';
import * as baseline from './baseline.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  [baseline.BASELINE_NAME]: baseline,
};
