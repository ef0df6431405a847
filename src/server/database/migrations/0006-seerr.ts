import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Approved requests that are handed over to a Seerr, and how they stand there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table seerr_request (
      request_id integer primary key references title_request on delete cascade,
      seerr_id integer,
      state text not null default 'waiting' check (state in
        ('waiting', 'pending', 'approved', 'processing', 'partial', 'available', 'declined', 'failed', 'gone')),
      next_at timestamptz not null default now()
    )`,
    `create index seerr_request_due on seerr_request (next_at)
      where state in ('waiting', 'pending', 'approved', 'processing', 'partial')`,
  ]);
}
