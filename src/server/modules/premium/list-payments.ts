import { sql } from 'kysely';
import type { DeskPayment } from '../../../contract/desk/payments.ts';
import { all, type Db } from '../../database/db.ts';

type Row = Pick<DeskPayment, 'id' | 'person' | 'stars' | 'product' | 'isOfFormerBot'> & {
  paidAt: Date;
  refundedAt: Date | null;
};

/** Payments of everybody or of a person, the latest first; `after`: the last one of the previous page. */
export async function listPayments(
  db: Db,
  { person, after, limit }: { person: string | undefined; after: string | undefined; limit: number },
): Promise<DeskPayment[]> {
  const isBehind = sql`(paid_at, telegram_payment_charge_id) <
    ((select paid_at from payment where telegram_payment_charge_id = ${after}), ${after})`;
  const rows = await all<Row>(db)`
    select telegram_payment_charge_id as id, stars, paid_at as "paidAt", refunded_at as "refundedAt",
      former_bot is not null as "isOfFormerBot",
      case when payment.user_id is not null then
        jsonb_build_object('id', payment.user_id, 'username', username, 'firstName', first_name) end as person,
      case when renews then 'subscription'
        when exists (
          select from premium_gift as gift
          where gift.telegram_payment_charge_id = payment.telegram_payment_charge_id) then 'gift'
        else 'month' end as product
    from payment left join person on person.user_id = payment.user_id
    where ${after === undefined ? sql`true` : isBehind}
      and ${person === undefined ? sql`true` : sql`payment.user_id = ${person}`}
    order by paid_at desc, telegram_payment_charge_id desc limit ${limit}`;
  return rows.map(({ paidAt, refundedAt, ...row }) => ({
    ...row,
    paidAt: paidAt.getTime(),
    refundedAt: refundedAt?.getTime() ?? null,
  }));
}
