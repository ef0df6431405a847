/**
 * People. Other tables do not reference `person`: a person may be given a list or premium before they first sign in, and
 * payments outlive their data.
 */
export const PEOPLE: readonly string[] = [
  `create table person (
    user_id text primary key,
    first_name text,
    username text,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    sessions_ended_at timestamptz,
    blocked_at timestamptz,
    barred_at timestamptz,
    menu_set_at timestamptz,
    notices_off boolean not null default false,
    series_notices_off boolean not null default false,
    digest_at timestamptz,
    preferred_quality smallint,
    preferred_language text,
    premium_until timestamptz,
    premium_end_told timestamptz
  )`,
  `create index person_by_first_visit on person (first_seen_at)`,
  `create index person_by_username on person (username) where username is not null`,
  `create index person_with_ended_sessions on person (sessions_ended_at) where sessions_ended_at is not null`,
  `create index person_digest on person (digest_at) where digest_at is not null`,
  `create index person_premium_end on person (premium_until) where premium_until is not null`,

  // Bans that outlive a person's data.
  `create table forgotten_ban (
    person_hash text primary key,
    barred_at timestamptz,
    sessions_ended_at timestamptz
  )`,
];
