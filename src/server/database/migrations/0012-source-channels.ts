import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Channels whose posts become sources, and each video that came out of one or was forwarded: its caption and file name,
 * whether its title is known, and when it was reported to its owner (`told_at`). Of a source `post_id`, and when it was
 * lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table source_channel (
      chat_id text primary key,
      title text not null,
      owner_id text not null,
      added_at timestamptz not null default now()
    )`,
    `create table source_post (
      id integer generated always as identity primary key,
      chat_id text,
      message_id integer,
      kind text not null check (kind in ('video', 'document')),
      file_id text not null,
      file_unique_id text not null,
      file_name text not null,
      caption text not null,
      owner_id text not null,
      state text not null check (state in ('kept', 'unsure', 'ignored')),
      by_hand boolean not null default false,
      changed_at timestamptz not null default now(),
      told_at timestamptz,
      unique (chat_id, message_id),
      check ((chat_id is null) = (message_id is null))
    )`,
    `create unique index source_post_by_file on source_post (file_unique_id) where chat_id is null`,
    `create index source_post_unsure on source_post (id) where state = 'unsure'`,
    `create index source_post_untold on source_post (owner_id, changed_at) where told_at is null`,
    `alter table source
      add column post_id integer references source_post on delete set null,
      add column lost_at timestamptz,
      add column loss_told_at timestamptz`,
    `create index source_loss_untold on source (id) where lost_at is not null and loss_told_at is null`,
    `create index source_by_post on source (post_id) where post_id is not null`,
  ]);
}
