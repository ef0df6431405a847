import type { Kysely } from 'kysely';
import { claimGuardsOf } from '../tables/claim-guards.ts';
import { runStatements } from './run-statements.ts';

/** Titles that are being merged: the queue of that work, and what keeps others from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table title_merge (
      id integer generated always as identity primary key,
      content_id integer not null unique references content on delete cascade,
      keep_id integer not null references content on delete cascade check (keep_id <> content_id),
      state text not null default 'running' check (state in ('running', 'failed', 'left')),
      requested_at timestamptz not null default now(),
      moved_at timestamptz not null default now(),
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      claimed_until timestamptz,
      failures smallint not null default 0,
      failure text
    )`,
    ...claimGuardsOf('title_merge'),
    `create index title_merge_by_keep on title_merge (keep_id)`,
  ]);
}
