import type { Db } from '../../../database/db.ts';
import type { Logger } from '../../../database/logger.ts';
import { type QueueWorker, startQueueWorker } from '../../../queue/queue-worker.ts';
import { type MergeJob, mergeQueue } from './merge-queue.ts';
import { workOnMerge } from './work-on-merge.ts';

type Options = { db: Db; log: Pick<Logger, 'error' | 'warn'>; intervalMs?: number | undefined };

/** Works off the titles that are being merged, one merge at a time; an error concerns its own merge only. */
export function startMergeWorker({ db, log, intervalMs }: Options): QueueWorker {
  let isStopping = false;
  const worker = startQueueWorker<MergeJob>({
    name: 'merges of titles',
    log,
    concurrency: 1,
    claim: (limit) => mergeQueue.claim(db, limit),
    renew: (merges) => mergeQueue.renew(db, merges),
    work: (merge) => workOnMerge({ db, log }, merge, () => isStopping),
    intervalMs,
  });
  return {
    wake: worker.wake,
    stop() {
      isStopping = true;
      return worker.stop();
    },
  };
}
