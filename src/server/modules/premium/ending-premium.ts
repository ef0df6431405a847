import type { Api } from 'grammy';
import { sql } from 'kysely';
import { object, parse, string } from 'valibot';
import type { Notice } from '../../chat/sending/outbox-message.ts';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { IS_STANDING } from './premium.ts';
import { premiumTexts } from './premium-text.ts';
import { findSubscriptions } from './star-subscriptions.ts';

/** People in one transaction. */
const BATCH = 50;
/** SQL: how long before the end of premium a person is notified. */
const NOTICE = sql`interval '3 days'`;

/**
 * Puts a message to everyone whose premium ends soon into the outbox. The end that it announces is stored in the same
 * transaction, so that none comes twice. Premium granted for less than that time ends without one.
 */
export async function enqueueEndingPremium(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await db.transaction().execute(enqueueSome)) === BATCH);
}

/** Returns the number of people processed. */
async function enqueueSome(transaction: DbTransaction): Promise<number> {
  const rows = await all<{ userId: string; until: Date; isNotified: boolean }>(transaction)`
    with due as (
      select user_id from person
      where premium_until > now() and premium_until < now() + ${NOTICE}
        and premium_end_told is distinct from premium_until
      order by premium_until, user_id limit ${BATCH} for no key update skip locked
    )
    update person set premium_end_told = premium_until from due where person.user_id = due.user_id
    returning person.user_id as "userId", premium_until as until,
      blocked_at is null and barred_at is null and not notices_off and not exists (
        select from premium_grant
        where premium_grant.user_id = person.user_id and granted_at > premium_until - ${NOTICE} and ${IS_STANDING}
      ) as "isNotified"`;
  for (const { userId, until, isNotified } of rows)
    if (isNotified && !(await renewsItself(transaction, userId)))
      await transaction
        .insertInto('outbox')
        .values({ user_id: userId, kind: 'premiumEnd', details: JSON.stringify({ until }) })
        .execute();
  return rows.length;
}

const endDetails = object({ until: string() });

/** Notifies a person that their premium ends; sends nothing when it no longer ends then. */
export async function sendEndingPremium(
  { api, db }: { api: Api; db: Db },
  { chatId, userId, details }: Notice,
): Promise<void> {
  const announced = new Date(parse(endDetails, details).until);
  const until = await premiumUntil(db, userId);
  if (!(until instanceof Date) || until > announced || (await renewsItself(db, userId))) return;
  await api.sendMessage(chatId, premiumTexts.ending(until));
}

async function renewsItself(db: Db, userId: string): Promise<boolean> {
  return (await findSubscriptions(db, userId)).some(({ state }) => state === 'active');
}
