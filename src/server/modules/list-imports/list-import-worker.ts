import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
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
    const startedAt = performance.now();
    try {
      if (list.failures >= MAX_LOST_CLAIMS) throw new Error('the process ended while it imported this list');
      await importBatch(db, list);
    } catch (error) {
      await recordFailure(list, error, { db, log, queue: listImportQueue, name: 'lists' });
    }
    // Half of the time is everybody else's.
    const restMs = performance.now() - startedAt;
    await sleep(restMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
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
