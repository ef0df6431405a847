import { migrations } from './migrations/index.ts';

/** The names of this build's migrations, in order. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort();
