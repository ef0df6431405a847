import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * What is needed once tables are large: an even order to draw titles in, plays by day, titles whose rows are deleted in
 * batches, and bans that outlive a person's data. All of it is cheap to add: indexes of the largest tables are 0023's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create index content_sampling on content (type, hashint4(id)) where not hidden`,
    `create table play_total (
      day date primary key,
      plays bigint not null
    )`,
    // Without a foreign key, whose check would look for rows of each title that is deleted.
    `create table title_removal (
      content_id integer primary key,
      requested_at timestamptz not null default now()
    )`,
    `create table forgotten_ban (
      person_hash text primary key,
      barred_at timestamptz,
      sessions_ended_at timestamptz
    )`,
    `create index payment_by_time on payment (paid_at)`,
    // Newest rows are looked for the most, and an unsummarised range is read whole.
    ...['play_event', 'delivery', 'outbox'].map(
      (table) => `alter index ${table}_by_time set (autosummarize = on)`,
    ),
  ]);
}
