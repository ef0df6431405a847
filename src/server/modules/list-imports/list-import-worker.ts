import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { retryDelay } from '../../lib/retries.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { classifyWorkFailure, isGivenUp, MAX_LOST_CLAIMS } from '../../queue/retry-limit.ts';
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
      await recordFailure(list, error);
    }
    // Half of the time is everybody else's.
    const restMs = performance.now() - startedAt;
    await sleep(restMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  }

  async function recordFailure(list: ListImportJob, error: unknown): Promise<void> {
    const { id, ageSeconds, attempts } = list;
    const isPersistent = classifyWorkFailure(error) === 'persistent';
    const failures = list.failures + Number(isPersistent);
    const failure = String(error);
    if (isGivenUp({ persistentFailures: failures, ageSeconds })) {
      log.error({ err: error, list: id, attempts }, 'gave up the import of a list');
      await listImportQueue.giveUp(db, list, failure);
      return;
    }
    log.warn({ err: error, list: id, attempts }, 'will retry the import of a list');
    await listImportQueue.postpone(db, list, { delayMs: retryDelay(failures), failure, isPersistent });
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
