import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Titles without a known release date: last among the latest releases, and of no year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table content alter column data_uscita drop not null, alter column anno drop not null`,
    `alter table content_genre alter column anno drop not null`,
    `drop index content_latest_release`,
    `create index content_latest_release on content (data_uscita desc nulls last, id) where not hidden`,
  ]);
}
