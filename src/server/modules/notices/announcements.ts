import { type Kysely, sql } from 'kysely';
import { placeValues } from '../../chat/live-messages/live-messages.ts';
import { liveMessagesChange } from '../../database/live-messages-change.ts';
import { one } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';
import { IS_ANNOUNCED_TO } from './fan-out.ts';

type AnnouncementState = 'draft' | 'running' | 'stopped' | 'done';
export type Announcement = { id: number; text: string; titleId: number | null };

/** The progress of an announcement. */
export type AnnouncementProgress = {
  id: number;
  state: AnnouncementState;
  /** Number of recipients at its start. */
  people: number;
  sent: number;
  /** Unreachable people and refused messages. */
  unsent: number;
};

/** Number of people who would receive an announcement now. */
export async function countRecipients(db: Kysely<Schema>): Promise<number> {
  const row = await one<{ count: number }>(db)`
    select count(*)::int as count from person where ${IS_ANNOUNCED_TO}`;
  return row?.count ?? 0;
}

/** Stores an announcement without sending it; only once for an update, however often that is handled. */
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

/** Starts or resumes an announcement, whose progress the message at `progress` shows from now on. False when it is running, or over. */
export async function startAnnouncement(
  db: Kysely<Schema>,
  id: number,
  progress: { chatId: number; messageId: number },
): Promise<boolean> {
  const started = await one(db)`
    with draft as (
      select id from announcement where id = ${id} and state = 'draft'
    ), queued as (
      insert into fan_out (announcement_id) select id from draft on conflict do nothing
    ), started as (
      update announcement set state = 'running',
        people = case when state = 'draft' then (select count(*) from person where ${IS_ANNOUNCED_TO}) else people end
      where id = ${id} and state in ('draft', 'stopped') returning id
    ), shown as (
      insert into live_message (announcement_id, chat_id, message_id, inline_message_id)
      select id, ${placeValues(progress)} from started
      on conflict (announcement_id) where announcement_id is not null do update set chat_id = excluded.chat_id,
        message_id = excluded.message_id, changes = live_message.changes + 1, next_attempt_at = now()
    )
    select id from started`;
  return started !== undefined;
}

/** Stops an announcement; messages being sent right now still arrive. False when it is not running. */
export async function stopAnnouncement(db: Kysely<Schema>, id: number): Promise<boolean> {
  const stopped = await one(db)`
    with stopped as (
      update announcement set state = 'stopped' where id = ${id} and state = 'running' returning id
    ), shown as (${liveMessagesChange('announcement', sql`select id from stopped`)})
    select id from stopped`;
  return stopped !== undefined;
}

/** Deletes a draft. */
export async function deleteDraftAnnouncement(db: Kysely<Schema>, id: number): Promise<void> {
  await sql`delete from announcement where id = ${id} and state = 'draft'`.execute(db);
}

/** Marks running announcements without further messages as done. */
export async function finishAnnouncements(db: Kysely<Schema>): Promise<void> {
  await sql`
    with done as (
      update announcement set state = 'done'
      where state = 'running'
        and not exists (select from outbox where announcement_id = announcement.id and outbox.state = 'waiting')
        and not exists (select from fan_out where announcement_id = announcement.id)
      returning id
    )
    ${liveMessagesChange('announcement', sql`select id from done`)}`.execute(db);
}

/** Undefined for a draft. */
export async function readAnnouncementProgress(
  db: Kysely<Schema>,
  id: number,
): Promise<AnnouncementProgress | undefined> {
  return one<AnnouncementProgress>(db)`
    select id, state, people, sent, unsent from announcement where id = ${id} and state <> 'draft'`;
}
