import type { Kysely } from 'kysely';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { MS_PER_MINUTE } from '../../lib/calendar.ts';
import { type LeaderJob, startLeaderJob } from '../../queue/leader-job.ts';
import { listUnlistedTitles, reviewUnlistedTitles } from './unlist-titles.ts';

const REVIEW_MS = 1000;

/** `leavesOut`: titles without a source are unlisted; otherwise those that are unlisted are listed again. */
type Options = { leavesOut: boolean; log: Pick<Logger, 'error'>; isLeader(): boolean };

/** Keeps on the leader what is listed in step with the sources, however these changed. */
export function startSourceReview(db: Kysely<Schema>, { leavesOut, log, isLeader }: Options): LeaderJob {
  let after = 0;
  return startLeaderJob({
    name: 'titles without a source',
    everyMs: leavesOut ? REVIEW_MS : MS_PER_MINUTE,
    isLeader,
    log,
    async work(signal) {
      if (leavesOut) after = await reviewUnlistedTitles(db, after);
      else while (!signal.aborted && (await listUnlistedTitles(db)));
    },
  });
}
