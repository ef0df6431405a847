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
  /** The bot changed it; else an update reported it. Null from before this was stored. */
  by_bot: ColumnType<boolean | null, boolean, boolean>;
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
    person: ownRows('premium_grant', 'premium', sql`granted_at, length::text, telegram_payment_charge_id`),
  },
  payment: {
    ...KEPT,
    person: {
      // Stars that have moved are stored, whoever paid them.
      whose: null,
      exported: part(
        'payments',
        (userId) => sql`
          select telegram_payment_charge_id, stars, renews, purchase, expires_at, is_first, paid_at, refunded_at
          from payment where user_id = ${userId} order by paid_at`,
      ),
      // Before the person's own row, as a refund locks them.
      lock: (userId) => sql`select from payment where ${ofUser(userId)} for update`,
      erase: (userId) => sql`update payment set user_id = null where ${ofUser(userId)}`,
    },
  },
  renewal_state: {
    ...KEPT,
    person: ownRows('renewal_state', 'renewals', sql`purchase, state, changed_at, by_bot`, {
      order: sql`changed_at`,
    }),
  },
  premium_gift: {
    ...KEPT,
    messages: ['premiumGift'],
    id: 'code',
    person: {
      whose: 'giver_id',
      exported: part(
        'gifts',
        (userId) => sql`
          select code, created_at, telegram_payment_charge_id, redeemed_at,
            coalesce(giver_id = ${userId}, false) as given, coalesce(recipient_id = ${userId}, false) as received
          from premium_gift where ${userId} in (giver_id, recipient_id) order by created_at`,
      ),
      lock: (userId) => sql`select from premium_gift where ${userId} in (giver_id, recipient_id) for update`,
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
