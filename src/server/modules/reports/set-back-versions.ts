import { sql, type Transaction } from 'kysely';
import { liveMessagesChange } from '../../database/live-messages-change.ts';
import type { Schema } from '../../database/schema.ts';
import { versionsOfPart } from '../sources/part-videos.ts';
import { isOfPart, type TitlePart } from '../sources/title-part.ts';

/** People who report a version before the part's others are delivered instead. */
export const REPORTS_TO_SET_BACK = 3;

/**
 * Lets a part's other versions be delivered before one that enough people have reported since it is there, and shows that
 * on the owners' cards. Nothing where there is no other that works.
 */
export async function setBackReported(
  transaction: Transaction<Schema>,
  part: TitlePart,
  versionId: number,
): Promise<void> {
  const versions = await versionsOfPart(transaction, part);
  const reported = versions.find(({ id }) => id === versionId);
  const hasOther = versions.some(
    ({ id, lost_at, set_back_at }) => id !== versionId && lost_at === null && set_back_at === null,
  );
  if (!reported || reported.set_back_at !== null || !hasOther) return;
  const { rows } = await sql<{ people: number }>`
    select count(distinct user_id)::int as people
    from report cross join lateral (
      select user_id from report_person
      where report_id = report.id and version_id = ${versionId} and reported_at >= ${reported.added_at}::timestamptz
      order by reported_at desc limit ${REPORTS_TO_SET_BACK}
    ) as latest
    where ${isOfPart(part)} and state = 'open'`.execute(transaction);
  if ((rows[0]?.people ?? 0) < REPORTS_TO_SET_BACK) return;
  await sql`update video set set_back_at = now() where id = ${versionId}`.execute(transaction);
  const open = sql`select id from report where ${isOfPart(part)} and state = 'open'`;
  await liveMessagesChange('report', open).execute(transaction);
}

/** Ends that once a part has no open report any more. */
export async function endSettingBack(transaction: Transaction<Schema>, part: TitlePart): Promise<void> {
  await sql`
    update video set set_back_at = null
    where ${isOfPart(part)} and set_back_at is not null
      and not exists (select from report where ${isOfPart(part)} and state = 'open')`.execute(transaction);
}
