import { clock } from '../lib/clock.ts';

/** Work that callers share by its key: it runs once, however many wait for it. */
type Job<Result> = { started: boolean; begin(): Promise<void>; result: Promise<Result> };

/** A caller's waiting jobs, and the milliseconds that the caller's earlier ones took. */
type Line<Result> = { jobs: Job<Result>[]; usedMs: number };

export type FairQueueLimits = {
  /** Jobs that run at once. */
  concurrency: number;
  /** Jobs that may wait, of one caller and of all together. */
  maxOfCaller: number;
  max: number;
};

/** The queue is full, for this caller or for everybody. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  readonly isCallersOwn: boolean;

  constructor(isCallersOwn: boolean) {
    super('too many jobs are waiting');
    this.isCallersOwn = isCallersOwn;
  }
}

export type FairQueue<Result> = (
  caller: string,
  key: string,
  work: () => Promise<Result>,
  /** `isNext`: the job goes before the caller's others, and may exceed the limits. */
  options?: { isNext?: boolean },
) => Promise<Result>;

/**
 * Runs jobs with limited concurrency. The next is that of the caller with the least running time, so that one with
 * many or large jobs gets no more of it than others. A job that several callers ask for waits in the line of each
 * and runs at the first turn. Rejects with a `QueueFullError`.
 */
export function createFairQueue<Result>(limits: FairQueueLimits): FairQueue<Result> {
  const { concurrency, maxOfCaller, max } = limits;
  const jobs = new Map<string, Job<Result>>();
  const lines = new Map<string, Line<Result>>();
  let running = 0;
  let waiting = 0;
  /**
   * The running time of the caller who had the last turn: a new caller begins with that, without credit for earlier
   * idleness.
   */
  let currentUsedMs = 0;

  function createJob(key: string, work: () => Promise<Result>): Job<Result> {
    let begin: Job<Result>['begin'] = () => Promise.resolve();
    const result = new Promise<Result>((resolve, reject) => {
      begin = () => work().then(resolve, reject);
    });
    const job = { started: false, begin: () => begin().finally(() => jobs.delete(key)), result };
    jobs.set(key, job);
    return job;
  }

  function beginJobs(): void {
    while (running < concurrency) {
      const line = takeLine();
      if (!line) return;
      const job = takeFirst(line);
      if (job) void runJob(job, line);
    }
  }

  async function runJob(job: Job<Result>, line: Line<Result>): Promise<void> {
    job.started = true;
    running += 1;
    const start = clock.elapsed();
    await job.begin();
    line.usedMs += clock.elapsed() - start;
    running -= 1;
    beginJobs();
  }

  /**
   * The line of the caller with the least running time; of several such, the one that has waited longest for a
   * turn.
   */
  function takeLine(): Line<Result> | undefined {
    for (const [caller, { jobs: left }] of lines) if (left.length === 0) lines.delete(caller);
    const [caller, line] = [...lines].reduce(
      (least, one) => (one[1].usedMs < (least[1]?.usedMs ?? Infinity) ? one : least),
      ['', undefined] as [string, Line<Result> | undefined],
    );
    if (!line) return undefined;
    currentUsedMs = line.usedMs;
    lines.delete(caller);
    lines.set(caller, line);
    return line;
  }

  /** The line's first job that no other caller's turn has started. */
  function takeFirst({ jobs: line }: Line<Result>): Job<Result> | undefined {
    for (let job = line.shift(); job; job = line.shift()) {
      waiting -= 1;
      if (!job.started) return job;
    }
    return undefined;
  }

  return function run(caller, key, work, { isNext = false } = {}) {
    const existing = jobs.get(key);
    const line = lines.get(caller) ?? { jobs: [], usedMs: currentUsedMs };
    if (existing && (existing.started || line.jobs.includes(existing))) return existing.result;
    if (!isNext && line.jobs.length >= maxOfCaller) return Promise.reject(new QueueFullError(true));
    if (!isNext && waiting >= max) return Promise.reject(new QueueFullError(false));
    const job = existing ?? createJob(key, work);
    if (isNext) line.jobs.unshift(job);
    else line.jobs.push(job);
    waiting += 1;
    lines.set(caller, line);
    beginJobs();
    return job.result;
  };
}
