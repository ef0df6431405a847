import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The language that a person's messenger says, and the one that they chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column messenger_language text, add column chosen_language text`,
  ]);
}
