import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { CLAIM_EXPIRY } from '../../queue/claimed-queue.ts';
import { OUTBOX_COLUMNS, type OutboxMessage } from './outbox-message.ts';

export type AnnouncementState = 'draft' | 'running' | 'stopped' | 'done';
export type Announcement = { id: number; text: string; titleId: number | null };

/** An announcement's progress, and the owner's message that shows it. */
export type AnnouncementProgress = {
  id: number;
  state: AnnouncementState;
  /** The number of recipients at its start. */
  people: number;
  sent: number;
  /** Unreachable people and refused messages. */
  unsent: number;
  chatId: number;
  messageId: number;
};

const IS_TOLD = sql<boolean>`person.blocked_at is null and person.barred_at is null and not person.notices_off`;

/** Number of people who would receive an announcement now. */
export async function countRecipients(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person where ${IS_TOLD}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores an announcement without sending it; once for the update that asks for it, however often it is handled. */
export async function createDraftAnnouncement(
  db: Kysely<Schema>,
  { text, titleId, updateId = null }: Omit<Announcement, 'id'> & { updateId?: number | null },
): Promise<Announcement> {
  const { id } = await db
    .insertInto('announcement')
    .values({ text, content_id: titleId, update_id: updateId })
    .onConflict((conflict) =>
      conflict.column('update_id').where('update_id', 'is not', null).doUpdateSet({ text }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, text, titleId };
}

export async function findAnnouncement(db: Kysely<Schema>, id: number): Promise<Announcement | undefined> {
  return db
    .selectFrom('announcement')
    .select(['id', 'text', 'content_id as titleId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Starts or resumes an announcement; `chatId` and `messageId` are the message that shows its progress. */
export async function startAnnouncement(
  db: Kysely<Schema>,
  { id, chatId, messageId }: { id: number; chatId: number; messageId: number },
): Promise<void> {
  await sql`
    update announcement set state = 'running', chat_id = ${chatId}, message_id = ${messageId},
      people = case when state = 'draft' then (select count(*) from person where ${IS_TOLD}) else people end
    where id = ${id} and state in ('draft', 'stopped')`.execute(db);
}

/** Stops an announcement; messages being sent right now still arrive. */
export async function stopAnnouncement(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`update announcement set state = 'stopped' where id = ${id} and state = 'running'`.execute(db);
}

/** Deletes a draft. */
export async function deleteDraftAnnouncement(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`delete from announcement where id = ${id} and state = 'draft'`.execute(db);
}

/** Creates and claims the next messages of a running announcement. */
export async function claimAnnouncementMessages(db: Kysely<Schema>, limit: number): Promise<OutboxMessage[]> {
  const { rows } = await sql<OutboxMessage>`
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
    select user_id, id, 1, ${CLAIM_EXPIRY} from next order by user_id
    on conflict do nothing
    returning ${OUTBOX_COLUMNS}`.execute(db);
  return rows;
}

/** Marks announcements as done that have no more messages; answers their ids. */
export async function finishAnnouncements(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update announcement set state = 'done'
    where state = 'running'
      and not exists (select from outbox where announcement_id = announcement.id and outbox.state = 'waiting')
      and not exists (select from person where user_id > reached and ${IS_TOLD})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rate limit of progress updates across all servers: true at most once in so many seconds. */
export async function claimProgressUpdate(db: Kysely<Schema>, id: number, seconds: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update announcement set shown_at = now()
    where id = ${id} and shown_at <= now() - make_interval(secs => ${seconds})`.execute(db);
  return numAffectedRows > 0n;
}

/** Undefined for a draft. */
export async function readAnnouncementProgress(
  db: Kysely<Schema>,
  id: number,
): Promise<AnnouncementProgress | undefined> {
  const { rows } = await sql<AnnouncementProgress>`
    select id, state, people, sent, unsent, chat_id::float8 as "chatId", message_id::float8 as "messageId"
    from announcement where id = ${id} and chat_id is not null`.execute(db);
  return rows[0];
}
