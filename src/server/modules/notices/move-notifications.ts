import { type RawBuilder, sql } from 'kysely';
import { type Db, type DbTransaction, one } from '../../database/db.ts';

/** Rows moved by one statement. */
const BATCH = 2000;

/**
 * Holds a hidden title's notifications until `moveNotifications` or `resumeArrivals`: otherwise those claimed but
 * not being sent would be dropped. Waits for claims of arrivals, since each creates notifications.
 */
export async function holdNotifications(transaction: DbTransaction, titleId: number): Promise<void> {
  await sql`update arrival set next_at = 'infinity' where title_id = ${titleId}`.execute(transaction);
  await sql`
    update outbox set next_attempt_at = 'infinity', claimed_until = null
    where kind = 'arrival' and subject = ${titleId}::text and state = 'waiting' and (begun_at is null or claimed_until <= now())`.execute(
    transaction,
  );
}

/** True while a message about a title's arrival is being sent: it is delivered, or due again, soon. */
export async function isNotifying(transaction: DbTransaction, titleId: number): Promise<boolean> {
  const sent = await one(transaction)`
    select from outbox
    where kind = 'arrival' and subject = ${titleId}::text and state = 'waiting' and claimed_until > now() limit 1`;
  return sent !== undefined;
}

/**
 * Releases the held notifications of `other` for `keep`, which has its videos and followers by now. A person with
 * notifications of both gets one.
 */
export async function moveNotifications(
  db: Db,
  { keep, other }: { keep: number; other: number },
): Promise<void> {
  for (const statement of [movedArrivals(keep, other), movedMessages(keep, other)])
    while ((await countMoved(db, statement)) === BATCH);
}

/** Runs a statement that moves rows; returns their number. */
export async function countMoved(db: Db, statement: RawBuilder<{ moved: number }>): Promise<number> {
  return (await one<{ moved: number }>(db)`${statement}`)?.moved ?? 0;
}

function movedArrivals(keep: number, other: number): RawBuilder<{ moved: number }> {
  return sql`
    with moved as (
      delete from arrival where id = any(array(select id from arrival where title_id = ${other} limit ${sql.lit(BATCH)}))
      returning *
    ), added as (
      insert into arrival (title_id, first_video, last_video, first_new, last_new, created_at, arrived_at, reached)
      select ${keep}::int, first_video, last_video, first_new, last_new, created_at, arrived_at, reached from moved
      on conflict (title_id) where reached is null do update set
        first_video = least(arrival.first_video, excluded.first_video),
        last_video = greatest(arrival.last_video, excluded.last_video),
        first_new = least(arrival.first_new, excluded.first_new),
        last_new = greatest(arrival.last_new, excluded.last_new),
        arrived_at = greatest(arrival.arrived_at, excluded.arrived_at)
    )
    select count(*)::int as moved from moved`;
}

function movedMessages(keep: number, other: number): RawBuilder<{ moved: number }> {
  return sql`
    with moved as (
      delete from outbox where id = any(array(
        select id from outbox
        where kind = 'arrival' and subject = ${other}::text and state = 'waiting' and (claimed_until is null or claimed_until <= now())
        limit ${sql.lit(BATCH)}
      ))
      returning *
    ), added as (
      insert into outbox (user_id, kind, subject, details, created_at, attempts, failure)
      select user_id, kind, ${keep}::text, details, created_at, attempts, failure from moved
      on conflict (user_id, subject) where kind = 'arrival' and state = 'waiting' do update set details = jsonb_build_object(
        'first', least((outbox.details->>'first')::int, (excluded.details->>'first')::int),
        'last', greatest((outbox.details->>'last')::int, (excluded.details->>'last')::int))
    )
    select count(*)::int as moved from moved`;
}
