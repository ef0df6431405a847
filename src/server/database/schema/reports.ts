import type { ColumnType, Generated } from 'kysely';
import type { MomentWithDefault } from './columns.ts';

/** A problem of a title part that people have reported, by kind. */
interface ReportTable {
  id: Generated<number>;
  content_id: number;
  season: number | null;
  episode: number | null;
  kind: 'audio' | 'subtitles' | 'wrong' | 'broken' | 'other';
  /** `dismissed`: it could not be reproduced. */
  state: Generated<'open' | 'resolved' | 'dismissed'>;
  /** The number of people who have reported it. */
  people: Generated<number>;
  created_at: MomentWithDefault;
  settled_at: Date | null;
  /** The last person who was told that it is resolved; null before and after all are. */
  reached: string | null;
  /** The source that was reported last; null in those of before. */
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A person who has reported a problem. */
interface ReportPersonTable {
  report_id: number;
  user_id: string;
  content_id: number;
  reported_at: MomentWithDefault;
  /** Their own words. */
  note: string | null;
  /** The source that they were sent; null in messages of older versions. */
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ReportTables {
  report: ReportTable;
  report_person: ReportPersonTable;
}
