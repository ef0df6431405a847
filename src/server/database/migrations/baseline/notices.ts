import { claimGuardsOf } from '../../tables/claim-guards.ts';

/** Messages to many people: notifications of arrivals, owners' announcements, and outcomes. */
export const NOTICES: readonly string[] = [
  `create table awaited_title (
    content_id integer not null references content on delete cascade,
    user_id text not null,
    since timestamptz not null default now(),
    primary key (content_id, user_id)
  )`,
  `create index awaited_title_by_person on awaited_title (user_id)`,
  // Seasons of series that people asked for: of other seasons they are not notified.
  `create table awaited_season (
    content_id integer not null references content on delete cascade,
    user_id text not null,
    season smallint not null,
    since timestamptz not null default now(),
    primary key (content_id, season, user_id)
  )`,
  `create index awaited_season_by_person on awaited_season (user_id)`,
  `create table muted_title (
    content_id integer not null references content on delete cascade,
    user_id text not null,
    primary key (content_id, user_id)
  )`,
  `create index muted_title_by_person on muted_title (user_id)`,
  `create table arrived_part (
    content_id integer not null references content on delete cascade,
    season smallint,
    episode smallint,
    unique nulls not distinct (content_id, season, episode)
  )`,

  // A row a title, of which notifications are made in batches as they are sent: `reached` is the last person of the
  // batch before, null while more may still arrive.
  `create table arrival (
    id bigint generated always as identity primary key,
    content_id integer not null references content on delete cascade,
    first_source integer not null,
    last_source integer not null,
    first_new integer,
    last_new integer,
    created_at timestamptz not null default now(),
    arrived_at timestamptz not null default now(),
    next_at timestamptz not null default now(),
    reached text
  )`,
  `create unique index arrival_gathering on arrival (content_id) where reached is null`,
  `create index arrival_by_content on arrival (content_id)`,
  `create index arrival_due on arrival (next_at, id)`,

  // Counters, since counting its messages takes longer the more there are.
  `create table announcement (
    id integer generated always as identity primary key,
    text text not null,
    content_id integer references content on delete set null,
    created_at timestamptz not null default now(),
    state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'done')),
    people integer not null default 0,
    update_id bigint,
    sent integer not null default 0,
    unsent integer not null default 0
  )`,
  `create index announcement_by_content on announcement (content_id)`,
  `create unique index announcement_by_update on announcement (update_id) where update_id is not null`,

  // A notification's progress through many people, in the order of their ids: `reached` is the last one whose
  // message was made. The row goes with the last message.
  `create table fan_out (
    id bigint generated always as identity primary key,
    announcement_id integer unique references announcement on delete cascade,
    report_id integer unique references report on delete cascade,
    request_id integer unique references title_request on delete cascade,
    decision text,
    reached text not null default '',
    check (num_nonnulls(announcement_id, report_id, request_id) = 1),
    check ((request_id is null) = (decision is null))
  )`,

  // One of the columns up to `premium_until` names the message's subject. Some have no foreign key: each would need
  // an index of a table that grows with every message.
  `create table outbox (
    id bigint generated always as identity primary key,
    user_id text not null,
    content_id integer references content on delete cascade,
    announcement_id integer references announcement on delete cascade,
    report_id integer references report on delete cascade,
    request_id integer,
    list_import_id integer,
    digest integer[],
    premium_until timestamptz,
    decision text,
    first_source integer,
    last_source integer,
    created_at timestamptz not null default now(),
    arrived_at timestamptz not null default now(),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null default now(),
    claimed_until timestamptz,
    begun_at timestamptz,
    delivered_at timestamptz,
    failure text,
    constraint outbox_subject check (num_nonnulls(
      announcement_id, content_id, report_id, request_id, list_import_id, digest, premium_until) = 1)
  )`,
  ...claimGuardsOf('outbox'),
  `create index outbox_due on outbox (next_attempt_at, id) where state = 'waiting'`,
  `create unique index outbox_notice on outbox (user_id, content_id)
    where content_id is not null and state = 'waiting'`,
  `create unique index outbox_announced on outbox (announcement_id, user_id) where announcement_id is not null`,
  `create unique index outbox_decided on outbox (request_id, user_id, decision) where request_id is not null`,
  `create index outbox_by_content on outbox (content_id) where content_id is not null`,
  `create index outbox_by_person on outbox (user_id)`,
  `create index outbox_failed on outbox (id desc) where state = 'failed'`,
  `create index outbox_by_time on outbox using brin (created_at) with (autosummarize = on)`,
];
