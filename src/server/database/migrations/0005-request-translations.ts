import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** A requested title's name in each language, for everybody but the first to ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [`alter table title_request add column translations text`]);
}
