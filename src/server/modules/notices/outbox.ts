import { type RawBuilder, sql } from 'kysely';
import { parse } from 'valibot';
import { extendPause, type MessagePace, roomWithin } from '../../chat/sending/message-pace.ts';
import {
  NOTICES_ON,
  OUTBOX_COLUMNS,
  type OutboxMessage,
  subjectId,
} from '../../chat/sending/outbox-message.ts';
import { type Db, one } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../queue/claimed-queue.ts';
import { claimArrivalMessages, recordArrivalFailure } from './arrivals.ts';
import {
  claimFannedOut,
  IS_BEING_SENT,
  IS_FANNING_OUT,
  type KindsOfNotices,
  recordFanOutFailure,
} from './fan-out.ts';
import { IS_DELIVERING, IS_HELD_BACK, IS_PAUSED, OWN_PAUSE } from './outbox-pauses.ts';
import { videoRange } from './video-range.ts';

/**
 * The time before their send times at which messages are claimed, in milliseconds: a new delivery waits behind
 * them.
 */
const AHEAD_MS = 400;

/** The failure of a message whose server crashed while it was sent: it may have arrived. */
const CUT_OFF = 'cut off while it was sent';
const isUnknown = (table: string) =>
  sql`${sql.ref(`${table}.failure`)} is not distinct from ${sql.lit(CUT_OFF)}`;
const IS_UNKNOWN = isUnknown('settled');

/** SQL: counts a settled message of an announcement, whose progress is then out of date. */
const COUNTED = sql`counted as (
  update announcement set sent = sent + (settled.state = 'delivered')::int,
    unsent = unsent + (settled.state <> 'delivered' and not (${IS_UNKNOWN}))::int,
    unknown = unknown + (settled.state <> 'delivered' and ${IS_UNKNOWN})::int
  from settled where announcement.id = ${subjectId('announcement', 'settled')} and settled.state <> 'waiting'
  returning announcement.id
), progress as (${liveMessagesChange('announcement', sql`select id from counted`)})`;

/** SQL: messages of announcements that are tried again wait, and no longer count as failed; statements see rows as they were before. */
const UNCOUNTED = sql`again as (
  select ${subjectId('announcement', 'outbox')} as id,
    count(*) filter (where not (${isUnknown('outbox')}))::int as unsent, count(*) filter (where ${isUnknown('outbox')})::int as unknown
  from outbox where id in (select id from retried) group by 1
), uncounted as (
  update announcement set unsent = announcement.unsent - again.unsent, unknown = announcement.unknown - again.unknown
  from again where announcement.id = again.id
  returning announcement.id
), progress as (${liveMessagesChange('announcement', sql`select id from uncounted`)})`;

/** SQL: a message is not one of a stopped announcement, unless its sending was cut off, which is counted all the same. */
const IS_READY = sql<boolean>`(outbox.kind <> 'announcement' or begun_at is not null or exists (
  select from announcement
  where announcement.id = ${subjectId('announcement', 'outbox')} and announcement.state <> 'stopped'
))`;

/** Claims find messages that failed, or whose server crashed: all others are created claimed. */
export const outboxQueue = createClaimedQueue<OutboxMessage, 'outbox'>({
  table: 'outbox',
  isPending: sql`outbox.state = 'waiting'`,
  isReady: IS_READY,
  isHeldBack: IS_HELD_BACK,
  owners: {
    name: 'outbox',
    summary: 'announcements, notifications and decisions to send',
    isWaiting: sql`outbox.state = 'waiting' and ${IS_READY}`,
    waitsSince: sql`created_at`,
    oldestFirst: sql`next_attempt_at, id`,
    isGivenUp: sql`state = 'failed'`,
    isToPeople: true,
    since: sql`created_at`,
    who: sql`user_id`,
    what: sql`concat_ws(' of ', kind, subject)`,
    retried: sql`state = 'waiting', next_attempt_at = now(), failure = null, begun_at = null`,
    afterRetry: UNCOUNTED,
    mayRetry: sql`not exists (
      select from outbox as other
      where outbox.kind = 'arrival' and other.kind = 'arrival' and other.state = 'waiting'
        and other.user_id = outbox.user_id and other.subject = outbox.subject
    )`,
    dropped: sql`state = 'dropped'`,
  },
  givenUp: () => sql`state = 'failed'`,
  settled: sql`begun_at = null`,
  afterSettling: COUNTED,
  columns: OUTBOX_COLUMNS,
});

type Take = {
  limit: number;
  gatherSeconds: number;
  pace: MessagePace;
  /** Deliveries share the pace: while one waits, nothing is claimed. */
  yieldsToDeliveries: boolean;
  kinds: KindsOfNotices;
  log?: Pick<Logger, 'error' | 'warn'>;
};

/** Arrivals and fan-outs of one claim each: a small one leaves room for others. */
const MAX_SUBJECTS = 10;

/** Claims up to `limit` messages, as many as the pace allows: retries first, then notifications, then fan-outs. */
export async function claimOutboxMessages(db: Db, take: Take): Promise<OutboxMessage[]> {
  const room = Math.min(take.limit, await roomFor(db, take));
  if (room <= 0) return [];
  const messages = await outboxQueue.claim(db, room);
  const { gatherSeconds, kinds, log } = take;
  for (const { create, recordFailure } of [
    {
      create: (limit: number) => claimArrivalMessages(db, { limit, gatherSeconds }),
      recordFailure: (error: unknown) => recordArrivalFailure({ db, log, error }, gatherSeconds),
    },
    {
      create: (limit: number) => claimFannedOut(db, kinds, limit),
      recordFailure: (error: unknown) => recordFanOutFailure({ db, log, error }),
    },
  ])
    for (let subjects = 0; subjects < MAX_SUBJECTS && messages.length < room; subjects += 1) {
      const created = await create(room - messages.length).catch(recordFailure);
      messages.push(...(created?.messages ?? []));
      if (created?.isDone) break;
    }
  return messages;
}

async function roomFor(db: Db, { pace, yieldsToDeliveries, kinds }: Take): Promise<number> {
  const urgent = Object.keys(kinds).filter((kind) => kinds[kind]?.isUrgent);
  const row = await one<{ room: number }>(db)`
    select case
      when not exists (select from outbox where state = 'waiting')
        and not exists (select from arrival where next_at <= now() and given_up_at is null)
        and not ${IS_FANNING_OUT}
        and not exists (select from announcement where ${IS_BEING_SENT}) then 0
      when ${IS_PAUSED} then 0
      when ${yieldsToDeliveries} and ${IS_DELIVERING} and not exists (
        select from outbox where state = 'waiting' and claimed_until is null and next_attempt_at <= now()
          and kind = any(${urgent}::text[])
      ) then 0
      else ${roomWithin(pace, AHEAD_MS)}
    end as room`;
  return row?.room ?? 0;
}

/** SQL: the message `own` is still wanted, by the rules of its kind. */
function isWanted(kinds: KindsOfNotices): RawBuilder<boolean> {
  const ofKinds = Object.entries(kinds).map(
    ([kind, rules]) => sql`when ${sql.lit(kind)} then ${rules.isWanted ?? NOTICES_ON}`,
  );
  return sql`case own.kind ${sql.join(ofKinds, sql` `)} else ${NOTICES_ON} end`;
}

/** The verdict on a claimed message; `cut off`: a crashed server had started to send it. */
export type SendingVerdict = 'go' | 'cut off' | 'unwanted' | 'stopped' | 'lost';

/**
 * Marks a message as being sent, unless it must not be: announcement stopped, no longer wanted by the rules of its kind,
 * person unreachable, claim lost. A message that a crashed server had started to send is repeated only if its kind allows it.
 */
export async function markSending(
  db: Db,
  { id, attempts }: Claim,
  kinds: KindsOfNotices,
): Promise<SendingVerdict> {
  const repeated = Object.keys(kinds).filter((kind) => kinds[kind]?.mayRepeat);
  const row = await one<{ verdict: SendingVerdict }>(db)`
    with judged as (
      select own.id, case
        when own.begun_at is not null and own.kind <> all(${repeated}::text[]) then 'cut off'
        when person.blocked_at is not null or person.barred_at is not null or not ${isWanted(kinds)} then 'unwanted'
        when announcement.state = 'stopped' then 'stopped'
        else 'go' end as verdict
      from outbox as own
      left join person on person.user_id = own.user_id
      left join announcement on announcement.id = ${subjectId('announcement', 'own')}
      where own.id = ${id}
    ), settled as (
      update outbox set
        begun_at = case when verdict = 'go' then now() else outbox.begun_at end,
        claimed_until = case when verdict = 'go' then outbox.claimed_until end,
        state = case verdict when 'cut off' then 'failed' when 'unwanted' then 'dropped' else outbox.state end,
        failure = case when verdict = 'cut off' then ${CUT_OFF} else outbox.failure end
      from judged where outbox.id = judged.id and ${outboxQueue.isHeld(attempts)}
      returning verdict, outbox.kind, outbox.subject, outbox.state, outbox.failure
    ), ${COUNTED}
    select verdict from settled`;
  return row?.verdict ?? 'lost';
}

/** Marks a message as sent. A notification that grew meanwhile is scheduled again for the rest. */
export async function markSent(db: Db, message: OutboxMessage): Promise<void> {
  if (message.kind !== 'arrival') {
    await outboxQueue.settle(db, message, sql`state = 'delivered', delivered_at = now(), failure = null`);
    return;
  }
  const { last } = parse(videoRange, message.details);
  const isMore = sql`(details->>'last')::int > ${last}::int`;
  await outboxQueue.settle(
    db,
    message,
    sql`state = case when ${isMore} then 'waiting' else 'delivered' end,
      details = case when ${isMore} then details || jsonb_build_object('first', ${last}::int + 1) else details end,
      created_at = case when ${isMore} then now() else created_at end,
      delivered_at = now(), failure = null`,
  );
}

/** Pauses the outbox on all servers, but not deliveries. */
export async function pauseMessages(db: Db, ms: number): Promise<void> {
  await extendPause(OWN_PAUSE, fromNow(ms)).execute(db);
}
