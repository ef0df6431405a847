import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Logger } from '../../../database/logger.ts';
import { clock } from '../../../lib/clock.ts';
import { fromNow } from '../../../queue/claimed-queue.ts';
import { recordFailure } from '../../../queue/record-failure.ts';
import { classifyWorkFailure, MAX_LOST_CLAIMS } from '../../../queue/retry-limit.ts';
import { type MergeJob, mergeQueue } from './merge-queue.ts';
import { continueMerge, LostMergeError, type MergeProgress } from './merge-steps.ts';

/** The time that one claim spends on a merge. */
const SLICE_MS = 2000;
/** The pause before a held-up merge resumes. */
const HELD_MS = 1000;

type Log = Pick<Logger, 'error' | 'warn'>;

/** Continues a claimed merge for a moment and stores the outcome. */
export async function workOnMerge(
  { db, log }: { db: Db; log?: Log },
  merge: MergeJob,
  isOver: () => boolean = () => false,
): Promise<void> {
  const end = clock.elapsed() + SLICE_MS;
  try {
    if (merge.failures >= MAX_LOST_CLAIMS) throw new Error('the process ended while it merged these titles');
    const progress = await continueMerge(db, merge, () => isOver() || clock.elapsed() >= end);
    await recordProgress(db, merge, progress);
  } catch (error) {
    if (error instanceof LostMergeError) return;
    const isPersistent = isFault(error);
    await recordFailure(merge, error, { db, log, queue: mergeQueue, name: 'merges', isPersistent });
  }
}

async function recordProgress(db: Db, merge: MergeJob, progress: MergeProgress): Promise<void> {
  if (progress === 'ended') return;
  const next = fromNow(progress === 'held' ? HELD_MS : 0);
  await mergeQueue.settle(
    db,
    merge,
    sql`next_attempt_at = ${next}, moved_at = now(), failures = 0, failure = null`,
  );
}

/** Codes of locks that were not granted in time. */
const LOCKED = /^(40|55P03)/;

/** A lock that others hold for long is not the merge's fault. */
const isFault = (error: unknown) =>
  !(error instanceof Error && 'code' in error && LOCKED.test(String(error.code))) &&
  classifyWorkFailure(error) === 'persistent';
