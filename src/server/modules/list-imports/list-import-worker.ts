import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { clock, sleep } from '../../lib/clock.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { recordFailure } from '../../queue/record-failure.ts';
import { MAX_LOST_CLAIMS } from '../../queue/retry-limit.ts';
import { importBatch } from './import-batch.ts';
import { type ListImportJob, listImportQueue } from './list-import-queue.ts';

type Options = {
  db: Db;
  log: Pick<Logger, 'error' | 'warn'>;
  intervalMs?: number | undefined;
};

/** Imports the lists that wait for it, a batch of each person's in turn; an error concerns its own list only. */
export function startListImportWorker({ db, log, intervalMs }: Options): QueueWorker {
  const ending = new AbortController();

  async function work(list: ListImportJob): Promise<void> {
    const startedAt = clock.elapsed();
    try {
      if (list.failures >= MAX_LOST_CLAIMS) throw new Error('the process ended while it imported this list');
      await importBatch(db, list);
    } catch (error) {
      await recordFailure(list, error, { db, log, queue: listImportQueue, name: 'lists' });
    }
    // The other half of the time is for everybody else.
    const restMs = clock.elapsed() - startedAt;
    await sleep(restMs, { signal: ending.signal, ref: false }).catch(() => undefined);
  }

  const worker = startQueueWorker<ListImportJob>({
    name: 'lists from elsewhere',
    log,
    concurrency: 1,
    claim: (limit) => listImportQueue.claim(db, limit),
    renew: (lists) => listImportQueue.renew(db, lists),
    work,
    intervalMs,
  });
  return {
    wake: worker.wake,
    stop() {
      ending.abort();
      return worker.stop();
    },
  };
}
