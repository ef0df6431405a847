/** The delivery queue (titles to send and search prompts), and how far people have watched a series. */
export const PLAYBACK: readonly string[] = [
  `create table delivery (
    id bigint generated always as identity primary key,
    user_id text not null,
    kind text not null check (kind in ('play', 'search')),
    content_id integer references content on delete cascade,
    created_at timestamptz not null default now(),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null default now(),
    delivered_at timestamptz,
    claimed_until timestamptz,
    failure text,
    request_id text,
    check ((kind = 'play') = (content_id is not null))
  )`,
  // While statistics say that hardly any delivery waits, the planner would also use this index to find a person's, and
  // read everybody's: `next_attempt_at is not null`, which is always so, lets only queries by that time use it.
  `create index delivery_due on delivery (next_attempt_at, id)
    where state = 'waiting' and next_attempt_at is not null`,
  // The deliveries of one person run in order: is there an earlier one?
  `create index delivery_in_turn on delivery (user_id, id) where state = 'waiting'`,
  `create index delivery_recent on delivery (user_id, created_at)`,
  `create index delivery_failed on delivery (id desc) where state = 'failed'`,
  `create index delivery_by_content on delivery (content_id) where content_id is not null`,
  `create index delivery_by_time on delivery using brin (created_at) with (autosummarize = on)`,
  `create table watch_progress (
    user_id text not null,
    content_id integer not null references content on delete cascade,
    season smallint not null,
    episode smallint not null,
    primary key (user_id, content_id)
  )`,
  `create index watch_progress_by_content on watch_progress (content_id)`,
];
