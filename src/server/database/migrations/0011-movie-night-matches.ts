import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * When a match counts that there is already, and for how many people a night is; the update that has asked for its card; and whether what
 * was chosen can be watched no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table movie_night add column people smallint`,
    `alter table movie_night add column match_at timestamptz`,
    `alter table movie_night add column update_id bigint`,
    `alter table movie_night add column is_choice_gone boolean not null default false`,
    `create index movie_night_due on movie_night (least(ends_at, match_at)) where state = 'open'`,
    `create unique index movie_night_by_update on movie_night (update_id) where update_id is not null`,
  ]);
}
