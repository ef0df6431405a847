import type { Kysely } from 'kysely';
import type { Logger } from '../database/logger.ts';
import type { Schema } from '../database/schema.ts';
import { type LeaderJob, startLeaderJob } from '../queue/leader-job.ts';
import {
  deleteOldArrivals,
  deleteOldDeliveries,
  deleteOldGivenUpUpdates,
  deleteOldListImports,
  deleteOldMovieNights,
  deleteOldOutboxMessages,
  deleteOldPlays,
  deleteOldReports,
  deleteOldRequests,
  deleteOldSearchMisses,
  deleteOldUpdates,
} from './delete-old-rows.ts';

const HOUR_MS = 3_600_000;
/** Retention of search misses in days: the statistics' range and some more. */
const KEEP_MISSES_DAYS = 100;
/** Least retention of decided requests in days: a rejection answers those who ask for the same. */
const KEEP_REQUESTS_DAYS = 30;

/** Retention of movie nights in days: longer than a refused title is not offered again. */
const KEEP_NIGHTS_DAYS = 30;

/** Longest retention of lists from elsewhere in days: a person asks for what they lack at once or never. */
const KEEP_LISTS_DAYS = 14;

type Options = {
  /** For how many days what is kept. */
  days: { plays: number; deliveries: number; updates: number };
  log: Pick<Logger, 'error'>;
  isLeader(): boolean;
};

/** Deletes expired rows on the leader, at start and every hour. */
export function startRetention(db: Kysely<Schema>, { days, log, isLeader }: Options): LeaderJob {
  return startLeaderJob({
    name: 'retention',
    everyMs: HOUR_MS,
    isLeader,
    log,
    async work(signal) {
      for (const [forget, retention] of [
        [deleteOldUpdates, days.updates],
        [deleteOldGivenUpUpdates, Math.max(days.updates, days.deliveries)],
        [deleteOldDeliveries, days.deliveries],
        [deleteOldOutboxMessages, days.deliveries],
        [deleteOldArrivals, days.deliveries],
        [deleteOldReports, days.deliveries],
        [deleteOldListImports, Math.min(days.deliveries, KEEP_LISTS_DAYS)],
        [deleteOldPlays, days.plays],
        [deleteOldRequests, Math.max(days.deliveries, KEEP_REQUESTS_DAYS)],
        [deleteOldMovieNights, KEEP_NIGHTS_DAYS],
        [deleteOldSearchMisses, KEEP_MISSES_DAYS],
      ] as const)
        while (!signal.aborted && (await forget(db, retention)));
    },
  });
}
