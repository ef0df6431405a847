import type { Api } from 'grammy';
import { sql } from 'kysely';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { all, type Db, undefinedIfErased } from '../../database/db.ts';
import { foldedSubscriptions, GRACE_DAYS, recordRenewalChange } from './star-subscriptions.ts';

export type StopOutcome = 'nothing renews' | 'stopped' | 'refused';

/** A subscription that Telegram charges again, unless it is stopped. */
type Charged = {
  purchase: string;
  isStopped: boolean;
  /** The number known to run now: several if bought with one link, none in the days after its end. */
  running: number;
};

/**
 * Stops the renewal of a person's subscriptions, all or those of one purchase; idempotent, and `stopped` again where it was
 * before. Those known to be stopped are asked for, too: a server may have died between resuming one and storing it. `refused` if the messenger does not allow it and a subscription still renews. Rejects with the Bot API's error on a
 * transient failure.
 */
export async function stopRenewals(
  api: Api,
  db: Db,
  { userId, purchase }: { userId: string; purchase?: string },
): Promise<StopOutcome> {
  const all = await findCharged(db, userId);
  const charged =
    purchase === undefined ? all : all.filter((subscription) => subscription.purchase === purchase);
  let outcome: StopOutcome = charged.length > 0 ? 'stopped' : 'nothing renews';
  for (const subscription of charged) {
    const { accepted } = await editRenewal(api, db, {
      userId,
      purchase: subscription.purchase,
      isCanceled: true,
    });
    if (accepted >= subscription.running)
      await recordRenewalChange(db, { userId, purchase: subscription.purchase, state: 'canceled' }).catch(
        undefinedIfErased,
      );
    else if (!subscription.isStopped) outcome = 'refused';
  }
  return outcome;
}

/** Resumes a stopped subscription, if the messenger allows it. */
export async function resumeRenewal(
  api: Api,
  db: Db,
  { userId, purchase }: { userId: string; purchase: string },
): Promise<void> {
  const { accepted, changed } = await editRenewal(api, db, { userId, purchase, isCanceled: false });
  if (accepted > 0)
    await recordRenewalChange(db, { userId, purchase, state: 'active', isCertain: changed > 0 });
}

async function findCharged(db: Db, userId: string): Promise<Charged[]> {
  return all<Charged>(db)`
    select purchase, state = 'canceled' as "isStopped", case when charged_until > now() then greatest(1, lately) else 0 end as running
    from (${foldedSubscriptions(sql`user_id = ${userId}`)}) as subscription
    where charged_until > now() - make_interval(days => ${GRACE_DAYS})
    order by purchase`;
}

/** Returns the number of charges that the messenger accepted as those of a subscription, and of those that it changed. */
async function editRenewal(
  api: Api,
  db: Db,
  { userId, purchase, isCanceled }: { userId: string; purchase: string; isCanceled: boolean },
): Promise<{ accepted: number; changed: number }> {
  let accepted = 0;
  let changed = 0;
  for (const chargeId of await findFirstCharges(db, { userId, purchase })) {
    // Resumes only one of two subscriptions.
    if (!isCanceled && accepted > 0) break;
    try {
      await api.editUserStarSubscription(Number(userId), chargeId, isCanceled);
      accepted += 1;
      changed += 1;
    } catch (error) {
      const { kind, reason } = classifyBotApiError(error);
      if (kind !== 'refused' && kind !== 'unreachable') throw error;
      // It is so already: the answer to an earlier attempt was lost, or the server stopped before it was stored.
      if (reason.includes('NOT_MODIFIED')) accepted += 1;
    }
  }
  return { accepted, changed };
}

/**
 * The charges that may have started a purchase's subscriptions, by which the messenger identifies them: the first
 * ones, and possible first ones. With a code, includes one from before the person was erased.
 */
async function findFirstCharges(
  db: Db,
  { userId, purchase }: { userId: string; purchase: string },
): Promise<string[]> {
  const rows = await all<{ chargeId: string }>(db)`
    select telegram_payment_charge_id as "chargeId" from payment
    where renews and is_first is distinct from false
      and ${purchase === '' ? sql`purchase = '' and user_id = ${userId}` : sql`purchase = ${purchase} and purchase <> ''`}
    order by is_first nulls last, paid_at desc, telegram_payment_charge_id`;
  return rows.map(({ chargeId }) => chargeId);
}
