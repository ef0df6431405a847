import { migrations } from './migrations/index.ts';

/** The names of this build's migrations, in order. */
export function knownMigrations(): readonly string[] {
  return Object.keys(migrations).sort();
}
