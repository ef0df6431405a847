/** Titles that people ask for, the people of each, and searches without a result. */
export const REQUESTS: readonly string[] = [
  // `key` identifies the wanted title; there is one open request with each. `people` is stored, since counting
  // takes longer the more want a title.
  `create table title_request (
    id integer generated always as identity primary key,
    key text not null,
    words text not null,
    type text check (type in ('film', 'serie')),
    tmdb_id integer,
    season smallint,
    name text not null,
    year text not null default '',
    poster text,
    plot text not null default '',
    state text not null default 'open'
      check (state in ('open', 'accepted', 'added', 'linked', 'rejected', 'withdrawn', 'merged')),
    content_id integer references content on delete set null,
    reason text,
    people integer not null default 0,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    match_at timestamptz,
    match_attempts smallint not null default 0,
    newest_title integer
  )`,
  `create unique index title_request_open on title_request (key) where state in ('open', 'accepted')`,
  `create index title_request_by_key on title_request (key, id)`,
  `create index title_request_by_people on title_request (people desc, id) where state in ('open', 'accepted')`,
  `create index title_request_by_content on title_request (content_id) where content_id is not null`,
  `create index title_request_settled on title_request (settled_at) where settled_at is not null`,
  `create index title_request_unmatched on title_request (match_at) where match_at is not null`,
  `create index title_request_by_time on title_request (created_at)`,

  `create table title_requester (
    id bigint generated always as identity primary key,
    request_id integer not null references title_request on delete cascade,
    user_id text not null,
    asked_at timestamptz not null default now(),
    withdrawn_at timestamptz,
    unique (request_id, user_id)
  )`,
  `create index title_requester_in_order on title_requester (request_id, id)`,
  `create index title_requester_by_person on title_requester (user_id, asked_at)`,

  // Approved requests that are handed over to a Seerr, and their states there.
  `create table seerr_request (
    request_id integer primary key references title_request on delete cascade,
    seerr_id integer,
    state text not null default 'waiting' check (state in
      ('waiting', 'pending', 'approved', 'processing', 'partial', 'available', 'declined', 'failed', 'gone')),
    next_at timestamptz not null default now()
  )`,
  `create index seerr_request_due on seerr_request (next_at)
    where state in ('waiting', 'pending', 'approved', 'processing', 'partial')`,

  // Words of searches without a result. `user_id`: the only person who searched for them on that day.
  `create table search_miss (
    day date not null,
    words text not null,
    times integer not null default 1,
    user_id text,
    primary key (day, words)
  )`,
  `create index search_miss_by_person on search_miss (user_id) where user_id is not null`,
];
