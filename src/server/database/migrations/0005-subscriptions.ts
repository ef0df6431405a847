import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

const SUBSCRIPTIONS: readonly string[] = [
  `create table star_subscription (
    user_id text primary key,
    telegram_payment_charge_id text not null,
    stars integer not null,
    state text not null check (state in ('active', 'canceled', 'failed')),
    expires_at timestamptz not null
  )`,
  `create table premium_gift (
    code text primary key,
    giver_id text,
    recipient_id text,
    telegram_payment_charge_id text unique,
    redeemed_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // Asking for an invoice again and again makes one row.
  `create unique index premium_gift_unpaid on premium_gift (giver_id, recipient_id) nulls not distinct
    where telegram_payment_charge_id is null`,
  `alter table payment add column renews boolean not null default false`,
  `create index premium_gift_recipient on premium_gift (recipient_id) where recipient_id is not null`,
];

/** Premium that renews itself, and months bought for others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, SUBSCRIPTIONS);
}
