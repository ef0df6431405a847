import { type ColumnType, type Generated, sql } from 'kysely';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import {
  daysAgo,
  deleteUsers,
  type FactsOf,
  KEPT,
  type Merge,
  moveRows,
  ofUser,
  part,
} from '../../database/tables/table-facts.ts';
import { DAY_SECONDS, isWithinLast } from '../../database/tables/within-last.ts';

/** A problem of a title part that people have reported, by kind. */
interface ReportTable {
  id: Generated<number>;
  title_id: number;
  season: number | null;
  episode: number | null;
  kind: 'audio' | 'subtitles' | 'wrong' | 'broken' | 'other';
  /** `dismissed`: it could not be reproduced. */
  state: Generated<'open' | 'resolved' | 'dismissed'>;
  /** The number of people who have reported it. */
  people: Generated<number>;
  created_at: MomentWithDefault;
  settled_at: Date | null;
  /** The video reported last; null in earlier reports. */
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A person who has reported a problem. */
interface ReportPersonTable {
  report_id: number;
  user_id: string;
  title_id: number;
  reported_at: MomentWithDefault;
  /** Their own words. */
  note: string | null;
  /** The video that they were sent; null in messages of older versions. */
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ReportTables {
  report: ReportTable;
  report_person: ReportPersonTable;
}

/** A part's open report of a kind is one. */
const mergeReports: Merge = ({ keep, other }) => sql`
  with moved as (
    update report set title_id = ${keep}
    where title_id = ${other} and (state <> 'open' or not exists (
      select from report as same where same.title_id = ${keep} and same.state = 'open' and same.kind = report.kind
        and same.season is not distinct from report.season and same.episode is not distinct from report.episode))
    returning 1
  )
  select count(*)::int as moved from moved`;

/** People of the other's report are notified of the kept one; a person in both counts once. */
const joinReports: Merge = ({ keep, other, batch }) => sql`
  with joined as (
    select theirs.id as gone, theirs.version_id, own.id as kept from report as theirs
      join report as own on own.title_id = ${keep} and own.state = 'open' and own.kind = theirs.kind
        and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode
    where theirs.title_id = ${other} and theirs.state = 'open'
  ), moved as (
    update report_person as person set report_id = kept, title_id = ${keep} from joined
    where person.ctid = any(array(
      select theirs.ctid from report_person as theirs join joined on theirs.report_id = gone
      where not exists (
        select from report_person as own where own.report_id = kept and own.user_id = theirs.user_id)
      limit ${sql.lit(batch)})) and person.report_id = gone
    returning kept
  ), counted as (
    update report set people = people + moved.count,
      version_id = coalesce(report.version_id, joined.version_id)
    from (select kept, count(*)::int from moved group by kept) as moved join joined using (kept)
    where report.id = kept
  ), card as (${liveMessagesChange('report', sql`select kept from moved`)})
  select count(*)::int as moved from moved`;

export const reportTables = {
  report: {
    backup: true,
    messages: ['report'],
    retention: {
      expired: ({ deliveries }) => sql`settled_at < ${daysAgo(deliveries)}
        and not exists (select from fan_out where kind = 'report' and subject = report.id::text)`,
      first: { table: 'report_person', column: 'report_id' },
    },
    title: { merge: [mergeReports, joinReports] },
  },
  report_person: {
    ...KEPT,
    person: {
      whose: 'user_id',
      exported: part(
        'reports',
        (userId) => sql`
          select report.title_id as content_id, season, episode, kind, state, reported_at, note
          from report_person join report on report.id = report_id where user_id = ${userId} order by reported_at`,
      ),
      erase: deleteUsers('report_person'),
      uses: {
        reports: (userId) => sql`
          select count(*) from report_person where ${ofUser(userId)} and ${isWithinLast(sql`reported_at`, DAY_SECONDS)}`,
      },
    },
    title: { merge: [moveRows], isLarge: true },
  },
} satisfies FactsOf<ReportTables>;
