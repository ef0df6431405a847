import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Sources that a newer one has replaced, which come back when that is gone; of posts how long and large the video is,
 * when it was posted, and the group of which an owner is asked one question; and the owner's answers by group, for posts
 * that come later (without a title: ignored).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table source_post
      add column seconds integer,
      add column bytes double precision,
      add column posted_at timestamptz,
      add column group_key text`,
    `create index source_post_group on source_post (group_key, id) where state = 'unsure'`,
    `create table replaced_source (
      id integer generated always as identity primary key,
      content_id integer not null references content on delete cascade,
      season smallint,
      episode smallint,
      kind text not null,
      file_id text,
      chat_id text,
      message_id integer,
      url text,
      added_at timestamptz not null,
      post_id integer references source_post on delete cascade,
      lost_at timestamptz,
      replaced_at timestamptz not null default now(),
      told_at timestamptz
    )`,
    `create index replaced_source_by_part on replaced_source (content_id, season, episode)`,
    `create index replaced_source_by_post on replaced_source (post_id) where post_id is not null`,
    `create index replaced_source_untold on replaced_source (id) where told_at is null`,
    `alter table source add column restored_at timestamptz`,
    `create index source_restored on source (id) where restored_at is not null`,
    `create table video_answer (
      group_key text primary key,
      content_id integer references content on delete cascade,
      season smallint,
      answered_at timestamptz not null default now()
    )`,
    `create index video_answer_by_content on video_answer (content_id)`,
  ]);
}
