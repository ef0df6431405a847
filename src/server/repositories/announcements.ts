import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { CLAIMED, MESSAGE, type Message } from './messages.ts';

export type AnnouncementState = 'draft' | 'running' | 'stopped' | 'done';
export type Announcement = { id: number; text: string; contentId: number | null };

/** How far an announcement is, and the message in which its owner sees that. */
export type Progress = {
  id: number;
  state: AnnouncementState;
  /** How many there were to tell when it began. */
  people: number;
  sent: number;
  /** Those out of reach, and those whom the messenger refused. */
  unsent: number;
  chatId: number;
  messageId: number;
};

const IS_TOLD = sql<boolean>`person.blocked_at is null and person.barred_at is null and not person.notices_off`;

/** How many people would be told. */
export async function countPeople(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person where ${IS_TOLD}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Keeps an announcement that nobody gets yet. */
export async function draftAnnouncement(
  db: Kysely<Schema>,
  { text, contentId }: Omit<Announcement, 'id'>,
): Promise<Announcement> {
  const { id } = await db
    .insertInto('announcement')
    .values({ text, content_id: contentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, text, contentId };
}

export async function findAnnouncement(db: Kysely<Schema>, id: number): Promise<Announcement | undefined> {
  return db
    .selectFrom('announcement')
    .select(['id', 'text', 'content_id as contentId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Begins an announcement or goes on with it; `chatId` and `messageId` are where its progress is shown. */
export async function runAnnouncement(
  db: Kysely<Schema>,
  { id, chatId, messageId }: { id: number; chatId: number; messageId: number },
): Promise<void> {
  await sql`
    update announcement set state = 'running', chat_id = ${chatId}, message_id = ${messageId},
      people = case when state = 'draft' then (select count(*) from person where ${IS_TOLD}) else people end
    where id = ${id} and state in ('draft', 'stopped')`.execute(db);
}

/** Nobody is sent it any more, but those whom it is just on the way to. */
export async function stopAnnouncement(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`update announcement set state = 'stopped' where id = ${id} and state = 'running'`.execute(db);
}

/** Drops what was never sent to anybody. */
export async function dropDraft(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`delete from announcement where id = ${id} and state = 'draft'`.execute(db);
}

/** The next people's messages of a running announcement, claimed already. */
export async function nextAnnounced(transaction: Transaction<Schema>, limit: number): Promise<Message[]> {
  const { rows } = await sql<Message>`
    with running as materialized (
      select id, reached from announcement where state = 'running' order by id limit 1 for update
    ), next as materialized (
      select running.id, user_id from running cross join lateral (
        select user_id from person where user_id > running.reached and ${IS_TOLD} order by user_id limit ${limit}
      ) as person
    ), moved as (
      update announcement set reached = (select max(user_id) from next)
      where id = (select max(id) from next)
    )
    insert into outbox (user_id, announcement_id, attempts, claimed_until)
    select user_id, id, 1, ${CLAIMED} from next order by user_id
    on conflict do nothing
    returning ${MESSAGE}`.execute(transaction);
  return rows;
}

/** Ends the announcements that everybody was sent; answers their ids. */
export async function finishAnnouncements(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update announcement set state = 'done'
    where state = 'running'
      and not exists (select from outbox where announcement_id = announcement.id and outbox.state = 'waiting')
      and not exists (select from person where user_id > reached and ${IS_TOLD})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether it is this caller's turn to show the progress, once in so many seconds for all servers. */
export async function takeProgressTurn(db: Kysely<Schema>, id: number, seconds: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update announcement set shown_at = now()
    where id = ${id} and shown_at <= now() - make_interval(secs => ${seconds})`.execute(db);
  return numAffectedRows > 0n;
}

/** Undefined before an announcement was begun. */
export async function readProgress(db: Kysely<Schema>, id: number): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select id, state, people, chat_id::float8 as "chatId", message_id::float8 as "messageId",
      count(*) filter (where outbox_state = 'delivered')::int as sent,
      count(*) filter (where outbox_state in ('failed', 'dropped'))::int as unsent
    from announcement left join lateral (
      select state as outbox_state from outbox where announcement_id = announcement.id
    ) as message on true
    where id = ${id} and chat_id is not null
    group by announcement.id`.execute(db);
  return rows[0];
}
