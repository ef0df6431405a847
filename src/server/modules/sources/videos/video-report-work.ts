import { sql } from 'kysely';
import type { KindOfWork } from '../../../queue/given-up-work.ts';

/** Reports to owners about their videos; the leader sends them. */
export const VIDEO_REPORT_WORK: KindOfWork = {
  name: 'posts',
  summary: 'reports to owners of what became of their videos',
  label: 'rapporti',
  table: 'source_post',
  isWaiting: sql`told_at is null`,
  waitsSince: sql`changed_at`,
  isGivenUp: sql`report_failure is not null`,
  since: sql`changed_at`,
  who: sql`owner_id`,
  what: sql`file_name`,
  failure: sql`report_failure`,
  retried: sql`told_at = null, report_failure = null, changed_at = now()`,
  dropped: sql`report_failure = null`,
};
