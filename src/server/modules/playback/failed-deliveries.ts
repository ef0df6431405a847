import { sql } from 'kysely';
import type { RowWindow } from '../../chat/messages/paged-list.ts';
import { ownerTexts } from '../../chat/texts/texts.ts';
import { all, type Db } from '../../database/db.ts';

/** The failure noted on deliveries to people who have not started a chat with the bot. */
export const NO_CHAT_FAILURE = 'the person has begun no chat with the bot';
/** The messenger's words, in the failure of a request from the app after the person had blocked the bot. */
const BLOCKED_FAILURE = 'bot was blocked by the user';
const SUPERSEDED_FAILURE = 'asked for again since';
/** Deliveries retried at once when somebody begins a chat: the latest. */
const MAX_RETRIED = 20;

/** A delivery that failed for good. */
export type FailedDelivery = {
  id: number;
  userId: string;
  username: string | null;
  /** Null for a search prompt. */
  title: { id: number; name: string } | null;
  requestedAt: Date;
  failure: string;
};

/** Failed deliveries, the latest first. */
export async function findFailedDeliveries(db: Db, { limit, offset }: RowWindow): Promise<FailedDelivery[]> {
  return all<FailedDelivery>(db)`
    select delivery.id::float8, delivery.user_id as "userId", person.username, delivery.created_at as "requestedAt",
      coalesce(delivery.failure, '') as failure,
      case when title.id is not null then json_build_object('id', title.id, 'name', title.titolo) end as title
    from (
      select * from delivery where state = 'failed' order by id desc limit ${limit} offset ${offset}
    ) as delivery
    left join person on person.user_id = delivery.user_id
    left join title on title.id = delivery.title_id
    order by delivery.id desc`;
}

/** Schedules a failed delivery again, at once; false when it is no longer failed. */
export async function retryDelivery(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'waiting', next_attempt_at = now(), failure = null
    where id = ${id} and state = 'failed'`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Schedules the deliveries that a person's missing or blocked chat has held up, each title once; returns their
 * number. The others have failed for good.
 */
export async function retryDeliveriesWithoutChat(db: Db, userId: string): Promise<number> {
  const rows = await all<{ isRetried: boolean }>(db)`
    with held as (
      select id, title_id, subtitles from delivery
      where user_id = ${userId} and claimed_until is null
        and (failure = ${NO_CHAT_FAILURE} or failure like ${`%${BLOCKED_FAILURE}%`}) and state in ('waiting', 'failed')
    ), latest as (
      select max(id) as id from held group by title_id, subtitles order by max(id) desc limit ${MAX_RETRIED}
    )
    update delivery
    set state = case when latest.id is null then 'failed' else 'waiting' end,
      failure = case when latest.id is null then ${SUPERSEDED_FAILURE} end,
      next_attempt_at = now()
    from held left join latest on latest.id = held.id
    where delivery.id = held.id
    returning latest.id is not null as "isRetried"`;
  return rows.filter(({ isRetried }) => isRetried).length;
}

/** Patterns of Bot API errors for unreachable people. */
const REASONS: readonly [said: RegExp, why: 'gone' | 'blocked' | 'unknown' | 'banned'][] = [
  [/deactivated/i, 'gone'],
  [/blocked/i, 'blocked'],
  [
    /chat not found|user not found|initiate|peer_id_invalid|nobody in the messenger|no chat with the bot/i,
    'unknown',
  ],
  [/kept out/, 'banned'],
];

/**
 * The reason why a delivery failed, for an owner: in their language if the error is known, else in the Bot API's
 * words.
 */
export function failureReasonText(failure: string): string {
  const [, why] = REASONS.find(([pattern]) => pattern.test(failure)) ?? [];
  return why === undefined ? failure : ownerTexts.failed[why];
}
