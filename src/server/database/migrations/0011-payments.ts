import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * The parts of a premium period (`premium_grant`), so that a refund takes back its own month and nothing else; payments
 * of people who are forgotten; `person.username`; the request that a wish came with; and indexes to find what is too old
 * to be kept. Premium of before counts as one grant: what is left of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table premium_grant (
      id bigint generated always as identity primary key,
      user_id text not null,
      granted_at timestamptz not null default now(),
      length interval,
      telegram_payment_charge_id text unique
    )`,
    `create index premium_grant_by_person on premium_grant (user_id, id)`,
    `create unique index premium_grant_endless on premium_grant (user_id) where length is null`,
    `insert into premium_grant (user_id, length)
      select user_id, case when premium_until < 'infinity' then premium_until - now() end
      from person where premium_until > now()`,
    `alter table payment alter column user_id drop not null, add column refunded_at timestamptz`,
    `create index payment_by_person on payment (user_id)`,
    `alter table wish add column request_id text`,
    `alter table person add column username text`,
    `create index person_by_username on person (username) where username is not null`,
    // What is too old is looked for by these: rows come in the order of their time.
    `create index play_event_by_time on play_event using brin (played_at)`,
    `create index wish_by_time on wish using brin (created_at)`,
  ]);
}
