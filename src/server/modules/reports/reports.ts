import { type Kysely, sql, type Transaction } from 'kysely';
import { changeLiveMessages, sendLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { liveMessagesChange } from '../../database/live-messages-change.ts';
import type { Schema } from '../../database/schema.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { privateChatIds } from '../people/private-chat-id.ts';
import { type PartColumns, partOf, type TitlePart } from '../sources/title-part.ts';
import { titlePartExists } from '../sources/title-part-exists.ts';
import type { ReportKind } from './report-kinds.ts';
import { endSettingBack, setBackReported } from './set-back-versions.ts';

/** Problems that one person can report within a day. */
export const MAX_REPORTS_A_DAY = 20;

/** `repeated`: the person has reported it already. */
export type ReportOutcome = { outcome: 'reported' | 'repeated'; id: number } | 'too many' | 'no such part';

/** `versionId`: the version that was delivered, where that is known. */
type NewReport = { userId: string; part: TitlePart; kind: ReportKind; versionId?: number | undefined };

/**
 * Counts a person for the open report of a part and kind, which the first one opens; each person counts once. Each owner has
 * a card of it.
 */
export async function fileReport(
  db: Kysely<Schema>,
  report: NewReport,
  ownerIds: readonly string[],
): Promise<ReportOutcome> {
  return db.transaction().execute(async (transaction) => {
    // Serialises a person's reports: the statements after it see what the report before has stored.
    const key = `reports of ${report.userId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    const { isThere, ownId, recent } = await check(transaction, report);
    if (!isThere) return 'no such part';
    if (ownId !== null) return { outcome: 'repeated', id: ownId };
    if (recent >= MAX_REPORTS_A_DAY) return 'too many';
    const id = await count(transaction, report);
    await sendLiveMessages(transaction, 'report', { id, chatIds: privateChatIds(ownerIds) });
    await changeLiveMessages(transaction, 'report', id);
    if (report.versionId !== undefined) await setBackReported(transaction, report.part, report.versionId);
    return { outcome: 'reported', id };
  });
}

type Check = { isThere: boolean; ownId: number | null; recent: number };

async function check(transaction: Transaction<Schema>, { userId, part, kind }: NewReport): Promise<Check> {
  const { season = null, episode = null } = part.episode ?? {};
  const { rows } = await sql<Check>`
    select
      exists (select from content where id = ${part.titleId} and ${visibleTo('people')} and ${titlePartExists(part)}) as "isThere",
      (select report_id from report_person join report on report.id = report_id
        where report.content_id = ${part.titleId} and season is not distinct from ${season}::smallint
          and episode is not distinct from ${episode}::smallint and kind = ${kind} and state = 'open'
          and user_id = ${userId}) as "ownId",
      (select count(*)::int from (
        select from report_person where user_id = ${userId} and reported_at > now() - interval '1 day'
        limit ${MAX_REPORTS_A_DAY}
      ) as own) as recent`.execute(transaction);
  return rows[0] ?? { isThere: false, ownId: null, recent: 0 };
}

async function count(
  transaction: Transaction<Schema>,
  { userId, part, kind, versionId }: NewReport,
): Promise<number> {
  const { season = null, episode = null } = part.episode ?? {};
  const { rows } = await sql<{ id: number }>`
    insert into report (content_id, season, episode, kind, people, version_id)
    values (${part.titleId}, ${season}, ${episode}, ${kind}, 1, ${versionId ?? null})
    on conflict (content_id, season, episode, kind) where state = 'open' do update set
      people = report.people + 1,
      version_id = coalesce(excluded.version_id, report.version_id)
    returning id`.execute(transaction);
  const id = rows[0]?.id ?? 0;
  await transaction
    .insertInto('report_person')
    .values({ report_id: id, user_id: userId, content_id: part.titleId, version_id: versionId ?? null })
    .execute();
  return id;
}

/** Adds a person's own words to their report; false when they have none of that id that is open. */
export async function addReportNote(
  db: Kysely<Schema>,
  { id, userId, note }: { id: number; userId: string; note: string },
): Promise<boolean> {
  const { rows } = await sql`
    with noted as (
      update report_person set note = ${note} from report
      where report_id = ${id} and user_id = ${userId} and report.id = report_id and state = 'open'
      returning report_id
    ), card as (${liveMessagesChange('report', sql`select report_id from noted`)})
    select from noted`.execute(db);
  return rows.length > 0;
}

/** Closes a report; those who have reported a resolved one are told. False when it is closed already. */
export async function settleReport(
  db: Kysely<Schema>,
  id: number,
  state: 'resolved' | 'dismissed',
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<PartColumns>`
      update report set state = ${state}, settled_at = now()
      where id = ${id} and state = 'open'
      returning content_id, season, episode`.execute(transaction);
    const [settled] = rows;
    if (!settled) return false;
    await endSettingBack(transaction, partOf(settled));
    await changeLiveMessages(transaction, 'report', id);
    if (state === 'resolved') await transaction.insertInto('fan_out').values({ report_id: id }).execute();
    return true;
  });
}
