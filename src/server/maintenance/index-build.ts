import { buildMissingIndexes } from '../database/build-missing-indexes.ts';
import type { Logger } from '../database/logger.ts';
import { MS_PER_DAY } from '../lib/calendar.ts';
import { type LeaderJob, startLeaderJob } from '../queue/leader-job.ts';

type Options = { url: string; log: Logger; isLeader(): boolean };

/**
 * Builds on the leader what migrations have left to be built beside running servers. Stopping does not wait: what
 * PostgreSQL has started it finishes, or the next leader starts again.
 */
export function startIndexBuild({ url, log, isLeader }: Options): LeaderJob {
  return startLeaderJob({
    name: 'indexes',
    everyMs: MS_PER_DAY,
    isLeader,
    log,
    async work(signal) {
      const building = buildMissingIndexes(url, log).then((names) => {
        for (const index of names) log.info({ index }, 'an index was built');
      });
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      await Promise.race([building, aborted]);
    },
  });
}
