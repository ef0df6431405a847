import type { Generated } from 'kysely';
import type { BigId, MomentWithDefault } from './columns.ts';

/** Payments; the charge id is unique. */
interface PaymentTable {
  telegram_payment_charge_id: string;
  /** Null once the person was erased. */
  user_id: string | null;
  stars: number;
  /** It was for a subscription. */
  renews: Generated<boolean>;
  paid_at: MomentWithDefault;
  refunded_at: Date | null;
}

/** Grants of premium: each begins at the end of the one before or when given. `premium_until` is derived from them. */
interface PremiumGrantTable {
  id: BigId;
  user_id: string;
  granted_at: MomentWithDefault;
  /** An interval; null without end. */
  length: unknown;
  /** The payment that it was bought with. */
  telegram_payment_charge_id: string | null;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

/** A person's premium that renews itself, paid in Stars. */
export interface StarSubscriptionTable {
  user_id: string;
  /** The first payment's, which names the subscription in the Bot API. */
  telegram_payment_charge_id: string;
  stars: number;
  state: 'active' | 'canceled' | 'failed';
  /** When it renews itself, or ends. */
  expires_at: Date;
}

/** A month of premium that somebody buys for somebody else. */
interface PremiumGiftTable {
  code: string;
  /** Null once the person was erased. */
  giver_id: string | null;
  /** Null: whoever opens its link first. */
  recipient_id: string | null;
  /** Null until it is paid. */
  telegram_payment_charge_id: string | null;
  redeemed_at: Date | null;
  created_at: MomentWithDefault;
}

export interface PremiumTables {
  payment: PaymentTable;
  premium_grant: PremiumGrantTable;
  star_subscription: StarSubscriptionTable;
  premium_gift: PremiumGiftTable;
}
