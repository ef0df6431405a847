import { type Kysely, sql } from 'kysely';
import type { StarSubscriptionTable } from '../../database/schema/premium.ts';
import type { Schema } from '../../database/schema.ts';

export type SubscriptionState = StarSubscriptionTable['state'];
/** Premium that renews itself, or ends, at `expiresAt`. */
export type StarSubscription = { chargeId: string; stars: number; state: SubscriptionState; expiresAt: Date };

type SubscriptionPayment = {
  userId: string;
  chargeId: string;
  stars: number;
  expiresAt: Date;
  /** False for a renewal; undefined where the Bot API does not say. */
  isFirst: boolean | undefined;
};

/** Stores a payment for a subscription, which is active from then on. Its charge id stays that of its first payment. */
export async function recordSubscriptionPayment(
  db: Kysely<Schema>,
  { userId, chargeId, stars, expiresAt, isFirst = false }: SubscriptionPayment,
): Promise<void> {
  await sql`
    insert into star_subscription as old (user_id, telegram_payment_charge_id, stars, state, expires_at)
    values (${userId}, ${chargeId}, ${stars}, 'active', ${expiresAt})
    on conflict (user_id) do update set
      telegram_payment_charge_id = case when ${isFirst} then ${chargeId} else old.telegram_payment_charge_id end,
      stars = ${stars}, state = 'active', expires_at = greatest(old.expires_at, ${expiresAt})`.execute(db);
}

/** A person's subscription; undefined without one, and once it has ended. */
export async function findSubscription(
  db: Kysely<Schema>,
  userId: string,
): Promise<StarSubscription | undefined> {
  return db
    .selectFrom('star_subscription')
    .select(['telegram_payment_charge_id as chargeId', 'stars', 'state', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The first payment of a person's subscription, also of one that has ended or was refunded; undefined without one. */
export async function findSubscriptionCharge(
  db: Kysely<Schema>,
  userId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('star_subscription')
    .select('telegram_payment_charge_id as chargeId')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.chargeId;
}

/** Changes the state of a subscription that has not ended. False when there is none, or it was in that state. */
export async function setSubscriptionState(
  db: Kysely<Schema>,
  userId: string,
  state: SubscriptionState,
): Promise<boolean> {
  const changed = await db
    .updateTable('star_subscription')
    .set({ state })
    .where('user_id', '=', userId)
    .where('state', '<>', state)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Ends a subscription that was refunded. */
export async function endSubscription(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .updateTable('star_subscription')
    .set({ state: 'canceled', expires_at: sql<Date>`least(expires_at, now())` })
    .where('user_id', '=', userId)
    .execute();
}
