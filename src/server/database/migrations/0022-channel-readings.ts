import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** How far the earlier posts of channels have been read, and the newest post that a channel is known to have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table source_channel add column newest_post integer`,
    `create table channel_reading (
      chat_id text primary key references source_channel on delete cascade,
      newest integer not null,
      next_number integer not null,
      videos integer not null default 0,
      state text not null default 'running' check (state in ('running', 'stopped', 'done')),
      failure text,
      failures smallint not null default 0,
      copy_id bigint,
      message_id bigint,
      shown_at timestamptz not null default now(),
      moved_at timestamptz not null default now()
    )`,
  ]);
}
