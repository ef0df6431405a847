import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The only person who searched for words that found nothing, on that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table search_miss add column user_id text`,
    `create index search_miss_by_person on search_miss (user_id) where user_id is not null`,
  ]);
}
