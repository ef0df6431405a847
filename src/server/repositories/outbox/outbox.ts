import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { DELIVERY_PAUSE_KEY } from '../deliveries/delivery-queue.ts';
import { claimAnnouncementMessages } from './announcements.ts';
import { CLAIM_EXPIRY, OUTBOX_COLUMNS, type OutboxClaim, type OutboxMessage } from './outbox-message.ts';

/** Messages per second of all servers together; the Bot API allows 30, the rest is for replies. */
export const MESSAGES_PER_SECOND = 25;
/** A notification is sent after this many gathering times, even while episodes still arrive. */
const MOST_GATHERING = 10;
const OWN_PAUSE = 'outbox.paused-until';
/** Setting with the time until which the rate is used up. */
const PACED_UNTIL = 'outbox.paced-until';

type Take = { limit: number; gatherSeconds: number };

/**
 * Claims up to `limit` messages, as many as the shared rate allows; none while deliveries wait. A notification is due
 * when nothing more of its title arrived for `gatherSeconds`.
 */
export async function claimOutboxMessages(
  db: Kysely<Schema>,
  { limit, gatherSeconds }: Take,
): Promise<OutboxMessage[]> {
  if (!(await isAnythingLeft(db))) return [];
  return db.transaction().execute(async (transaction) => {
    const room = Math.min(limit, await roomIn(transaction));
    if (room <= 0) return [];
    const waiting = await claimWaiting(transaction, room, gatherSeconds);
    const announced =
      waiting.length < room ? await claimAnnouncementMessages(transaction, room - waiting.length) : [];
    const messages = [...waiting, ...announced];
    if (messages.length > 0) await takeRoom(transaction, messages.length);
    return messages;
  });
}

async function isAnythingLeft(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from outbox where state = 'waiting')
      or exists (select from announcement where state = 'running') as left`.execute(db);
  return rows[0]?.left === true;
}

/** How many messages may be sent now. Serialised across servers; deliveries of the last second count too. */
async function roomIn(transaction: Transaction<Schema>): Promise<number> {
  const { rows: locks } = await sql<{ own: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('outbox')) as own`.execute(transaction);
  if (!locks[0]?.own) return 0;
  const { rows } = await sql<{ room: number }>`
    select case
      when exists (
        select from setting where key in (${DELIVERY_PAUSE_KEY}, ${OWN_PAUSE}) and value::timestamptz > now()
      ) or exists (
        select from delivery where state = 'waiting' and claimed_until is null and next_attempt_at <= now()
          and not exists (
            select from delivery as earlier
            where earlier.state = 'waiting' and earlier.user_id = delivery.user_id and earlier.id < delivery.id
          )
      ) then 0
      else floor(${MESSAGES_PER_SECOND} * extract(epoch from statement_timestamp() - ${pacedUntil()}))::int
        - (select count(*)::int from delivery where created_at > now() - interval '1 second')
    end as room`.execute(transaction);
  return rows[0]?.room ?? 0;
}

/** Unused rate expires after a second. */
function pacedUntil() {
  return sql`greatest(
    (select value::timestamptz from setting where key = ${PACED_UNTIL}), statement_timestamp() - interval '1 second')`;
}

async function takeRoom(transaction: Transaction<Schema>, count: number): Promise<void> {
  await sql`
    insert into setting (key, value)
    values (${PACED_UNTIL}, (${pacedUntil()} + make_interval(secs => ${count / MESSAGES_PER_SECOND}))::text)
    on conflict (key) do update set value = excluded.value`.execute(transaction);
}

async function claimWaiting(
  transaction: Transaction<Schema>,
  limit: number,
  gatherSeconds: number,
): Promise<OutboxMessage[]> {
  const { rows } = await sql<OutboxMessage>`
    with due as materialized (
      select outbox.id from outbox left join announcement on announcement.id = announcement_id
      where outbox.state = 'waiting' and next_attempt_at <= now()
        and (claimed_until is null or claimed_until <= now())
        and case when announcement_id is not null then announcement.state = 'running'
          else (arrived_at <= now() - make_interval(secs => ${gatherSeconds})
              or outbox.created_at <= now() - make_interval(secs => ${gatherSeconds * MOST_GATHERING}))
            and not exists (select from content where content.id = outbox.content_id and hidden) end
      order by next_attempt_at, outbox.id
      limit ${limit}
      for update of outbox skip locked
    )
    update outbox set claimed_until = ${CLAIM_EXPIRY}, attempts = least(attempts + 1, 32767)
    from due where outbox.id = due.id
    returning ${OUTBOX_COLUMNS}`.execute(transaction);
  return rows;
}

/** Renews claims that are still the caller's. */
export async function renewMessageClaims(db: Kysely<Schema>, claims: readonly OutboxClaim[]): Promise<void> {
  await sql`
    update outbox set claimed_until = ${CLAIM_EXPIRY}
    from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ attempts }) => attempts)}::int[])
      as claim(id, attempts)
    where outbox.id = claim.id and outbox.attempts = claim.attempts and outbox.state = 'waiting'
      and outbox.claimed_until is not null`.execute(db);
}

/**
 * Marks a message as being sent; false when it must not be: announcement stopped, person muted or unreachable, claim
 * lost. An announcement's message that a crashed server had begun is not repeated (at most once).
 */
export async function markSending(db: Kysely<Schema>, { id, attempts }: OutboxClaim): Promise<boolean> {
  const { rows } = await sql<{ verdict: string }>`
    update outbox set
      begun_at = case when verdict = 'go' then now() else outbox.begun_at end,
      claimed_until = case when verdict = 'go' then outbox.claimed_until end,
      state = case verdict when 'cut off' then 'failed' when 'unwanted' then 'dropped' else outbox.state end,
      failure = case when verdict = 'cut off' then 'cut off while it was sent' else outbox.failure end
    from (
      select own.id, case
        when own.announcement_id is not null and own.begun_at is not null then 'cut off'
        when person.blocked_at is not null or person.barred_at is not null or person.notices_off or muted_title.user_id is not null
          then 'unwanted'
        when announcement.state <> 'running' then 'stopped'
        else 'go' end as verdict
      from outbox as own
      left join person on person.user_id = own.user_id
      left join announcement on announcement.id = own.announcement_id
      left join muted_title on muted_title.content_id = own.content_id and muted_title.user_id = own.user_id
      where own.id = ${id}
    ) as judged
    where outbox.id = judged.id and ${isOwn(attempts)}
    returning verdict`.execute(db);
  return rows[0]?.verdict === 'go';
}

/** Marks a message as sent. A notification that grew meanwhile is scheduled again, for the rest. */
export async function markSent(db: Kysely<Schema>, message: OutboxMessage): Promise<void> {
  const isMore = sql`last_source > ${message.lastSource}::int`;
  await settle(
    db,
    message,
    sql`state = case when ${isMore} then 'waiting' else 'delivered' end,
      first_source = case when ${isMore} then ${message.lastSource}::int + 1 else first_source end,
      created_at = case when ${isMore} then now() else created_at end,
      delivered_at = now(), failure = null`,
  );
}

/** Marks a message as failed for good. */
export function markSendFailed(db: Kysely<Schema>, claim: OutboxClaim, failure: string): Promise<void> {
  return settle(db, claim, sql`state = 'failed', failure = ${failure}`);
}

/** Schedules another attempt. */
export function postponeMessage(
  db: Kysely<Schema>,
  claim: OutboxClaim,
  { delayMs, failure }: { delayMs: number; failure: string },
): Promise<void> {
  const next = sql`now() + make_interval(secs => ${delayMs / 1000})`;
  return settle(db, claim, sql`next_attempt_at = ${next}, failure = ${failure}`);
}

/** Pauses the outbox on all servers; deliveries have a pause of their own. */
export async function pauseMessages(db: Kysely<Schema>, ms: number): Promise<void> {
  await sql`
    insert into setting (key, value) values (${OWN_PAUSE}, (now() + make_interval(secs => ${ms / 1000}))::text)
    on conflict (key) do update set value = excluded.value
    where setting.value::timestamptz < excluded.value::timestamptz`.execute(db);
}

async function settle(
  db: Kysely<Schema>,
  { id, attempts }: OutboxClaim,
  changes: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    update outbox set ${changes}, claimed_until = null, begun_at = null
    where id = ${id} and ${isOwn(attempts)}`.execute(db);
}

/** Each claim increments `attempts`, which therefore serves as a fencing token. */
function isOwn(attempts: number) {
  return sql`outbox.state = 'waiting' and outbox.claimed_until is not null and outbox.attempts = ${attempts}`;
}

/** Releases all claims, after a crash. Only where no other process can be running. */
export async function releaseAllMessageClaims(db: Kysely<Schema>): Promise<void> {
  await sql`update outbox set claimed_until = null where state = 'waiting' and claimed_until is not null`.execute(
    db,
  );
}
