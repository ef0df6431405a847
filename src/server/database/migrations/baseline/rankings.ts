/**
 * Plays are only ever added; counters are kept beside them, so that a ranking is read off an index whatever the
 * number of plays. `genre_window` ranks all titles of a genre, played or not.
 */
export const RANKINGS: readonly string[] = [
  `create table play_event (
    id bigint generated always as identity primary key,
    user_id text not null,
    content_id integer not null references content on delete cascade,
    played_at timestamptz not null,
    day date not null,
    first_of_day boolean
  )`,
  `create index play_event_by_content on play_event (content_id)`,
  // A play counts once a person, title and day.
  `create unique index play_event_once_a_day on play_event (user_id, content_id, day) where first_of_day`,
  // Expired rows are searched by their time, which is also their order. The newest are searched the most, and an
  // unsummarised range is read whole.
  `create index play_event_by_time on play_event using brin (played_at) with (autosummarize = on)`,
  `create table pending_play (
    event_id bigint primary key references play_event on delete cascade,
    failure text
  )`,
  `create index pending_play_given_up on pending_play (event_id) where failure is not null`,

  `create table play_daily (
    content_id integer not null references content on delete cascade,
    day date not null,
    plays integer not null,
    primary key (content_id, day)
  )`,
  `create index play_daily_by_day on play_daily (day, content_id) include (plays)`,
  `create table play_total (
    day date primary key,
    plays bigint not null
  )`,
  `create table play_window (
    period smallint not null,
    type text not null,
    content_id integer not null references content on delete cascade,
    plays integer not null,
    primary key (content_id, period)
  )`,
  `create index play_window_ranking on play_window (period, type, plays desc, content_id)`,
  `create table genre_window (
    genre_id smallint not null references genre,
    type text not null,
    content_id integer not null references content on delete cascade,
    plays integer not null,
    seen integer not null default 0,
    primary key (content_id, genre_id)
  )`,
  `create index genre_window_ranking on genre_window
    (genre_id, type, plays desc, (case when plays = 0 then seen else 0 end) desc, content_id)`,
  // Up to the title `moved` the windows end a day later already: periods advance in batches by id.
  `create table ranking_state (
    only_row boolean primary key default true check (only_row),
    day date not null,
    moved integer not null default 0
  )`,
  `insert into ranking_state (day) values ((now() at time zone 'utc')::date)`,
];

/**
 * The titles that people of a title also choose, computed from people's actions: rows without people. Without a
 * foreign key of the neighbour, which would need a separate index: a removed title is dropped with the next
 * computation.
 */
export const RECOMMENDATIONS: readonly string[] = [
  `create table title_neighbour (
    content_id integer not null references content on delete cascade,
    neighbour_id integer not null,
    score real not null,
    supporters smallint not null check (supporters >= 5),
    primary key (content_id, neighbour_id)
  )`,
  `create table neighbour_refresh (
    content_id integer primary key references content on delete cascade,
    due_at timestamptz not null default now()
  )`,
  `create index neighbour_refresh_due on neighbour_refresh (due_at, content_id)`,
];
