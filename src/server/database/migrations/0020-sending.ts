import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Chats that Telegram limits; arrivals of titles, a row each, from which notifications are made in batches as they are
 * sent (`reached` is the last person of the batch before, null while more may still arrive); an announcement's counters,
 * since counting its messages takes longer the more there are; and when a person's menu button was set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table rate_limited_chat (
      user_id text primary key,
      limited_at timestamptz not null default now(),
      until timestamptz not null
    )`,
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
    `alter table announcement add column sent integer not null default 0,
      add column unsent integer not null default 0`,
    `update announcement set
      sent = (select count(*) from outbox where announcement_id = announcement.id and outbox.state = 'delivered'),
      unsent = (select count(*) from outbox where announcement_id = announcement.id
        and outbox.state in ('failed', 'dropped'))
      where state in ('running', 'stopped')`,
    `alter table person add column menu_set_at timestamptz`,
  ]);
}
