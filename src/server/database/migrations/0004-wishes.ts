import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The delivery queue (`wish`): titles to send and search prompts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table wish (
      id bigint generated always as identity primary key,
      user_id text not null,
      kind text not null check (kind in ('play', 'search')),
      content_id integer references content on delete cascade,
      created_at timestamptz not null default now(),
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      delivered_at timestamptz,
      check ((kind = 'play') = (content_id is not null))
    )`,
    `create index wish_due on wish (next_attempt_at, id) where state = 'waiting'`,
    `create index wish_by_content on wish (content_id) where content_id is not null`,
  ]);
}
