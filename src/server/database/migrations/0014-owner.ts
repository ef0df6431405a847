import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** What owners look at and decide: searches that found nothing, bans, deliveries that were given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table search_miss (
      day date not null,
      words text not null,
      times integer not null default 1,
      primary key (day, words)
    )`,
    `alter table person add column barred_at timestamptz`,
    `create index person_by_first_visit on person (first_seen_at)`,
    `create index wish_failed on wish (id desc) where state = 'failed'`,
  ]);
}
