import { type Kysely, sql } from 'kysely';
import { all } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';
import { CLAIM_EXPIRY } from '../../queue/claimed-queue.ts';
import { OUTBOX_COLUMNS, type OutboxMessage } from './outbox-message.ts';

/** SQL: a person gets announcements. */
export const IS_ANNOUNCED_TO = sql<boolean>`
  person.blocked_at is null and person.barred_at is null and not person.notices_off`;

/** SQL: the next people to notify of a subject: after the last one, in the order of their ids. */
const nextPeople = (limit: number) => sql`
  (select user_id from report_person where report_id = taken.report_id and user_id > reached
    order by user_id limit ${limit})
  union all
  (select user_id from title_requester
    where request_id = taken.request_id and user_id > reached and withdrawn_at is null order by user_id limit ${limit})
  union all
  (select user_id from person where taken.announcement_id is not null and user_id > reached and ${IS_ANNOUNCED_TO}
    order by user_id limit ${limit})`;

/** SQL: someone is still to be notified of something, other than a stopped announcement. */
export const IS_FANNING_OUT = sql<boolean>`exists (
  select from fan_out left join announcement on announcement.id = announcement_id
  where announcement_id is null or announcement.state = 'running'
)`;

/**
 * Creates and claims the next messages of something sent to many people, announcements last; `isDone` when there is none.
 * Each person gets it once: the statement that creates a message moves past its person.
 */
export async function claimFannedOut(
  db: Kysely<Schema>,
  limit: number,
): Promise<{ messages: OutboxMessage[]; isDone: boolean }> {
  const rows = await all<OutboxMessage | { id: null }>(db)`
    with taken as materialized (
      select fan_out.* from fan_out left join announcement on announcement.id = announcement_id
      where announcement_id is null or announcement.state = 'running'
      order by announcement_id is not null, fan_out.id limit 1 for update of fan_out skip locked
    ), next as materialized (
      select taken.*, people.user_id from taken cross join lateral (${nextPeople(limit)}) as people
    ), moved as (
      update fan_out set reached = last from (select max(user_id) as last, count(*) as count from next) as notified, taken
      where fan_out.id = taken.id and count = ${limit}
    ), ended as (
      delete from fan_out using taken where fan_out.id = taken.id and (select count(*) from next) < ${limit}
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
