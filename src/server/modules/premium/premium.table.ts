import { type ColumnType, type Generated, sql } from 'kysely';
import type { BigId, MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT, ofUser, ownRows, part } from '../../database/tables/table-facts.ts';

/**
 * Charges of Stars, which may arrive in any order, like their refunds and the messenger's list of them; the charge
 * id is unique. A charge whose refund came first gives nothing.
 */
interface PaymentTable {
  telegram_payment_charge_id: string;
  /** Null once the person was erased. */
  user_id: string | null;
  stars: number;
  /** It was for a subscription. */
  renews: Generated<boolean>;
  /** The subscription's code in its invoice; empty for those from before there were codes, and for other payments. */
  purchase: Generated<string>;
  /** The end of a subscription's period. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The payment began its subscription; null until the messenger's update arrives. */
  is_first: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** The messenger's time. */
  paid_at: MomentWithDefault;
  /** When its update came, by the clock of changes of renewals; null until one does. */
  told_at: ColumnType<Date | null, undefined, Date | null>;
  refunded_at: Date | null;
  /** The first updates that report the payment and its refund: the person is written to for these alone. */
  told_by: ColumnType<number | null, undefined, number | null>;
  refund_told_by: ColumnType<number | null, undefined, number | null>;
  /** The id of the bot that took it, if that is no longer the database's: no other can refund or renew it. */
  former_bot: ColumnType<string | null, undefined, string | null>;
}

/** Grants of premium: each begins at the end of the previous one or when given. `premium_until` is derived from them. */
interface PremiumGrantTable {
  id: BigId;
  user_id: string;
  granted_at: MomentWithDefault;
  /** An interval; null without end. */
  length: ColumnType<unknown, never, never> | null;
  /** The payment that it was bought with. */
  telegram_payment_charge_id: string | null;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

/** The last change of a subscription's renewal; without one it renews. */
export interface RenewalStateTable {
  user_id: string;
  /** As in `payment`. */
  purchase: string;
  state: 'active' | 'canceled' | 'failed';
  changed_at: Date;
}

/** A month of premium that somebody buys for somebody else. */
interface PremiumGiftTable {
  code: string;
  /** Null once the person was erased. */
  giver_id: string | null;
  /** Null: the first person to open its link. */
  recipient_id: string | null;
  /** Null until it is paid. */
  telegram_payment_charge_id: string | null;
  redeemed_at: Date | null;
  created_at: MomentWithDefault;
}

export interface PremiumTables {
  payment: PaymentTable;
  premium_grant: PremiumGrantTable;
  renewal_state: RenewalStateTable;
  premium_gift: PremiumGiftTable;
}

export const premiumTables = {
  premium_grant: {
    updates: 'update_id',
    ...KEPT,
    ddl: [
      // The parts of a premium period, so that a refund takes back its own month and nothing else.
      `create table premium_grant (
        id bigint generated always as identity primary key,
        user_id text not null,
        granted_at timestamptz not null default now(),
        length interval,
        telegram_payment_charge_id text unique,
        update_id bigint
      )`,
      `create index premium_grant_by_person on premium_grant (user_id, id)`,
      `create unique index premium_grant_endless on premium_grant (user_id) where length is null`,
      `create unique index premium_grant_by_person_and_update on premium_grant (user_id, update_id)
        where update_id is not null`,
      `create index premium_grant_by_time on premium_grant (granted_at)`,
    ],
    person: ownRows('premium_grant', 'premium', sql`granted_at, length::text, telegram_payment_charge_id`),
  },
  payment: {
    ...KEPT,
    ddl: [
      `create table payment (
        telegram_payment_charge_id text primary key,
        user_id text,
        stars integer not null,
        purchase text not null default '',
        paid_at timestamptz not null default now(),
        renews boolean not null default false,
        is_first boolean,
        expires_at timestamptz,
        refunded_at timestamptz,
        told_at timestamptz,
        told_by bigint,
        refund_told_by bigint,
        former_bot text
      )`,
      `create index payment_by_person on payment (user_id)`,
      `create index payment_by_purchase on payment (purchase) where purchase <> ''`,
      `create index payment_newest on payment (paid_at desc, telegram_payment_charge_id desc)`,
    ],
    person: {
      // Stars that have moved are stored, whoever paid them.
      whose: null,
      exported: part(
        'payments',
        (userId) => sql`
          select telegram_payment_charge_id, stars, renews, purchase, expires_at, is_first, paid_at, refunded_at
          from payment where user_id = ${userId} order by paid_at`,
      ),
      erase: (userId) => sql`update payment set user_id = null where ${ofUser(userId)}`,
    },
  },
  renewal_state: {
    ...KEPT,
    ddl: [
      `create table renewal_state (
        user_id text not null,
        purchase text not null,
        state text not null check (state in ('active', 'canceled', 'failed')),
        changed_at timestamptz not null,
        primary key (user_id, purchase)
      )`,
    ],
    person: ownRows('renewal_state', 'renewals', sql`purchase, state, changed_at`, {
      order: sql`changed_at`,
    }),
  },
  premium_gift: {
    ...KEPT,
    messages: ['premiumGift'],
    id: 'code',
    ddl: [
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
      `create index premium_gift_recipient on premium_gift (recipient_id) where recipient_id is not null`,
    ],
    person: {
      whose: 'giver_id',
      exported: part(
        'gifts',
        (userId) => sql`
          select code, created_at, telegram_payment_charge_id, redeemed_at,
            coalesce(giver_id = ${userId}, false) as given, coalesce(recipient_id = ${userId}, false) as received
          from premium_gift where ${userId} in (giver_id, recipient_id) order by created_at`,
      ),
      // One that is not paid is nobody's without the person; messages about paid ones no longer name them.
      erase: (userId) => sql`
        with gone as (
          delete from premium_gift where ${userId} in (giver_id, recipient_id) and telegram_payment_charge_id is null
        ), unnamed as (
          update outbox set details = null
          where kind = 'premiumGift' and subject in (select code from premium_gift where giver_id = ${userId})
        )
        update premium_gift set giver_id = nullif(giver_id, ${userId}), recipient_id = nullif(recipient_id, ${userId})
        where ${userId} in (giver_id, recipient_id) and telegram_payment_charge_id is not null`,
    },
  },
} satisfies FactsOf<PremiumTables>;
