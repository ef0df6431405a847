import { claimGuardsOf } from '../../tables/claim-guards.ts';

/** State that the servers share: settings, leases, limits of the messenger, and its updates. */
export const SERVER_STATE: readonly string[] = [
  `create table setting (key text primary key, value text not null)`,
  `create table lease (
    name text primary key,
    holder text not null,
    held_until timestamptz not null,
    claim_version smallint
  )`,
  `create trigger check_claim_version before insert on lease for each row when (new.name = 'leader')
    execute function check_claim_version()`,
  `create table rate_limited_chat (
    user_id text primary key,
    limited_at timestamptz not null default now(),
    until timestamptz not null
  )`,

  // Telegram's updates, stored before they are acknowledged. `chat` keeps their order: the chat, or the person if
  // an update has no chat. The payload is JSON as text: jsonb knows neither NUL nor half characters. Finished ones
  // keep their id for deduplication.
  `create table bot_update (
    id bigint primary key,
    chat text not null,
    payload text,
    received_at timestamptz not null default now(),
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null default now(),
    claimed_until timestamptz,
    done_at timestamptz,
    failures smallint not null default 0,
    failure text
  )`,
  ...claimGuardsOf('bot_update'),
  `create index bot_update_due on bot_update (next_attempt_at, id) where done_at is null`,
  `create index bot_update_in_turn on bot_update (chat, id) where done_at is null`,
  `create index bot_update_done on bot_update (done_at) where done_at is not null`,
  `create index bot_update_given_up on bot_update (id desc) where done_at is not null and failure is not null`,
];
