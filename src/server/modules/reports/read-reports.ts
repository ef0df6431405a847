import type { ReportKind } from '../../../contract/own/title.ts';
import type { RowWindow } from '../../chat/messages/paged-list.ts';
import { type AfterRow, isAfter } from '../../database/after-row.ts';
import { all, type Db, one } from '../../database/db.ts';
import type { VersionRow } from '../videos/part-videos.ts';
import { type PartColumns, partOf, type TitlePart } from '../videos/title-part.ts';
import { versionLabel } from '../videos/versions/version-facts.ts';

/** Notes shown on a report's card: the latest. */
const SHOWN_NOTES = 3;
/** People whose versions are considered: the latest with a known version. */
const LOOKED_AT = 20;

/** A report as owners see it. */
export type Report = {
  id: number;
  part: TitlePart;
  name: string;
  year: number | null;
  kind: ReportKind;
  state: 'open' | 'resolved' | 'dismissed';
  people: number;
  since: Date;
  /** The latest words of people. */
  notes: string[];
  /** The version reported last, or the part's first if unknown; null if it is gone. */
  videoId: number | null;
  /** The part has versions, but the reported one is gone. */
  hasOthersOnly: boolean;
  /** The label that tells this version from the part's others; empty if it is the only one. */
  version: string;
  /** The labels of the others that were reported lately. */
  otherVersions: string[];
  /** The part's others are delivered before it. */
  isSetBack: boolean;
};

type ReportRow = Omit<
  Report,
  'part' | 'videoId' | 'hasOthersOnly' | 'version' | 'otherVersions' | 'isSetBack'
> & {
  versionId: number | null;
} & PartColumns;

/** A version of a report's part; `reportedAt`: when people have reported it, the latest ones, in seconds. */
type ReportedVersion = VersionRow & { reportId: number; reportedAt: number[] };

/** One report; undefined when it does not exist. */
export async function findReport(db: Db, id: number): Promise<Report | undefined> {
  return (await findReports(db, [id]))[0];
}

/** Reports in the order of these ids; missing ones are left out. */
export async function findReports(db: Db, ids: readonly number[]): Promise<Report[]> {
  if (ids.length === 0) return [];
  const rows = await all<ReportRow>(db)`
    select report.id, report.title_id, report.season, report.episode, titolo as name, anno as year, report.kind, state,
      people, report.created_at as since, report.version_id as "versionId",
      array(
        select note from report_person where report_id = report.id and note is not null
        order by reported_at desc limit ${SHOWN_NOTES}
      ) as notes
    from report join title on title.id = report.title_id
    where report.id = any(${[...ids]}::int[])`;
  const versions = await versionsOfReports(db, ids);
  const reports = new Map(
    rows.map((row) => [
      row.id,
      reportOf(
        row,
        versions.filter(({ reportId }) => reportId === row.id),
      ),
    ]),
  );
  return ids.flatMap((id) => reports.get(id) ?? []);
}

/** The versions of the parts that reports are about, in the owner's order. */
function versionsOfReports(db: Db, ids: readonly number[]): Promise<ReportedVersion[]> {
  return all<ReportedVersion>(db)`
    select video.*, report.id as "reportId", array(
      select extract(epoch from reported_at)::float8 from report_person
      where report_id = report.id and report_person.version_id = video.id
      order by reported_at desc limit ${LOOKED_AT}
    ) as "reportedAt"
    from report join video using (title_id)
    where report.id = any(${[...ids]}::int[]) and video.season is not distinct from report.season
      and video.episode is not distinct from report.episode and position is not null
    order by position, video.id`;
}

function reportOf(row: ReportRow, versions: readonly ReportedVersion[]): Report {
  const { title_id: _title, season: _season, episode: _episode, versionId, ...report } = row;
  const part = partOf(row);
  const lately = reportedLately(versions);
  const version = versionId === null ? versions[0] : versions.find((one) => one.id === versionId);
  return {
    ...report,
    part,
    videoId: version?.id ?? null,
    hasOthersOnly: !version && versions.length > 0,
    version: version && versions.length > 1 ? versionLabel(version) : '',
    otherVersions: versions.filter(({ id }) => id !== version?.id && lately.has(id)).map(versionLabel),
    isSetBack: (version?.set_back_at ?? null) !== null,
  };
}

/** The versions that the latest people have reported. */
function reportedLately(versions: readonly ReportedVersion[]): ReadonlySet<number> {
  const reported = versions.flatMap(({ id, reportedAt }) => reportedAt.map((at) => ({ id, at })));
  const latest = reported.toSorted((one, other) => other.at - one.at).slice(0, LOOKED_AT);
  return new Set(latest.map(({ id }) => id));
}

/** An open report in the list of them. */
export type ListedReport = Pick<Report, 'id' | 'name' | 'kind' | 'people'> & {
  season: number | null;
  episode: number | null;
};

/** Open reports, those of most people first. */
export async function listOpenReports(
  db: Db,
  {
    limit,
    offset = 0,
    after,
  }: Pick<RowWindow, 'limit'> & Partial<RowWindow> & { after?: AfterRow | undefined },
): Promise<ListedReport[]> {
  return all<ListedReport>(db)`
    select report.id, titolo as name, season, episode, kind, people
    from report join title on title.id = title_id
    where state = 'open' and ${isAfter('report', after)} order by people desc, report.id limit ${limit} offset ${offset}`;
}

/** The most open reports that are counted. */
const MAX_COUNTED = 1000;

/** The number of open reports: at most `MAX_COUNTED`. */
export async function countOpenReports(db: Db): Promise<number> {
  const row = await one<{ open: number }>(db)`
    select count(*)::int as open from (
      select from report where state = 'open' limit ${MAX_COUNTED}
    ) as counted`;
  return row?.open ?? 0;
}
