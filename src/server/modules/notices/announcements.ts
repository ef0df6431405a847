import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DeskAnnouncement } from '../../../contract/desk/announcements.ts';
import { unstyled } from '../../../contract/styled-text.ts';
import { showIn } from '../../chat/live-messages/live-messages.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { all, type Db, one } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import type { Change } from '../changes/changes.ts';
import type { SaidChange } from '../changes/said-changes.ts';
import { IS_ANNOUNCED_TO } from './fan-out.ts';

/** Characters of a text by which 'Ultime modifiche' names an announcement. */
const MAX_SHOWN_LENGTH = 60;

const STARTED = sql`select id from started`;

type Done = Extract<SaidChange, { kind: 'announcement' }>['done'];

type AnnouncementState = 'draft' | 'running' | 'stopped' | 'done';

/** The message that people get. */
export type Announcement = {
  text: string;
  titleId: number | null;
  /** The address of a picture that the messenger keeps. */
  picture: string | null;
};

export type AnnouncementProgress = {
  id: number;
  state: AnnouncementState;
  /** Number of recipients at its start; 0 for a genre, whose people are found while it is sent. */
  people: number;
  sent: number;
  /** Unreachable people and refused messages. */
  unsent: number;
  /** Messages cut off while they were sent, which may have arrived. */
  unknown: number;
};

/** A draft of the desk, which names all of its parts. */
type DeskDraft = Required<
  Pick<
    Insertable<Schema['announcement']>,
    'text' | 'title_id' | 'picture' | 'audience' | 'genre' | 'starts_at'
  >
>;

/** SQL: the number of people who would receive an announcement to this audience now; 0 for a genre. */
const recipients = (
  audience: RawBuilder<unknown>,
) => sql<number>`case when ${audience} = 'genre' then 0 else (
  select count(*)::int from person
  where ${IS_ANNOUNCED_TO} and (${audience} = 'all' or person.premium_until > now())
) end`;

/** SQL: the state of a row of `announcement`, one of the desk or not. */
const STATE = sql`case announcement.state when 'sending' then 'running' else announcement.state end`;

/**
 * Stores an announcement without sending it; only once for an update, however often that is handled. Returns its id and the
 * number of its recipients.
 */
export async function createDraftAnnouncement(
  db: Db,
  draft: Insertable<Schema['announcement']>,
): Promise<{ id: number; people: number }> {
  return db
    .insertInto('announcement')
    .values({ ...draft, people: recipients(sql`${draft.audience ?? 'all'}::text`) })
    .onConflict((conflict) =>
      conflict.column('update_id').where('update_id', 'is not', null).doUpdateSet({ text: draft.text }),
    )
    .returning(['id', 'people'])
    .executeTakeFirstOrThrow();
}

/** Stores a draft of the desk, or finds the same one; a preview whose answer was lost is asked for again. */
export async function storeDeskDraft(db: Db, draft: DeskDraft): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('drafts of the desk', 0))`.execute(transaction);
    const same = await transaction
      .selectFrom('announcement')
      .select('id')
      .where('state', '=', 'draft')
      .where('update_id', 'is', null)
      .where((is) =>
        is.and(
          Object.entries(draft).map(
            ([column, value]) => sql<boolean>`${sql.ref(column)} is not distinct from ${value}`,
          ),
        ),
      )
      .executeTakeFirst();
    return same?.id ?? (await createDraftAnnouncement(transaction, draft)).id;
  });
}

export async function findAnnouncement(db: Db, id: number): Promise<Announcement | undefined> {
  return db
    .selectFrom('announcement')
    .select(['text', 'title_id as titleId', 'picture'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Starts or resumes an announcement; an unchanged state is fine. From now on the message at `progress` shows its
 * progress; without one, the message that has shown it so far, if there is one.
 */
export async function startAnnouncement(
  db: Db,
  id: number,
  progress?: { chatId: number; messageId: number },
): Promise<{ changes: Change[] }> {
  const started = await one<{ text: string; done: Done }>(db)`
    with draft as (
      select id from announcement where id = ${id} and state = 'draft'
    ), queued as (
      insert into fan_out (kind, subject) select 'announcement', id from draft on conflict do nothing
    ), started as (
      update announcement set state = case when update_id is null then 'sending' else 'running' end,
        people = case when state = 'draft' then ${recipients(sql`audience`)} else people end
      where id = ${id} and state in ('draft', 'stopped') returning *
    ), shown as (
      ${progress ? showIn('announcement', STARTED, progress) : liveMessagesChange('announcement', STARTED)}
    )
    select text, case when not exists (select from draft) then 'resumed' when starts_at > now() then 'scheduled'
      else 'sent' end as done from started`;
  return { changes: started ? [changeOf(started)] : [] };
}

/** Stops an announcement; an unchanged state is fine. Messages being sent right now still arrive. */
export async function stopAnnouncement(db: Db, id: number): Promise<{ changes: Change[] }> {
  const stopped = await one<{ text: string }>(db)`
    with stopped as (
      update announcement set state = 'stopped' where id = ${id} and state in ('running', 'sending') returning *
    ), shown as (${liveMessagesChange('announcement', sql`select id from stopped`)})
    select text from stopped`;
  return { changes: stopped ? [changeOf({ ...stopped, done: 'stopped' })] : [] };
}

const changeOf = ({ text, done }: { text: string; done: Done }): Change => ({
  what: { kind: 'announcement', done, text: truncateText(unstyled(text), MAX_SHOWN_LENGTH) },
});

/** Deletes a draft. */
export async function deleteDraftAnnouncement(db: Db, id: number): Promise<void> {
  await sql`delete from announcement where id = ${id} and state = 'draft'`.execute(db);
}

/** Marks running announcements without further messages as done. */
export async function finishAnnouncements(db: Db): Promise<void> {
  await sql`
    with done as (
      update announcement set state = 'done'
      where state in ('running', 'sending')
        and not exists (
          select from outbox
          where kind = 'announcement' and subject = announcement.id::text and outbox.state = 'waiting')
        and not exists (select from fan_out where kind = 'announcement' and subject = announcement.id::text)
      returning id
    )
    ${liveMessagesChange('announcement', sql`select id from done`)}`.execute(db);
}

/** Undefined for a draft. */
export async function readAnnouncementProgress(
  db: Db,
  id: number,
): Promise<AnnouncementProgress | undefined> {
  return one<AnnouncementProgress>(db)`
    select id, ${STATE} as state, people, sent, unsent, unknown from announcement where id = ${id} and state <> 'draft'`;
}

/** The latest announcements, without the drafts that wait for a press in the chat. */
export async function listAnnouncements(db: Db, limit: number): Promise<readonly DeskAnnouncement[]> {
  const rows = await all<Omit<DeskAnnouncement, 'startsAt'> & { startsAt: Date | null }>(db)`
    select announcement.id, text, titolo as title, picture is not null as "hasPicture", audience, genre, ${STATE} as state,
      starts_at as "startsAt", coalesce(starts_at > now(), false) as "isAhead", people, sent, unsent, unknown
    from announcement left join title on title.id = title_id
    where state <> 'draft' or update_id is null
    order by announcement.id desc limit ${limit}`;
  return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt && startsAt.getTime() }));
}
