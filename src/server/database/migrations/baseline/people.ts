/**
 * People. Other tables do not reference `person`: a person may be given a list or premium before they first sign in, and
 * payments outlive their data.
 */
export const PEOPLE: readonly string[] = [
  `create table person (
    user_id text primary key,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    premium_until timestamptz,
    sessions_ended_at timestamptz,
    username text,
    blocked_at timestamptz,
    notices_off boolean not null default false,
    barred_at timestamptz,
    menu_set_at timestamptz
  )`,
  `create index person_by_first_visit on person (first_seen_at)`,
  `create index person_by_username on person (username) where username is not null`,
  `create index person_with_ended_sessions on person (sessions_ended_at) where sessions_ended_at is not null`,

  // Bans that outlive a person's data.
  `create table forgotten_ban (
    person_hash text primary key,
    barred_at timestamptz,
    sessions_ended_at timestamptz
  )`,

  // The parts of a premium period, so that a refund takes back its own month and nothing else.
  `create table premium_grant (
    id bigint generated always as identity primary key,
    user_id text not null,
    granted_at timestamptz not null default now(),
    length interval,
    telegram_payment_charge_id text unique,
    update_id bigint
  )`,
  `create index premium_grant_by_person on premium_grant (user_id, id)`,
  `create unique index premium_grant_endless on premium_grant (user_id) where length is null`,
  `create unique index premium_grant_by_update on premium_grant (update_id) where update_id is not null`,
  `create table payment (
    telegram_payment_charge_id text primary key,
    user_id text,
    stars integer not null,
    paid_at timestamptz not null default now(),
    refunded_at timestamptz
  )`,
  `create index payment_by_person on payment (user_id)`,
  `create index payment_by_time on payment (paid_at)`,

  `create table search_miss (
    day date not null,
    words text not null,
    times integer not null default 1,
    primary key (day, words)
  )`,
];
