/** Work that callers share by its key: it runs once, however many wait for it. */
type Job<Result> = { begun: boolean; begin(): void; result: Promise<Result> };

export type FairQueueLimits = {
  /** Jobs that run at once. */
  concurrency: number;
  /** Jobs that may wait, of one caller and of all together. */
  maxOfCaller: number;
  max: number;
};

/** A queue that takes no more jobs, of this caller or of anybody. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  readonly isCallersOwn: boolean;

  constructor(isCallersOwn: boolean) {
    super('too many jobs are waiting');
    this.isCallersOwn = isCallersOwn;
  }
}

export type FairQueue<Result> = (caller: string, key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs jobs with limited concurrency, the callers in turn (round robin), so that one who queues many delays nobody else.
 * A job that several callers ask for waits in the line of each and runs at the first turn. Rejects with a
 * `QueueFullError`.
 */
export function createFairQueue<Result>(limits: FairQueueLimits): FairQueue<Result> {
  const { concurrency, maxOfCaller, max } = limits;
  const jobs = new Map<string, Job<Result>>();
  /** Waiting jobs by caller, in the order of turns. */
  const lines = new Map<string, Job<Result>[]>();
  let running = 0;
  let waiting = 0;

  function createJob(key: string, work: () => Promise<Result>): Job<Result> {
    let begin = () => {};
    const result = new Promise<Result>((resolve, reject) => {
      begin = () => void work().then(resolve, reject).finally(end);
    });
    const end = () => {
      running -= 1;
      jobs.delete(key);
      beginJobs();
    };
    const job = { begun: false, begin, result };
    jobs.set(key, job);
    return job;
  }

  function beginJobs(): void {
    while (running < concurrency) {
      const job = takeNext();
      if (!job) return;
      job.begun = true;
      running += 1;
      job.begin();
    }
  }

  function takeNext(): Job<Result> | undefined {
    for (const [caller, line] of lines) {
      const job = takeFirst(line);
      // To the end of the map: everybody else has a turn first.
      lines.delete(caller);
      if (line.length > 0) lines.set(caller, line);
      if (job) return job;
    }
    return undefined;
  }

  /** The line's first job that no other caller's turn has begun. */
  function takeFirst(line: Job<Result>[]): Job<Result> | undefined {
    for (let job = line.shift(); job; job = line.shift()) {
      waiting -= 1;
      if (!job.begun) return job;
    }
    return undefined;
  }

  return function run(caller, key, work) {
    const known = jobs.get(key);
    const line = lines.get(caller) ?? [];
    if (known && (known.begun || line.includes(known))) return known.result;
    if (line.length >= maxOfCaller) return Promise.reject(new QueueFullError(true));
    if (waiting >= max) return Promise.reject(new QueueFullError(false));
    const job = known ?? createJob(key, work);
    line.push(job);
    waiting += 1;
    lines.set(caller, line);
    beginJobs();
    return job.result;
  };
}
