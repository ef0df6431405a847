import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** An owner reads which posts are no videos, and whose place a subtitle file took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table skipped_post (
      chat_id text not null,
      message_id integer not null,
      owner_id text not null,
      kind text not null,
      file_name text not null,
      skipped_at timestamptz not null default now(),
      primary key (chat_id, message_id)
    )`,
    `create index skipped_post_by_owner on skipped_post (owner_id)`,
    `alter table subtitle_file add column replaced_name text`,
    `create index subtitle_file_replaced on subtitle_file (id) where replaced_name is not null`,
  ]);
}
