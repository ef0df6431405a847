import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Work that is given up, with its reason: updates (done, with a `failure`) and plays that cannot be counted. An update's
 * `failures` are its persistent ones, see `domain/retry-limit.ts`. Updates are handled at least once: `update_id` shows
 * that one was carried out before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table bot_update
      add column failures smallint not null default 0,
      add column failure text`,
    `create index bot_update_given_up on bot_update (id desc) where done_at is not null and failure is not null`,
    `alter table premium_grant add column update_id bigint`,
    `create unique index premium_grant_by_update on premium_grant (update_id) where update_id is not null`,
    `alter table announcement add column update_id bigint`,
    `create unique index announcement_by_update on announcement (update_id) where update_id is not null`,
    `alter table custom_list add column update_id bigint`,
    `create unique index custom_list_by_update on custom_list (update_id) where update_id is not null`,
    `alter table pending_play add column failure text`,
    `create index pending_play_given_up on pending_play (event_id) where failure is not null`,
    `create index outbox_failed on outbox (id desc) where state = 'failed'`,
  ]);
}
