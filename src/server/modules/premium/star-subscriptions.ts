import { type RawBuilder, sql } from 'kysely';
import { all, type Db, joinTransaction, one } from '../../database/db.ts';
import { SUBSCRIPTION_DAYS } from './offers.ts';
import type { RenewalStateTable } from './premium.table.ts';

export type RenewalState = RenewalStateTable['state'];

/** Days after its end in which a subscription may be charged before the bot learns of it. */
export const GRACE_DAYS = 7;

/** Premium that renews itself, or ends, at `expiresAt`. */
export type StarSubscription = {
  /** The code in its invoice; empty from before there were codes. */
  purchase: string;
  stars: number;
  state: RenewalState;
  /** The person stopped it in the messenger, which lets them alone resume it. */
  isStoppedThere: boolean;
  expiresAt: Date;
};

/**
 * SQL: subscriptions, each folded from its charges and the last change of its renewal, stored in any order. A
 * renewal after that change has made it active again; a first charge precedes any change. It runs, paid or
 * refunded, until `charged_until`, and is paid until `paid_until`. `lately` above 1 means several subscriptions,
 * bought with one link. Those of a former bot are not among them: nobody can stop or resume them here.
 */
export const foldedSubscriptions = (which: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select folded.*, by_bot,
    case when changed_at < renewed_at then 'active' else coalesce(renewal_state.state, 'active') end as state
  from (
    select user_id, purchase,
      (array_agg(stars order by paid_at desc, telegram_payment_charge_id))[1] as stars,
      max(period_end) as charged_until,
      max(period_end) filter (where refunded_at is null) as paid_until,
      (count(*) filter (where paid_at > last_paid_at - make_interval(days => ${sql.lit(SUBSCRIPTION_DAYS - 2)})))::int as lately,
      case when purchase = '' or count(*) > 1 then max(coalesce(told_at, paid_at)) end as renewed_at
    from (
      select *, max(paid_at) over (partition by user_id, purchase) as last_paid_at,
        coalesce(expires_at, paid_at + make_interval(days => ${sql.lit(SUBSCRIPTION_DAYS)})) as period_end
      from payment where renews and former_bot is null and ${which}
    ) as charge
    group by user_id, purchase
  ) as folded left join renewal_state using (user_id, purchase)`;

/** SQL: when a folded subscription renews itself, or ends. */
const EXPIRES_AT = sql<Date>`case state when 'canceled' then paid_until else charged_until end`;

/** A person's subscriptions that have not ended, the one with the latest end first. */
export async function findSubscriptions(db: Db, userId: string): Promise<StarSubscription[]> {
  return all<StarSubscription>(db)`
    select purchase, stars, state, state = 'canceled' and by_bot is false as "isStoppedThere", ${EXPIRES_AT} as "expiresAt"
    from (${foldedSubscriptions(sql`user_id = ${userId}`)}) as subscription
    where ${EXPIRES_AT} > now() order by "expiresAt" desc, purchase`;
}

/** Everybody with a subscription that renews itself. */
export async function findRenewingPeople(db: Db): Promise<string[]> {
  const rows = await all<{ userId: string }>(db)`
    select distinct user_id as "userId" from (${foldedSubscriptions(sql`user_id is not null`)}) as subscription
    where state <> 'canceled' and charged_until > now() - make_interval(days => ${GRACE_DAYS}) order by 1`;
  return rows.map(({ userId }) => userId);
}

type RenewalChange = {
  userId: string;
  purchase: string;
  state: RenewalState;
  /** The update that reports it, at whose arrival it happened; without one it is the bot's, later than all known changes. */
  updateId?: number;
  /** The messenger has just made it, so that the person's stop, if one was known, was the bot's or is over. */
  isCertain?: boolean;
};

/**
 * Stores a change of a renewal, unless a later one is known; the person's own stop outlasts the bot's uncertain
 * changes. False if the subscription is unchanged, or has ended.
 */
export async function recordRenewalChange(db: Db, change: RenewalChange): Promise<boolean> {
  const { userId, purchase, state, updateId = null, isCertain = false } = change;
  return joinTransaction(db, async (transaction) => {
    const find = async () =>
      (await findSubscriptions(transaction, userId)).find(
        (subscription) => subscription.purchase === purchase,
      );
    const before = await find();
    const isByBot = updateId === null;
    if (isByBot && !isCertain && before?.isStoppedThere) return false;
    await sql`
      insert into renewal_state as known (user_id, purchase, state, by_bot, changed_at)
      select ${userId}, ${purchase}, ${state}, ${isByBot},
        coalesce((select received_at from bot_update where id = ${updateId}::bigint), greatest(now(), (
          select max(coalesce(told_at, paid_at)) from payment where renews and user_id = ${userId} and purchase = ${purchase}
        )))
      on conflict (user_id, purchase) do update set state = excluded.state, by_bot = excluded.by_bot, changed_at = excluded.changed_at
      where known.changed_at <= excluded.changed_at`.execute(transaction);
    const after = await find();
    return after !== undefined && after.state !== before?.state;
  });
}

/** Subscriptions that have not ended: renewing, stopped, and with a failed renewal. */
export type SubscriptionCounts = { active: number; canceled: number; failed: number };

/** Counts the subscriptions that have not ended. */
export async function countSubscriptions(db: Db): Promise<SubscriptionCounts> {
  const row = await one<SubscriptionCounts>(db)`
    select count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'canceled')::int as canceled,
      count(*) filter (where state = 'failed')::int as failed
    from (${foldedSubscriptions(sql`user_id is not null`)}) as subscription
    where ${EXPIRES_AT} > now()`;
  return row ?? { active: 0, canceled: 0, failed: 0 };
}
