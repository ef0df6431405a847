import type { Kysely } from 'kysely';
import type { Logger } from '../database/logger.ts';
import { type Schema, tableNames } from '../database/schema.ts';
import type { RetentionDays } from '../database/table-facts.ts';
import { type LeaderJob, startLeaderJob } from '../queue/leader-job.ts';
import { deleteOldRows } from './delete-old-rows.ts';

const HOUR_MS = 3_600_000;

type Options = {
  days: RetentionDays;
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
      for (const table of tableNames) while (!signal.aborted && (await deleteOldRows(db, table, days)));
    },
  });
}
