import { sql } from 'kysely';
import { OUTBOX_COLUMNS, type OutboxMessage } from '../../chat/sending/outbox-message.ts';
import { all, type Db } from '../../database/db.ts';
import { CLAIM_EXPIRY } from '../../queue/claimed-queue.ts';
import { latestChoices } from '../recommendations/latest-choices.ts';

/** SQL: a person gets announcements. */
export const IS_ANNOUNCED_TO = sql<boolean>`
  person.blocked_at is null and person.barred_at is null and not person.notices_off`;

/** People of whom one statement finds out whether an announcement is for them: for a genre, 50 choices of each are read. */
const EXAMINED = sql`case audience when 'genre' then 10 else 500 end`;

/** SQL: the announcement of `taken` is for the person of `page`: everybody, premium, or who has seen or likes its genre. */
const IS_IN_AUDIENCE = sql<boolean>`case taken.audience
  when 'premium' then page.premium_until > now()
  when 'genre' then exists (
    select from (${latestChoices(sql`page.user_id`)}) as latest join content_genre using (content_id)
    where genre_id = taken.genre_id and (seen or liked)
  )
  else true end`;

/** SQL: the next people to notify of a subject: after the last one, in the order of their ids. */
const nextPeople = (limit: number) => sql`
  (select user_id from report_person where report_id = taken.report_id and user_id > reached
    order by user_id limit ${limit})
  union all
  (select user_id from title_requester
    where request_id = taken.request_id and user_id > reached and withdrawn_at is null order by user_id limit ${limit})
  union all
  (select user_id from page where ${IS_IN_AUDIENCE} order by user_id limit ${limit})`;

/** SQL: an announcement is being sent: it is neither stopped nor still to come. */
export const IS_BEING_SENT = sql<boolean>`(announcement.state in ('running', 'sending')
  and (starts_at is null or starts_at <= now()))`;

/** SQL: someone is still to be notified of something now. */
export const IS_FANNING_OUT = sql<boolean>`exists (
  select from fan_out left join announcement on announcement.id = announcement_id
  where announcement_id is null or ${IS_BEING_SENT}
)`;

/**
 * Creates and claims the next messages of something sent to many people, announcements last; `isDone` when there is none.
 * Each person gets it once: the statement that creates a message moves past its person.
 */
export async function claimFannedOut(
  db: Db,
  limit: number,
): Promise<{ messages: OutboxMessage[]; isDone: boolean }> {
  const rows = await all<OutboxMessage | { id: null }>(db)`
    with taken as materialized (
      select fan_out.*, audience, (select id from genre where nome = announcement.genre) as genre_id, ${EXAMINED} as examined
      from fan_out left join announcement on announcement.id = announcement_id
      where announcement_id is null or ${IS_BEING_SENT}
      order by announcement_id is not null, fan_out.id limit 1 for update of fan_out skip locked
    ), page as materialized (
      select people.* from taken cross join lateral (
        select user_id, premium_until from person
        where taken.announcement_id is not null and user_id > reached and ${IS_ANNOUNCED_TO}
        order by user_id limit taken.examined
      ) as people
    ), next as materialized (
      select taken.*, people.user_id from taken cross join lateral (${nextPeople(limit)}) as people
    ), ahead as (
      select case
        when (select count(*) from next) = ${limit} then (select max(user_id) from next)
        when (select count(*) from page) = (select examined from taken) then (select max(user_id) from page)
        end as last
    ), moved as (
      update fan_out set reached = last from ahead, taken where fan_out.id = taken.id and last is not null
    ), ended as (
      delete from fan_out using ahead, taken where fan_out.id = taken.id and last is null
    ), created as (
      insert into outbox (user_id, announcement_id, report_id, request_id, decision, attempts, claimed_until)
      select user_id, announcement_id, report_id, request_id, decision, 1, ${CLAIM_EXPIRY}
      from next left join person using (user_id) where blocked_at is null and barred_at is null order by user_id
      on conflict do nothing
      returning ${OUTBOX_COLUMNS}
    )
    select created.* from taken left join created on true`;
  const messages = rows.filter((row): row is OutboxMessage => row.id !== null);
  return { messages, isDone: rows.length === 0 };
}
