import type { Db } from '../../database/db.ts';
import { MS_PER_MINUTE } from '../../lib/calendar.ts';
import { clock, sleep } from '../../lib/clock.ts';
import type { Job } from '../../queue/leader-job.ts';
import { classifyWorkFailure } from '../../queue/retry-limit.ts';
import {
  computeDueNeighbours,
  postponeNextTitle,
  queueNewTitles,
  queueTitlesOfNewPlays,
} from './neighbour-queue.ts';

/** Time that one statement should take: others wait for the embedded database. */
const BATCH_MS = 25;
const MAX_BATCH = 100;
/** Rest after a statement, in multiples of its time: four fifths of the database's time are others'. */
const REST = 4;
/** The first minutes of a server are busy: its caches are empty. In milliseconds. */
const START_DELAY_MS = 15_000;

/** Keeps the neighbours of titles up to date, a few titles at a time; the rest waits in the database. */
export function neighbourRefresh(db: Db, isLeader: () => boolean): Job {
  const refresh = createNeighbourRefresh(db);
  return {
    name: 'recommendations',
    everyMs: MS_PER_MINUTE,
    startDelayMs: START_DELAY_MS,
    work: (signal) => refresh({ signal, isLeader }),
  };
}

/** A refresh that ends when nothing is due, or this server no longer leads. */
export function createNeighbourRefresh(db: Db, rest = REST) {
  let after = 0;
  let batch = 1;

  async function compute(): Promise<number> {
    try {
      return await computeDueNeighbours(db, batch);
    } catch (error) {
      if (classifyWorkFailure(error) === 'persistent') await narrowDown(error);
      throw error;
    }
  }

  /** A batch that fails is retried title by title, and a title that fails is put off. */
  async function narrowDown(error: unknown): Promise<void> {
    if (batch > 1) batch = 1;
    else await postponeNextTitle(db, String(error));
  }

  /** Queues one page, and further pages if it had rows. */
  async function queueNew(mayGoOn: () => boolean): Promise<void> {
    for (let mayBeMore = true; mayBeMore && mayGoOn(); ) {
      const { next, queued } = await queueNewTitles(db, after);
      after = next;
      mayBeMore = next > 0 && queued > 0;
    }
  }

  return async ({ signal, isLeader }: { signal: AbortSignal; isLeader(): boolean }): Promise<void> => {
    const mayGoOn = () => !signal.aborted && isLeader();
    await queueNew(mayGoOn);
    while (mayGoOn() && (await queueTitlesOfNewPlays(db)));
    for (let mayBeMore = true; mayGoOn() && mayBeMore; ) {
      const [limit, start] = [batch, clock.elapsed()];
      mayBeMore = (await compute()) === limit;
      const ms = clock.elapsed() - start;
      batch = ms > BATCH_MS ? Math.ceil(limit / 2) : Math.min(MAX_BATCH, limit * 2);
      await sleep(ms * rest, { signal, ref: false }).catch(() => undefined);
    }
  };
}
