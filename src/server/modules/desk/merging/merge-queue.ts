import { sql } from 'kysely';
import { type Claim, createClaimedQueue } from '../../../queue/claimed-queue.ts';

/** A merge of the title `other` into `keep`, some batches at each claim. */
export type MergeJob = Claim & {
  keep: number;
  other: number;
  /** Failures and lost claims since it last made progress. */
  failures: number;
  /** Seconds since then. */
  ageSeconds: number;
};

/** While a merge has a row, nobody else may merge or remove its titles. */
export const mergeQueue = createClaimedQueue<MergeJob, 'title_merge'>({
  table: 'title_merge',
  isPending: sql`state = 'running'`,
  givenUp: () => sql`state = 'failed'`,
  countsFailures: true,
  owners: {
    name: 'merges',
    summary: 'titles that become one',
    waitsSince: sql`requested_at`,
    isGivenUp: sql`state = 'failed'`,
    since: sql`moved_at`,
    who: sql`''::text`,
    what: sql`concat('title ', title_id, ' into title ', keep_id)`,
    retried: sql`state = 'running', failures = 0, failure = null, moved_at = now(), next_attempt_at = now()`,
    dropped: sql`state = 'left', failure = null`,
  },
  columns: sql`title_merge.id, attempts, keep_id as keep, title_id as other, failures,
    extract(epoch from now() - moved_at)::float8 as "ageSeconds"`,
});
