import { sql } from 'kysely';
import { MAX_REPORT_NOTE_LENGTH, type ReportKind } from '../../../contract/own/title.ts';
import { changeLiveMessages, sendLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { beginFanOut, endFanOut } from '../../chat/sending/fan-outs.ts';
import {
  all,
  type Db,
  type DbTransaction,
  joinTransaction,
  one,
  undefinedIfDeleted,
} from '../../database/db.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { DAY_SECONDS, isWithinLast, LOST_ANSWER_SECONDS } from '../../database/tables/within-last.ts';
import { clock } from '../../lib/clock.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { usedBeforeErasure } from '../people/erasures.ts';
import { privateChatIds } from '../people/private-chat-id.ts';
import { versionsOfPart } from '../videos/part-videos.ts';
import { isOfPart, type PartColumns, partOf, type TitlePart, titlePartExists } from '../videos/title-part.ts';

/** Problems that one person can report within a day. */
export const MAX_REPORTS_A_DAY = 20;

/** `repeated`: the person reported it some time ago. */
export type ReportOutcome = { outcome: 'reported' | 'repeated'; id: number } | 'too many' | 'no such part';

/** `versionId`: the delivered version, if known. */
type NewReport = { userId: string; part: TitlePart; kind: ReportKind; versionId?: number | undefined };

/**
 * Counts a person for the open report of a part and kind, which the first one opens; each person counts once. Each owner has
 * a card of it.
 */
export async function fileReport(
  db: Db,
  report: NewReport,
  ownerIds: readonly string[],
): Promise<ReportOutcome> {
  const filed = db.transaction().execute(async (transaction): Promise<ReportOutcome> => {
    // Serialises a person's reports: later statements see the rows of the report before.
    const key = `reports of ${report.userId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    const { isThere, ownId, isAgain, recent } = await check(transaction, report);
    if (!isThere) return 'no such part';
    if (ownId !== null) return { outcome: isAgain ? 'reported' : 'repeated', id: ownId };
    const erased = await usedBeforeErasure(transaction, report.userId, 'reports');
    if (recent + erased >= MAX_REPORTS_A_DAY) return 'too many';
    const id = await count(transaction, report);
    await sendLiveMessages(transaction, 'report', { id, chatIds: privateChatIds(ownerIds) });
    await changeLiveMessages(transaction, 'report', id);
    if (report.versionId !== undefined) await setBackReported(transaction, report.part, report.versionId);
    return { outcome: 'reported', id };
  });
  return (await filed.catch(undefinedIfDeleted)) ?? 'no such part';
}

type Check = { isThere: boolean; ownId: number | null; isAgain: boolean; recent: number };

async function check(transaction: DbTransaction, { userId, part, kind }: NewReport): Promise<Check> {
  const { season = null, episode = null } = part.episode ?? {};
  const row = await one<Check>(transaction)`
    select
      exists (select from title where id = ${part.titleId} and ${visibleTo('people')} and ${titlePartExists(part)}) as "isThere",
      own.report_id as "ownId", coalesce(${isWithinLast(sql`own.reported_at`, LOST_ANSWER_SECONDS)}, false) as "isAgain",
      (select count(*)::int from (
        select from report_person where user_id = ${userId} and ${isWithinLast(sql`reported_at`, DAY_SECONDS)}
        limit ${MAX_REPORTS_A_DAY}
      ) as own) as recent
    from (select) as one left join (
      select report_id, reported_at from report_person join report on report.id = report_id
      where report.title_id = ${part.titleId} and season is not distinct from ${season}::smallint
        and episode is not distinct from ${episode}::smallint and kind = ${kind} and state = 'open' and user_id = ${userId}
    ) as own on true`;
  return row ?? { isThere: false, ownId: null, isAgain: false, recent: 0 };
}

async function count(
  transaction: DbTransaction,
  { userId, part, kind, versionId }: NewReport,
): Promise<number> {
  const { season = null, episode = null } = part.episode ?? {};
  const row = await one<{ id: number }>(transaction)`
    insert into report (title_id, season, episode, kind, people, version_id)
    values (${part.titleId}, ${season}, ${episode}, ${kind}, 1, ${versionId ?? null})
    on conflict (title_id, season, episode, kind) where state = 'open' do update set
      people = report.people + 1,
      version_id = coalesce(excluded.version_id, report.version_id)
    returning id`;
  const id = row?.id ?? 0;
  await transaction
    .insertInto('report_person')
    .values({ report_id: id, user_id: userId, title_id: part.titleId, version_id: versionId ?? null })
    .execute();
  return id;
}

/** Adds a person's own words to their report; false when they have none of that id that is open. */
export async function addReportNote(
  db: Db,
  { id, userId, words }: { id: number; userId: string; words: string },
): Promise<boolean> {
  const note = truncateText(words.replace(/\s+/g, ' '), MAX_REPORT_NOTE_LENGTH);
  const rows = await all(db)`
    with noted as (
      update report_person set note = ${note} from report
      where report_id = ${id} and user_id = ${userId} and report.id = report_id and state = 'open'
      returning report_id
    ), card as (${liveMessagesChange('report', sql`select report_id from noted`)})
    select from noted`;
  return rows.length > 0;
}

/** The problems of a title's parts that a person has reported and that are open. */
export async function openReportsOf(
  db: Db,
  { userId, titleId }: { userId: string; titleId: number },
): Promise<{ kind: ReportKind; part: TitlePart }[]> {
  const rows = await all<PartColumns & { kind: ReportKind }>(db)`
    select report.title_id, season, episode, kind from report_person join report on report.id = report_id
    where user_id = ${userId} and report_person.title_id = ${titleId} and state = 'open'
    order by report.id`;
  return rows.map((row) => ({ kind: row.kind, part: partOf(row) }));
}

/** Closes a report; the reporters of a resolved one are notified. False when it is closed already. */
export async function settleReport(db: Db, id: number, state: 'resolved' | 'dismissed'): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    const settled = await one<PartColumns>(transaction)`
      update report set state = ${state}, settled_at = now()
      where id = ${id} and state = 'open'
      returning title_id, season, episode`;
    if (!settled) return false;
    await endSettingBack(transaction, partOf(settled));
    await changeLiveMessages(transaction, 'report', id);
    if (state === 'resolved') await beginFanOut(transaction, 'report', { id, details: { at: clock.date() } });
    return true;
  });
}

/** SQL: a report is closed, and no other is open for the same. */
const CAN_BE_REOPENED = sql<boolean>`(
  state <> 'open' and not exists (
    select from report as other
    where other.title_id = report.title_id and other.season is not distinct from report.season
      and other.episode is not distinct from report.episode and other.kind = report.kind and other.state = 'open'))`;

/**
 * Opens a closed report again; people who have not been notified of its end never are. False if it is open, or a
 * new one is.
 */
export async function reopenReport(db: Db, id: number): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    const reopened = await one(transaction)`
      update report set state = 'open', settled_at = null
      where id = ${id} and ${CAN_BE_REOPENED} returning id`;
    if (!reopened) return false;
    await endFanOut(transaction, 'report', id);
    await changeLiveMessages(transaction, 'report', id);
    return true;
  });
}

/** People who report a version before the part's others are delivered instead. */
export const REPORTS_TO_SET_BACK = 3;

/**
 * Has a part's other versions delivered before one that enough people have reported since its arrival, and shows
 * that on the owners' cards. Does nothing if no other version works.
 */
async function setBackReported(
  transaction: DbTransaction,
  part: TitlePart,
  versionId: number,
): Promise<void> {
  const versions = await versionsOfPart(transaction, part);
  const reported = versions.find(({ id }) => id === versionId);
  const hasOther = versions.some(
    ({ id, lost_at, set_back_at }) => id !== versionId && lost_at === null && set_back_at === null,
  );
  if (!reported || reported.set_back_at !== null || !hasOther) return;
  const row = await one<{ people: number }>(transaction)`
    select count(distinct user_id)::int as people
    from report cross join lateral (
      select user_id from report_person
      where report_id = report.id and version_id = ${versionId} and reported_at >= ${reported.added_at}::timestamptz
      order by reported_at desc limit ${REPORTS_TO_SET_BACK}
    ) as latest
    where ${isOfPart(part)} and state = 'open'`;
  if ((row?.people ?? 0) < REPORTS_TO_SET_BACK) return;
  await sql`update video set set_back_at = now() where id = ${versionId}`.execute(transaction);
  const open = sql`select id from report where ${isOfPart(part)} and state = 'open'`;
  await liveMessagesChange('report', open).execute(transaction);
}

/** Ends that once a part no longer has an open report. */
async function endSettingBack(transaction: DbTransaction, part: TitlePart): Promise<void> {
  await sql`
    update video set set_back_at = null
    where ${isOfPart(part)} and set_back_at is not null
      and not exists (select from report where ${isOfPart(part)} and state = 'open')`.execute(transaction);
}
