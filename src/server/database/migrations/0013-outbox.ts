import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Messages to many people: notices of what has arrived and owners' announcements; subscriptions and mutes; watch
 * progress in a series. The people of an announcement are taken one after the other in the order of their ids: `reached`
 * is the last one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column blocked_at timestamptz, add column notices_off boolean not null default false`,
    `create table awaited_title (
      content_id integer not null references content on delete cascade,
      user_id text not null,
      since timestamptz not null default now(),
      primary key (content_id, user_id)
    )`,
    `create index awaited_title_by_person on awaited_title (user_id)`,
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
    `insert into arrived_part (content_id, season, episode) select content_id, season, episode from source`,
    `create table reached_episode (
      user_id text not null,
      content_id integer not null references content on delete cascade,
      season smallint not null,
      episode smallint not null,
      primary key (user_id, content_id)
    )`,
    `create index reached_episode_by_content on reached_episode (content_id)`,
    `create table announcement (
      id integer generated always as identity primary key,
      text text not null,
      content_id integer references content on delete set null,
      created_at timestamptz not null default now(),
      state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'done')),
      people integer not null default 0,
      reached text not null default '',
      chat_id bigint,
      message_id bigint,
      shown_at timestamptz not null default now()
    )`,
    `create index announcement_by_content on announcement (content_id)`,
    `create table outbox (
      id bigint generated always as identity primary key,
      user_id text not null,
      announcement_id integer references announcement on delete cascade,
      content_id integer references content on delete cascade,
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
      check ((announcement_id is null) = (content_id is not null))
    )`,
    `create index outbox_due on outbox (next_attempt_at, id) where state = 'waiting'`,
    `create unique index outbox_notice on outbox (user_id, content_id)
      where content_id is not null and state = 'waiting'`,
    `create unique index outbox_announced on outbox (announcement_id, user_id) where announcement_id is not null`,
    `create index outbox_by_content on outbox (content_id) where content_id is not null`,
    `create index outbox_by_person on outbox (user_id)`,
    `create index outbox_by_time on outbox using brin (created_at)`,
  ]);
}
