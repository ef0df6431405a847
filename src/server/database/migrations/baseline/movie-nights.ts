/** Movie nights: members, decks, and votes. */
export const MOVIE_NIGHTS: readonly string[] = [
  // `version` grows with each change that members see. `seed` is for the lot, and made before anybody has voted.
  // `match_at`: when a match counts that there is already. `update_id`: the update that has asked for its card.
  `create table movie_night (
    id text primary key,
    host_id text,
    title text not null,
    kind text check (kind in ('film', 'serie')),
    max_minutes smallint,
    left_out_genres smallint[] not null default '{}',
    unwatched boolean not null default false,
    people smallint,
    voting_minutes smallint not null,
    seed text not null,
    state text not null default 'open' check (state in ('open', 'chosen', 'closed')),
    version integer not null default 1,
    update_id bigint,
    created_at timestamptz not null default now(),
    ends_at timestamptz,
    match_at timestamptz,
    chosen_content_id integer references content on delete set null,
    chosen_by text check (chosen_by in ('match', 'rule')),
    approvals smallint,
    voters smallint,
    reason text,
    is_lot boolean not null default false,
    is_choice_gone boolean not null default false,
    play_at timestamptz
  )`,
  `create index movie_night_open_by_host on movie_night (host_id, created_at) where state = 'open'`,
  `create index movie_night_by_host on movie_night (host_id) where host_id is not null`,
  `create index movie_night_ending on movie_night (ends_at) where state = 'open' and ends_at is not null`,
  `create index movie_night_due on movie_night (least(ends_at, match_at)) where state = 'open'`,
  `create index movie_night_by_time on movie_night (created_at)`,
  `create unique index movie_night_by_update on movie_night (update_id) where update_id is not null`,
  `create index movie_night_by_choice on movie_night (chosen_content_id) where chosen_content_id is not null`,

  // `active_at` is when the member last joined or voted.
  `create table movie_night_member (
    night_id text not null references movie_night on delete cascade,
    user_id text not null,
    member smallint not null,
    name text not null,
    voted smallint not null default 0,
    joined_at timestamptz not null default now(),
    active_at timestamptz not null default now(),
    removed_at timestamptz,
    primary key (night_id, user_id),
    unique (night_id, member)
  )`,
  `create index movie_night_member_by_person on movie_night_member (user_id, joined_at)`,

  `create table movie_night_title (
    night_id text not null references movie_night on delete cascade,
    content_id integer not null references content on delete cascade,
    position smallint not null,
    primary key (night_id, content_id)
  )`,
  `create index movie_night_title_by_content on movie_night_title (content_id)`,

  // `at` is the phone's time; `listed` is set if the vote has put the title into the member's list. A vote that was
  // taken back stays without a value, so that an older one that comes later is recognised.
  `create table movie_night_vote (
    night_id text not null,
    member smallint not null,
    content_id integer not null references content on delete cascade,
    vote text check (vote in ('yes', 'no', 'later')),
    at bigint not null,
    listed boolean not null default false,
    primary key (night_id, member, content_id),
    foreign key (night_id, member) references movie_night_member (night_id, member) on delete cascade
  )`,
  `create index movie_night_vote_by_content on movie_night_vote (content_id)`,
];
