import { type RawBuilder, sql } from 'kysely';
import {
  type NoticeRules,
  OUTBOX_COLUMNS,
  type OutboxMessage,
  subjectId,
} from '../../chat/sending/outbox-message.ts';
import { all, type Db } from '../../database/db.ts';
import { CLAIM_EXPIRY, MAX_WATCHED } from '../../queue/claimed-queue.ts';
import type { KindOfWork } from '../../queue/given-up-work.ts';
import { latestChoices } from '../recommendations/latest-choices.ts';
import { type Failing, MAKES_MESSAGES, recordMakingFailure } from './failed-making.ts';
import { IS_HELD_BACK } from './outbox-pauses.ts';

/** SQL: a person gets announcements. */
export const IS_ANNOUNCED_TO = sql<boolean>`
  person.blocked_at is null and person.barred_at is null and not person.notices_off`;

/** The people that one statement checks for an announcement's audience: for a genre, 50 choices of each are read. */
const EXAMINED = sql`case audience when 'genre' then 10 else 500 end`;

/**
 * SQL: the announcement of `taken` is for the person of `page`: everybody, premium, or people who have seen or like
 * its genre.
 */
const IS_IN_AUDIENCE = sql<boolean>`case taken.audience
  when 'premium' then page.premium_until > now()
  when 'genre' then exists (
    select from (${latestChoices(sql`page.user_id`)}) as latest join title_genre using (title_id)
    where genre_id = taken.genre_id and (seen or liked)
  )
  else true end`;

/** SQL: the next people to notify of an announcement. */
export const nextOfAudience = (_: RawBuilder<number | null>, limit: number): RawBuilder<unknown> => sql`
  select user_id from page where ${IS_IN_AUDIENCE} order by user_id limit ${limit}`;

/** SQL: the next people to notify of a subject, by the rules of its kind. */
function nextPeople(kinds: KindsOfNotices, limit: number): RawBuilder<unknown> {
  const ofKinds = Object.entries(kinds).flatMap(([kind, { recipients }]) =>
    recipients ? [sql`(${recipients(subjectId(kind, 'taken'), limit)})`] : [],
  );
  return sql.join(ofKinds, sql` union all `);
}

/** The rules of all kinds of notices. */
export type KindsOfNotices = Readonly<Record<string, NoticeRules>>;

/** SQL: an announcement is being sent: it is neither stopped nor still to come. */
export const IS_BEING_SENT = sql<boolean>`(announcement.state in ('running', 'sending')
  and (starts_at is null or starts_at <= now()))`;

const WITH_ANNOUNCEMENT = sql`
  left join announcement on announcement.id = ${subjectId('announcement', 'fan_out')}`;
const IS_DUE = sql<boolean>`(given_up_at is null and (fan_out.kind <> 'announcement' or ${IS_BEING_SENT}))`;

/** SQL: the fan-out whose messages are made next, locked; announcements come last. */
const NEXT_FAN_OUT = sql`
  from fan_out ${WITH_ANNOUNCEMENT} where next_at <= now() and ${IS_DUE}
  order by fan_out.kind = 'announcement', fan_out.id limit 1 for update of fan_out skip locked`;

/** SQL: someone is still to be notified of something now. */
export const IS_FANNING_OUT = sql<boolean>`exists (select from fan_out ${WITH_ANNOUNCEMENT} where ${IS_DUE})`;

/** News on their way to many people; each claim of messages continues with one. */
export const FAN_OUT_WORK: KindOfWork = {
  ...MAKES_MESSAGES,
  name: 'fan-outs',
  summary: 'announcements and decisions on their way to many people',
  table: 'fan_out',
  join: WITH_ANNOUNCEMENT,
  // A message to a million people takes hours.
  isOldAfter: 24 * 60 * 60,
  dueJobs: sql`
    select concat(fan_out.id, ':', reached) as job from fan_out ${WITH_ANNOUNCEMENT}
    where ${IS_DUE} and not ${IS_HELD_BACK} order by fan_out.id limit ${sql.lit(MAX_WATCHED)}`,
  isWaiting: IS_DUE,
  waitsSince: sql`greatest(fan_out.created_at, starts_at)`,
  what: sql`concat_ws(' of ', kind, subject)`,
};

/**
 * Creates and claims the next messages of something sent to many people, announcements last; `isDone` when there is none.
 * Each person gets it once: the statement that creates a message moves past its person, and one that starts anew skips people
 * who have a message with the same details.
 */
export async function claimFannedOut(
  db: Db,
  kinds: KindsOfNotices,
  limit: number,
): Promise<{ messages: OutboxMessage[]; isDone: boolean }> {
  const rows = await all<OutboxMessage | { id: null }>(db)`
    with taken as materialized (
      select fan_out.*, audience, (select id from genre where nome = announcement.genre) as genre_id, ${EXAMINED} as examined
      ${NEXT_FAN_OUT}
    ), page as materialized (
      select people.* from taken cross join lateral (
        select user_id, premium_until from person
        where taken.kind = 'announcement' and user_id > reached and ${IS_ANNOUNCED_TO}
        order by user_id limit taken.examined
      ) as people
    ), next as materialized (
      select taken.*, people.user_id from taken cross join lateral (${nextPeople(kinds, limit)}) as people
    ), ahead as (
      select case
        when (select count(*) from next) = ${limit} then (select max(user_id) from next)
        when (select count(*) from page) = (select examined from taken) then (select max(user_id) from page)
        end as last
    ), moved as (
      update fan_out set reached = last, failures = 0, failure = null from ahead, taken where fan_out.id = taken.id and last is not null
    ), ended as (
      delete from fan_out using ahead, taken where fan_out.id = taken.id and last is null
    ), created as (
      insert into outbox (user_id, kind, subject, details, attempts, claimed_until)
      select user_id, kind, subject, details, 1, ${CLAIM_EXPIRY}
      from next left join person using (user_id)
      where blocked_at is null and barred_at is null and not exists (
        select from outbox as earlier
        where earlier.kind = next.kind and earlier.subject = next.subject and earlier.user_id = next.user_id
          and earlier.details is not distinct from next.details
      )
      order by user_id
      returning ${OUTBOX_COLUMNS}
    )
    select created.* from taken left join created on true`;
  const messages = rows.filter((row): row is OutboxMessage => row.id !== null);
  return { messages, isDone: rows.length === 0 };
}

/** Counts a failure of the fan-out whose messages could not be made. */
export function recordFanOutFailure(failing: Failing): Promise<undefined> {
  return recordMakingFailure(failing, 'fan_out', NEXT_FAN_OUT);
}
