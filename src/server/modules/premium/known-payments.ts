import { sql } from 'kysely';
import { type Db, type DbTransaction, one } from '../../database/db.ts';

/** A stored payment. */
export type KnownPayment = {
  chargeId: string;
  /** Null after the person was erased. */
  userId: string | null;
  stars: number;
  /** It was for a subscription, with the code `purchase`. */
  renews: boolean;
  purchase: string;
  paidAt: Date;
  isRefunded: boolean;
  /** Only that bot could refund it. */
  isOfFormerBot: boolean;
};

/** A payment by its charge id; undefined if unknown. */
export async function findPayment(db: Db, chargeId: string): Promise<KnownPayment | undefined> {
  return selectPayments(db).where('telegram_payment_charge_id', '=', chargeId).executeTakeFirst();
}

/** Locks a payment until the transaction ends. Undefined if it names nobody: the person was erased. */
export async function lockPayment(transaction: DbTransaction, chargeId: string): Promise<string | undefined> {
  const payment = await one<{ userId: string | null }>(transaction)`
    select user_id as "userId" from payment where telegram_payment_charge_id = ${chargeId} for update`;
  return payment?.userId ?? undefined;
}

/** The last payments that can be refunded: neither refunded, nor erased people's, nor a former bot's; the newest first. */
export async function findLastPayments(db: Db, limit: number): Promise<KnownPayment[]> {
  return selectPayments(db)
    .where('refunded_at', 'is', null)
    .where('user_id', 'is not', null)
    .where('former_bot', 'is', null)
    .orderBy('paid_at', 'desc')
    .limit(limit)
    .execute();
}

function selectPayments(db: Db) {
  return db
    .selectFrom('payment')
    .select([
      'telegram_payment_charge_id as chargeId',
      'user_id as userId',
      'stars',
      'renews',
      'purchase',
      'paid_at as paidAt',
      sql<boolean>`refunded_at is not null`.as('isRefunded'),
      sql<boolean>`former_bot is not null`.as('isOfFormerBot'),
    ]);
}

/** True if a subscription's purchase was already paid. */
export async function isPurchasePaid(db: Db, purchase: string): Promise<boolean> {
  const paid = await db
    .selectFrom('payment')
    .select('stars')
    .where('purchase', '=', purchase)
    .where('purchase', '<>', '')
    .executeTakeFirst();
  return paid !== undefined;
}
