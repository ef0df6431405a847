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

/** The message that shows a report to an owner; undefined before the first. */
export async function findReportCard(
  db: Kysely<Schema>,
  { reportId, ownerId }: { reportId: number; ownerId: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ messageId: number }>`
    select message_id::float8 as "messageId" from report_card
    where report_id = ${reportId} and owner_id = ${ownerId}`.execute(db);
  return rows[0]?.messageId;
}

/** Stores which message shows a report to an owner. */
export async function saveReportCard(
  db: Kysely<Schema>,
  { reportId, ownerId, messageId }: { reportId: number; ownerId: string; messageId: number },
): Promise<void> {
  await sql`
    insert into report_card (report_id, owner_id, message_id)
    select id, ${ownerId}, ${messageId} from report where id = ${reportId}
    on conflict (report_id, owner_id) do update set message_id = excluded.message_id`.execute(db);
}
