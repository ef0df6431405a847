import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

const CHARGES: readonly string[] = [
  `alter table payment add column purchase text not null default ''`,
  `alter table payment add column expires_at timestamptz`,
  `alter table payment add column is_first boolean`,
  `alter table payment add column told_at timestamptz`,
  `create index payment_by_purchase on payment (purchase) where purchase <> ''`,
  `create table renewal_state (
    user_id text not null,
    purchase text not null,
    state text not null check (state in ('active', 'canceled', 'failed')),
    changed_at timestamptz not null,
    primary key (user_id, purchase)
  )`,

  // What one row a person had kept; that table stays for servers that still write it.
  `update payment set is_first = true from star_subscription as old
    where payment.telegram_payment_charge_id = old.telegram_payment_charge_id`,
  `update payment set expires_at = old.expires_at from star_subscription as old
    where payment.user_id = old.user_id and renews and not exists (
      select from payment as later
      where later.user_id = old.user_id and later.renews and later.paid_at > payment.paid_at
    )`,
  `insert into renewal_state (user_id, purchase, state, changed_at)
    select user_id, '', state, now() from star_subscription where state <> 'active'`,

  `alter table person add column premium_end_told timestamptz`,
  `create index person_premium_end on person (premium_until) where premium_until is not null`,
  `alter table outbox add column premium_until timestamptz`,
  `alter table outbox drop constraint if exists outbox_subject`,
  // Not validated: that would read all of it under a lock.
  `alter table outbox add constraint outbox_subject
    check (num_nonnulls(announcement_id, content_id, report_id, list_import_id, digest, premium_until) = 1) not valid`,
];

/** Subscriptions as what their charges make of them, and a message before premium ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, CHARGES);
}
