/** Channels, the videos posted in them or forwarded, and owners' answers about these. */
export const POSTS: readonly string[] = [
  `create table source_channel (
    chat_id text primary key,
    title text not null,
    owner_id text not null,
    added_at timestamptz not null default now(),
    newest_post integer
  )`,
  // The position in its earlier posts.
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

  // Each video that was posted in a channel or forwarded; `told_at`: when it was reported to its owner.
  `create table source_post (
    id integer generated always as identity primary key,
    chat_id text,
    message_id integer,
    kind text not null check (kind in ('video', 'document')),
    file_id text not null,
    file_unique_id text not null,
    file_name text not null,
    caption text not null,
    seconds integer,
    bytes double precision,
    width integer,
    height integer,
    thumbnail_id text,
    media_group text,
    posted_at timestamptz,
    group_key text,
    candidates smallint,
    candidate_id integer,
    owner_id text not null,
    state text not null check (state in ('kept', 'unsure', 'ignored')),
    by_hand boolean not null default false,
    changed_at timestamptz not null default now(),
    told_at timestamptz,
    report_failure text,
    unique (chat_id, message_id),
    check ((chat_id is null) = (message_id is null))
  )`,
  `create unique index source_post_by_file on source_post (file_unique_id) where chat_id is null`,
  `create index source_post_unsure on source_post (id) where state = 'unsure'`,
  `create index source_post_group on source_post (group_key, id) where state = 'unsure'`,
  `create index source_post_ignored on source_post (group_key, id) where state = 'ignored'`,
  `create index source_post_by_media_group on source_post (chat_id, media_group) where media_group is not null`,
  `create index source_post_by_stem on source_post (lower(regexp_replace(file_name, '\\.[^.]*$', '')))`,
  `create index source_post_reported on source_post (owner_id, changed_at) where not by_hand`,
  `create index source_post_untold on source_post (owner_id, changed_at) where told_at is null`,
  `create index source_post_given_up on source_post (id desc) where report_failure is not null`,

  // An owner's answers by group, for posts that come later; without a title: ignored.
  `create table video_answer (
    group_key text primary key,
    content_id integer references content on delete cascade,
    season smallint,
    answered_at timestamptz not null default now()
  )`,
  `create index video_answer_by_content on video_answer (content_id)`,
];
