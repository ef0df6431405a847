import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The summary of a list from elsewhere names the rows that were not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table list_import add column notes jsonb`]);
}
