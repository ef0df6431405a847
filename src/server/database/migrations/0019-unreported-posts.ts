import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Why owners could not be told of a post: it counts as reported (`told_at`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table source_post add column report_failure text`,
    `create index source_post_given_up on source_post (id desc) where report_failure is not null`,
  ]);
}
