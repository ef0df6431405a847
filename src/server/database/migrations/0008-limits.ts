import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * A play counts once a person, title and day. Only rows written from now on are held to it: `first_of_day` is null
 * in older ones, and in those of a server that does not know the column yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table play_event add column first_of_day boolean`,
    `create unique index play_event_once_a_day on play_event (user_id, content_id, day) where first_of_day`,
    `alter table person add column sessions_ended_at timestamptz`,
    `create index person_with_ended_sessions on person (sessions_ended_at) where sessions_ended_at is not null`,
    `create index wish_recent on wish (user_id, created_at)`,
  ]);
}
