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

/** Premium: its parts, its payments, and months bought for others. */
export const PREMIUM: readonly string[] = [
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
    purchase text not null default '',
    paid_at timestamptz not null default now(),
    renews boolean not null default false,
    is_first boolean,
    expires_at timestamptz,
    refunded_at timestamptz,
    told_at timestamptz
  )`,
  `create index payment_by_person on payment (user_id)`,
  `create index payment_by_time on payment (paid_at)`,
  `create index payment_by_purchase on payment (purchase) where purchase <> ''`,
  `create table renewal_state (
    user_id text not null,
    purchase text not null,
    state text not null check (state in ('active', 'canceled', 'failed')),
    changed_at timestamptz not null,
    primary key (user_id, purchase)
  )`,
  // No longer used, since subscriptions are folded from their payments.
  `create table star_subscription (
    user_id text primary key,
    telegram_payment_charge_id text not null,
    stars integer not null,
    state text not null check (state in ('active', 'canceled', 'failed')),
    expires_at timestamptz not null
  )`,

  `create table premium_gift (
    code text primary key,
    giver_id text,
    recipient_id text,
    telegram_payment_charge_id text unique,
    redeemed_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // Asking for an invoice again and again makes one row.
  `create unique index premium_gift_unpaid on premium_gift (giver_id, recipient_id) nulls not distinct
    where telegram_payment_charge_id is null`,
  `create index premium_gift_recipient on premium_gift (recipient_id) where recipient_id is not null`,
];
