import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** What a requested title is called in each language, for everybody but whoever asked first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table title_request add column translations text`]);
}
