import type { Kysely } from 'kysely';
import { claimGuardsOf } from '../tables/claim-guards.ts';
import { runStatements } from './run-statements.ts';

/** Things to be done later, one a row. Requests to look up and to follow at Seerr, and titles being removed, go there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table due_work (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      user_id text,
      due_at timestamptz not null default now(),
      moved_at timestamptz not null default now(),
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      claimed_until timestamptz,
      failures smallint not null default 0,
      failure text,
      given_up_at timestamptz,
      unique (kind, subject)
    )`,
    ...claimGuardsOf('due_work'),
    `create index due_work_next on due_work (kind, next_attempt_at, id) where given_up_at is null`,
    `create index due_work_oldest on due_work (kind, due_at) where given_up_at is null`,
    `create index due_work_given_up on due_work (kind, id) where given_up_at is not null`,
    `create index due_work_by_person on due_work (user_id) where user_id is not null`,
    `alter table neighbour_refresh add column failure text`,
    `create index neighbour_refresh_failed on neighbour_refresh (content_id) where failure is not null`,
    `insert into due_work (kind, subject, due_at) select 'removals', content_id, requested_at from title_removal`,
    `insert into due_work (kind, subject) select 'lookups', id from title_request where match_at is not null`,
    `insert into due_work (kind, subject, due_at, next_attempt_at)
      select 'seerr', request_id, next_at, next_at from seerr_request
      where state in ('waiting', 'pending', 'approved', 'processing', 'partial')`,
    `alter table fan_out add column created_at timestamptz not null default now()`,
    `alter table title_request drop column match_at, drop column match_attempts`,
    `alter table seerr_request drop column next_at`,
  ]);
}
