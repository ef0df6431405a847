import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Several videos of a title part: `source` keeps the first one, which everything reads that asks what can be watched and
 * what servers of before know, and `other_version` the further ones. Their ids come from one sequence, so that a video
 * keeps its own when it changes places.
 */
const VERSIONS: readonly string[] = [
  ...['source', 'replaced_source'].map(
    (table) => `alter table ${table}
      add column quality smallint,
      add column languages text[] not null default '{}',
      add column subtitles text[] not null default '{}',
      add column bytes double precision,
      add column note text not null default '',
      add column set_back_at timestamptz`,
  ),
  `create table other_version (
    id integer primary key default nextval(pg_get_serial_sequence('source', 'id')),
    content_id integer not null references content on delete cascade,
    season smallint,
    episode smallint,
    kind text not null check (kind in ('video', 'document', 'message', 'link')),
    file_id text,
    chat_id text,
    message_id bigint,
    url text,
    added_at timestamptz not null default now(),
    post_id integer references source_post on delete set null,
    lost_at timestamptz,
    loss_told_at timestamptz,
    restored_at timestamptz,
    quality smallint,
    languages text[] not null default '{}',
    subtitles text[] not null default '{}',
    bytes double precision,
    note text not null default '',
    set_back_at timestamptz,
    position integer not null default 0,
    check ((season is null) = (episode is null)),
    check ((kind in ('video', 'document')) = (file_id is not null)),
    check ((kind = 'message') = (chat_id is not null and message_id is not null)),
    check ((kind = 'link') = (url is not null))
  )`,
  `create index other_version_by_part on other_version (content_id, season, episode)`,
  `create index other_version_by_post on other_version (post_id) where post_id is not null`,
  `create index other_version_loss_untold on other_version (id) where lost_at is not null and loss_told_at is null`,
  `create index other_version_restored on other_version (id) where restored_at is not null`,

  `alter table source_post
    add column width integer,
    add column height integer,
    add column media_group text`,
  `create index source_post_by_media_group on source_post (chat_id, media_group) where media_group is not null`,
  `create index source_post_by_stem on source_post (lower(regexp_replace(file_name, '\\.[^.]*$', '')))`,

  // What a person has chosen last.
  `alter table person add column preferred_quality smallint, add column preferred_language text`,

  // The video that a person has reported, and of a report the latest.
  `alter table report_person add column version_id integer`,
  `create index report_person_by_version on report_person (version_id) where version_id is not null`,
  `alter table report add column version_id integer`,

  // Files beside videos; without a title part until their video is known.
  `create table subtitle_file (
    id integer generated always as identity primary key,
    content_id integer references content on delete cascade,
    season smallint,
    episode smallint,
    file_id text not null,
    file_unique_id text not null,
    file_name text not null,
    label text not null,
    chat_id text,
    message_id integer,
    media_group text,
    reply_to integer,
    owner_id text not null,
    added_at timestamptz not null default now(),
    check ((season is null) = (episode is null)),
    check (season is null or content_id is not null)
  )`,
  `create unique index subtitle_file_by_part on subtitle_file (content_id, season, episode, label)
    nulls not distinct where content_id is not null`,
  `create unique index subtitle_file_unsettled on subtitle_file (file_unique_id) where content_id is null`,
  `create index subtitle_file_by_owner on subtitle_file (owner_id)`,

  // The subtitles of a video that was delivered are a delivery of their own: they survive a kill, and are sent once.
  `alter table delivery
    add column season smallint,
    add column episode smallint,
    add column subtitles boolean not null default false`,
];

/** Versions of videos by quality and language, what people prefer, and subtitle files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, VERSIONS);
}
