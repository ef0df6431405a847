import { migrations } from '../migrations/index.ts';

/** The names of all migrations that this program knows, in their order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort();
