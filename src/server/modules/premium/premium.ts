import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type DbTransaction, joinTransaction, one } from '../../database/db.ts';
import { ensureFirstCustomList } from '../lists/create-custom-list.ts';
import { welcomeBack } from '../people/erasures.ts';
import { END_OF_PREMIUM, endOfPremium } from '../people/premium-status.ts';

/**
 * Length of bought or granted premium; endless when undefined. An update or a payment extends premium only once, however
 * often it is handled.
 */
type PremiumDuration = ({ days: number } | { months: number }) & {
  updateId?: number;
  chargeId?: string;
};

/** Premium after a grant; `isNew`: it has just been granted, and not by an update or a payment that was handled before. */
export type Granted = { until: Date | 'without end'; isNew: boolean };

/** Extends premium from its current end. Never shortens it. */
export async function extendPremium(db: Db, userId: string, time?: PremiumDuration): Promise<Granted> {
  return joinTransaction(db, async (transaction) => {
    await lockPerson(transaction, userId);
    const granted = await all(transaction)`
      with had as (
        select greatest(premium_until, now()) as until from person
        where user_id = ${userId}
          and not exists (
            select from premium_grant
            where user_id = ${userId} and update_id = ${time?.updateId ?? null}::bigint
              or telegram_payment_charge_id = ${time?.chargeId ?? null}
          )
      ), has as (
        update person set premium_until = ${time ? sql`had.until + ${intervalOf(time)}` : sql`'infinity'`}
        from had where user_id = ${userId}
      )
      insert into premium_grant (user_id, length, telegram_payment_charge_id, update_id)
      select ${userId}, ${time ? lengthOf(time) : sql`null`}, ${time?.chargeId ?? null},
        ${time?.updateId ?? null}::bigint from had
      on conflict do nothing returning id`;
    const person = await transaction
      .selectFrom('person')
      .select(END_OF_PREMIUM)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { until: endOfPremium(person), isNew: granted.length > 0 };
  });
}

const isGift = (userId: string, updateId: number) => sql<boolean>`user_id = ${userId}
  and update_id = ${updateId}::bigint and telegram_payment_charge_id is null and ${IS_STANDING}`;

/** SQL: the length of an update's grant that was taken back. It stays so that the update never grants again. */
const TAKEN_BACK = sql`interval '0'`;
/** SQL: a grant was not taken back. */
export const IS_STANDING = sql<boolean>`(length is distinct from ${TAKEN_BACK})`;

/** Ends a person's premium now, whatever its source. */
export async function revokePremium(db: Db, userId: string): Promise<void> {
  await joinTransaction(db, async (transaction) => {
    await transaction
      .updateTable('person')
      .set({ premium_until: null })
      .where('user_id', '=', userId)
      .execute();
    await takeBack(transaction, sql`user_id = ${userId}`);
  });
}

/** Revokes the premium bought with a payment: it ends as if it had never been paid. */
export async function revokePaidPremium(transaction: DbTransaction, chargeId: string): Promise<void> {
  await revokeGrant(transaction, sql<boolean>`telegram_payment_charge_id = ${chargeId}`);
}

/** Revokes an owner's gift: premium ends as if it had never been given. False if it has ended. */
export function revokeGift(
  db: Db,
  { userId, updateId }: { userId: string; updateId: number },
): Promise<boolean> {
  return joinTransaction(db, (transaction) => revokeGrant(transaction, isGift(userId, updateId)));
}

/** False if none of the grants exist. */
async function takeBack(transaction: DbTransaction, isMeant: RawBuilder<unknown>): Promise<boolean> {
  const taken = await all(transaction)`
    with gone as (
      delete from premium_grant where ${isMeant} and update_id is null returning id
    ), emptied as (
      update premium_grant set length = ${TAKEN_BACK}
      where ${isMeant} and update_id is not null and ${IS_STANDING} returning id
    )
    select id from gone union all select id from emptied`;
  return taken.length > 0;
}

/** Other grants keep their length; endless premium stays. */
async function revokeGrant(transaction: DbTransaction, isMeant: RawBuilder<boolean>): Promise<boolean> {
  const granted = await transaction
    .selectFrom('premium_grant')
    .select('user_id as userId')
    .where(isMeant)
    .executeTakeFirst();
  if (!granted) return false;
  const { userId } = granted;
  await lockPerson(transaction, userId);
  const before = await endOfGrants(transaction, userId);
  if (!(await takeBack(transaction, isMeant))) return false;
  const after = await endOfGrants(transaction, userId);
  // Subtracts the difference: premium that no grant explains stays.
  await sql`
    update person set premium_until =
      premium_until - (greatest(${before}::timestamptz, now()) - greatest(${after}::timestamptz, now()))
    where user_id = ${userId} and premium_until < 'infinity'`.execute(transaction);
  return true;
}

/**
 * The end of all finite grants, as text; null without any. Each grant starts at the end of the previous one or when it is
 * given, so the end is the maximum of (a grant's start + the lengths from there on).
 */
async function endOfGrants(transaction: DbTransaction, userId: string): Promise<string | null> {
  const row = await one<{ until: string | null }>(transaction)`
    select max(until)::text as until from (
      select granted_at + sum(length) over (order by id desc) as until
      from premium_grant where user_id = ${userId} and length is not null
    ) as one`;
  return row?.until ?? null;
}

/** Locks a person's premium against other writers until the transaction ends. */
async function lockPerson(transaction: DbTransaction, userId: string): Promise<void> {
  await welcomeBack(transaction, userId);
  await sql`insert into person (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id`.execute(transaction);
}

function intervalOf(time: PremiumDuration) {
  return 'days' in time
    ? sql`make_interval(days => ${time.days}::int)`
    : sql`make_interval(months => ${time.months}::int)`;
}

/** A month is as long as the calendar month that it covers; for endless premium, the month from now. */
function lengthOf(time: PremiumDuration) {
  const from = sql`case when had.until < 'infinity' then had.until else now() end`;
  return sql`(${from} + ${intervalOf(time)}) - (${from})`;
}

/**
 * Extends a person's premium and creates a first custom list if there is none, in one transaction.
 */
export async function grantPremiumWithFirstList(
  db: Db,
  userId: string,
  time?: PremiumDuration,
): Promise<Granted> {
  return joinTransaction(db, async (transaction) => {
    const granted = await extendPremium(transaction, userId, time);
    await ensureFirstCustomList(transaction, userId);
    return granted;
  });
}
