import { claimGuardsOf } from '../../tables/claim-guards.ts';

/** The delivery queue (titles to send and search prompts), and watched titles. */
export const PLAYBACK: readonly string[] = [
  `create table delivery (
    id bigint generated always as identity primary key,
    user_id text not null,
    kind text not null check (kind in ('play', 'search')),
    content_id integer references content on delete cascade,
    season smallint,
    episode smallint,
    subtitles boolean not null default false,
    request_id text,
    created_at timestamptz not null default now(),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null default now(),
    delivered_at timestamptz,
    claimed_until timestamptz,
    failure text,
    check ((kind = 'play') = (content_id is not null))
  )`,
  ...claimGuardsOf('delivery'),
  // While statistics say that hardly any delivery waits, the planner would also use this index to find a person's, and
  // read everybody's: `next_attempt_at is not null`, which is always so, lets only queries by that time use it.
  `create index delivery_due on delivery (next_attempt_at, id)
    where state = 'waiting' and next_attempt_at is not null`,
  // For the check that no earlier delivery of the same person waits.
  `create index delivery_in_turn on delivery (user_id, id) where state = 'waiting'`,
  `create index delivery_recent on delivery (user_id, created_at)`,
  `create index delivery_failed on delivery (id desc) where state = 'failed'`,
  `create index delivery_by_content on delivery (content_id) where content_id is not null`,
  `create index delivery_by_time on delivery using brin (created_at) with (autosummarize = on)`,

  // The last delivered episode of each series.
  `create table watch_progress (
    user_id text not null,
    content_id integer not null references content on delete cascade,
    season smallint not null,
    episode smallint not null,
    reached_at timestamptz not null default now(),
    primary key (user_id, content_id)
  )`,
  `create index watch_progress_by_content on watch_progress (content_id)`,

  // Watched films and episodes. A film has a row from its delivery on, for the list of titles to continue; an
  // episode only once it is watched.
  `create table viewing (
    user_id text not null,
    content_id integer not null references content on delete cascade,
    season smallint,
    episode smallint,
    delivered_at timestamptz,
    watched_at timestamptz,
    unique nulls not distinct (user_id, content_id, season, episode),
    check ((season is null) = (episode is null)),
    check (delivered_at is not null or watched_at is not null)
  )`,
  `create index viewing_by_content on viewing (content_id)`,
  `create index viewing_history on viewing (user_id, watched_at desc, content_id, season, episode)
    where watched_at is not null`,
  `create index viewing_unwatched on viewing (user_id, delivered_at desc, content_id) where watched_at is null`,
];
