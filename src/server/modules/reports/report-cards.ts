import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Report } from './read-reports.ts';

/** Reports shown by one look. */
const BATCH = 20;
/** Seconds before a card that has changed while it was shown is shown again. */
const AGAIN_SECONDS = 5;

/** A report whose owners are to see how it stands; `dueAt` as the database writes it. */
export type DueReport = { id: number; dueAt: string };

/** Reports whose cards are to be sent or edited now, those that wait longest first. */
export async function findReportsToShow(db: Kysely<Schema>): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    select id, card_due_at::text as "dueAt" from report
    where card_due_at <= now() order by card_due_at limit ${BATCH}`.execute(db);
  return rows;
}

/** Notes that owners have seen a report as it was read; what has changed since is shown later. */
export async function markReportShown(
  db: Kysely<Schema>,
  { id, dueAt }: DueReport,
  { people, state }: Pick<Report, 'people' | 'state'>,
): Promise<void> {
  await sql`
    update report set card_due_at = case
      when card_due_at <> ${dueAt}::timestamptz or people <> ${people} or state <> ${state}
      then now() + make_interval(secs => ${AGAIN_SECONDS}) end
    where id = ${id}`.execute(db);
}

type Card = { reportId: number; ownerId: string };

/** The message that shows a report to an owner; undefined before the first. */
export async function findReportCard(
  db: Kysely<Schema>,
  { reportId, ownerId }: Card,
): Promise<number | undefined> {
  const { rows } = await sql<{ messageId: number }>`
    select message_id::float8 as "messageId" from report_card
    where report_id = ${reportId} and owner_id = ${ownerId} and message_id is not null`.execute(db);
  return rows[0]?.messageId;
}

/**
 * Notes that a card is being sent. False when a server that crashed had begun to: it is not repeated, and the next change
 * of the report sends it.
 */
export async function markReportCardBegun(db: Kysely<Schema>, { reportId, ownerId }: Card): Promise<boolean> {
  const { rows } = await sql<{ isBegun: boolean }>`
    insert into report_card (report_id, owner_id, begun_at)
    select id, ${ownerId}, now() from report where id = ${reportId}
    on conflict (report_id, owner_id) do update set
      begun_at = case when report_card.begun_at is null then excluded.begun_at end
    returning begun_at is not null as "isBegun"`.execute(db);
  return rows[0]?.isBegun === true;
}

/** Notes that a card was not sent: it may be tried again. */
export async function markReportCardUnsent(db: Kysely<Schema>, { reportId, ownerId }: Card): Promise<void> {
  await sql`
    update report_card set begun_at = null
    where report_id = ${reportId} and owner_id = ${ownerId}`.execute(db);
}

/** Stores which message shows a report to an owner. */
export async function saveReportCard(
  db: Kysely<Schema>,
  { reportId, ownerId, messageId }: Card & { messageId: number },
): Promise<void> {
  await sql`
    update report_card set message_id = ${messageId}, begun_at = null
    where report_id = ${reportId} and owner_id = ${ownerId}`.execute(db);
}
