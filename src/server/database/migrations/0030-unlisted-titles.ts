import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Titles that are hidden only because nothing can be played of them; there are none with the default setting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table content add column unlisted boolean not null default false`,
    `create index content_unlisted on content (id) where unlisted`,
  ]);
}
