import type { Api } from 'grammy';
import { sql } from 'kysely';
import { object, parse, string } from 'valibot';
import type { Notice } from '../../chat/sending/outbox-message.ts';
import { queueNotice } from '../../chat/sending/queue-notice.ts';
import { type Db, one } from '../../database/db.ts';
import { type BotContext, dueWork, OR_ANEW } from '../../queue/due-work.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { IS_STANDING } from './premium.ts';
import { premiumTexts } from './premium-text.ts';
import { findSubscriptions } from './star-subscriptions.ts';

/** People whose message becomes a job at once. */
const BATCH = 50;
/** SQL: the time before the end of premium at which a person is notified. */
const NOTICE = sql`interval '3 days'`;

/** SQL: people whose premium ends soon. */
const ENDING = sql`person
  where premium_until > now() and premium_until < now() + ${NOTICE} and premium_end_told is distinct from premium_until`;

/**
 * Messages to everyone whose premium ends soon. The end that is announced is stored along with the job, so that none comes
 * twice. Premium granted for less than that time ends without one.
 */
export const PREMIUM_ENDS = dueWork<BotContext>({
  name: 'endings',
  summary: 'people to be notified that their premium ends',
  what: sql`'end of premium'`,
  isAtomic: true,
  feed: { from: ENDING, dueAt: sql`premium_until - ${NOTICE}` },
  take: sql`
    with due as (
      select user_id from ${ENDING} order by premium_until, user_id limit ${sql.lit(BATCH)}
      for no key update skip locked
    ), announced as (
      update person set premium_end_told = premium_until from due where person.user_id = due.user_id
      returning person.user_id, premium_until
    )
    insert into due_work (kind, subject, user_id, due_at)
    select 'endings', user_id, user_id, premium_until - ${NOTICE} from announced
    ${OR_ANEW} returning 1`,
  handler: ({ bot }) => bot && (({ subject }, transaction) => enqueueEnding(transaction, subject)),
});

async function enqueueEnding(transaction: Db, userId: string): Promise<undefined> {
  const person = await one<{ until: Date }>(transaction)`
    select premium_until as until from person
    where user_id = ${userId} and premium_until = premium_end_told and premium_until > now()
      and blocked_at is null and barred_at is null and not notices_off and not exists (
        select from premium_grant
        where premium_grant.user_id = person.user_id and granted_at > premium_until - ${NOTICE} and ${IS_STANDING}
      )`;
  if (!person || (await renewsItself(transaction, userId))) return;
  await queueNotice(transaction, 'premiumEnd', { userId, details: { until: person.until } });
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
