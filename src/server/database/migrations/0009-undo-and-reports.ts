import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * A press at the desk gives premium once to each person. An owner's latest message about videos is in a table whose facts say
 * whose it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create unique index premium_grant_by_person_and_update on premium_grant (user_id, update_id)
      where update_id is not null`,
    `drop index premium_grant_by_update`,
    `create table intake_report (
      owner_id text primary key,
      message_id bigint not null,
      since timestamptz not null,
      shown_at timestamptz not null,
      reading integer not null,
      has_button boolean not null,
      text text not null
    )`,
    // A message that is not known is followed by a new one.
    `delete from setting where key like 'videos.report:%'`,
  ]);
}
