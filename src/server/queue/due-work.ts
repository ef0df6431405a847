import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Logger } from '../database/logger.ts';
import { clock, sleep } from '../lib/clock.ts';
import { CLAIM_EXPIRY, type Claim, type ClaimedQueue, createClaimedQueue, fromNow } from './claimed-queue.ts';
import type { KindOfWork } from './given-up-work.ts';
import { type QueueWorker, startQueueWorker } from './queue-worker.ts';
import { recordFailure } from './record-failure.ts';
import { classifyWorkFailure, MAX_LOST_CLAIMS } from './retry-limit.ts';

/** One thing to be done: a row of `due_work`. */
export type DueJob = Claim & {
  /** A key of what is to be done: a request's number, a user id. */
  subject: string;
  dueAt: Date;
  /** Persistent failures and lost claims since it was last done. */
  failures: number;
  /** Seconds since then, or since it was stored. */
  ageSeconds: number;
};

/** Undefined for a finished job, else the time until the same is due again. */
type Outcome = { againInMs: number } | undefined;

/** Does a job; `db` is the transaction that ends it if the kind is atomic. */
type Handler = (job: DueJob, db: Db, signal: AbortSignal) => Promise<Outcome>;

type Definition<Context> = Pick<KindOfWork, 'feed' | 'isOldAfter' | 'name' | 'summary'> & {
  /** SQL: stores some of the jobs that are due in other tables, see `feed`; returns a row for each. */
  take?: RawBuilder<unknown>;
  /** SQL: a job in a few words for owners; by default its kind's name and its subject. */
  what?: RawBuilder<string>;
  /** Its changes and its end are one transaction, so that each is done once. Only for work in the database alone. */
  isAtomic?: boolean;
  /** The handler makes its own pauses; by default a worker rests after a job for as long as the job took. */
  isPaced?: boolean;
  /** True if a failure is another service's and may pass; failures of the database are known. */
  isOutage?(error: unknown): boolean;
  /** The longest time for which a failing job is tried; by default a day. */
  maxSeconds?: number;
  /** Undefined where this installation cannot do it: its jobs wait. */
  handler(context: Context): Handler | undefined;
};

/** Dependencies of work for a bot, of which there may be none. */
export type BotContext = Base & { bot: object | undefined };

type Base = { db: Db; log: Pick<Logger, 'error' | 'warn'> };

/** A kind of work whose jobs are rows of `due_work`. */
export type DueWork<Context = never> = {
  queue: ClaimedQueue<DueJob, 'due_work'>;
  /** True if this installation can do such work. */
  isDone(context: Context): boolean;
  /** Claims the next job and does it. False when none is due, or this installation cannot do it. */
  doNext(context: Context, signal?: AbortSignal): Promise<boolean>;
  /** Stores a job that this process does itself: it is claimed from the start. */
  begin(db: Db, subject: string): Promise<DueJob>;
  /** Does such a job, and keeps its claim meanwhile. */
  doBegun(context: Context, job: DueJob): Promise<void>;
  /** Does jobs as they become due, one at a time; undefined where this installation cannot. */
  start(context: Context): QueueWorker | undefined;
};

/** Polling interval in milliseconds; an idle kind is polled less often, see `startQueueWorker`. */
const INTERVAL_MS = 1000;
/** Interval at which the claim of a job is renewed that its own process began. */
const RENEWAL_MS = 10_000;
/** Rest after an outage: the next job would meet it, too. */
const OUTAGE_REST_MS = 10_000;
/** Longest wait for the next attempt after an outage. */
const MAX_WAIT_SECONDS = 300;

/** SQL: the end of an `insert`. A job that waits stays as it is, and one that was given up starts anew. */
export const OR_ANEW = sql`on conflict (kind, subject) do update
  set given_up_at = null, failures = 0, failure = null, moved_at = now(), next_attempt_at = now()
  where due_work.given_up_at is not null`;

/** SQL: the columns of a job. */
const JOB = sql`due_work.id, attempts, subject, due_at as "dueAt", failures,
  extract(epoch from now() - moved_at)::float8 as "ageSeconds"`;

/** Stores a job of a kind, due now, unless it waits. */
export async function addDueWork(
  db: Db,
  kind: KindOfWork['name'],
  { subject, userId = null }: { subject: string; userId?: string | null },
): Promise<void> {
  await sql`insert into due_work (kind, subject, user_id) values (${kind}, ${subject}, ${userId})
    ${OR_ANEW}`.execute(db);
}

/** Another worker has the job by now. */
class LostClaimError extends Error {
  override name = 'LostClaimError';
}

/** Declares a kind of work: a row for each thing to be done, removed once it is. */
export function dueWork<Context extends Base>(definition: Definition<Context>): DueWork<Context> {
  const {
    name,
    summary,
    feed,
    isOldAfter,
    take,
    isAtomic = false,
    isPaced = false,
    isOutage = () => false,
    maxSeconds,
  } = definition;
  const ofKind = sql<boolean>`due_work.kind = ${sql.lit(name)}`;
  const queue = createClaimedQueue<DueJob, 'due_work'>({
    table: 'due_work',
    isPending: sql`${ofKind} and given_up_at is null`,
    givenUp: () => sql`given_up_at = now()`,
    countsFailures: true,
    owners: {
      name,
      summary,
      feed,
      ...(isOldAfter !== undefined && { isOldAfter }),
      isWaiting: sql`${ofKind} and given_up_at is null and due_at <= now()`,
      waitsSince: sql`due_at`,
      oldestFirst: sql`due_at`,
      isGivenUp: sql`${ofKind} and given_up_at is not null`,
      since: sql`given_up_at`,
      who: sql`coalesce(user_id, '')`,
      what: definition.what ?? sql`concat(kind, ' ', subject)`,
      retried: sql`given_up_at = null, failures = 0, failure = null, moved_at = now(), next_attempt_at = now()`,
    },
    columns: JOB,
  });

  async function claim(db: Db, limit: number): Promise<DueJob[]> {
    const jobs = await queue.claim(db, limit);
    if (jobs.length > 0 || !take) return jobs;
    const { rows } = await take.execute(db);
    return rows.length > 0 ? queue.claim(db, limit) : [];
  }

  async function end(db: Db, job: DueJob, outcome: Outcome): Promise<void> {
    const isHeld = outcome
      ? await queue.settle(db, job, again(fromNow(outcome.againInMs)))
      : await queue.remove(db, job);
    if (!isHeld) throw new LostClaimError();
  }

  /** False after an outage. */
  async function perform({ db, log }: Base, job: DueJob, handle: Handler, signal: AbortSignal) {
    const run = async (within: Db) => end(within, job, await handle(job, within, signal));
    try {
      if (job.failures >= MAX_LOST_CLAIMS) throw new Error('the process ended while it did this');
      await (isAtomic ? db.transaction().execute(run) : run(db));
    } catch (error) {
      if (error instanceof LostClaimError) return true;
      const isPersistent = !isOutage(error) && classifyWorkFailure(error) === 'persistent';
      const delayMs = isPersistent ? undefined : waitAfter(job.ageSeconds);
      await recordFailure(job, error, { db, log, queue, name, isPersistent, delayMs, maxSeconds });
      return isPersistent;
    }
    return true;
  }

  return {
    queue,
    isDone: (context) => definition.handler(context) !== undefined,
    async doNext(context, signal = new AbortController().signal) {
      const handle = definition.handler(context);
      const [job] = handle ? await claim(context.db, 1) : [];
      if (!handle || !job) return false;
      await perform(context, job, handle, signal);
      return true;
    },
    async begin(db, subject) {
      const { rows } = await sql<DueJob>`
        insert into due_work (kind, subject, attempts, claimed_until)
        values (${name}, ${subject}, 1, ${CLAIM_EXPIRY}) returning ${JOB}`.execute(db);
      const [job] = rows;
      if (!job) throw new Error(`no job of ${name} was stored`);
      return job;
    },
    async doBegun(context, job) {
      const handle = definition.handler(context);
      if (!handle) return;
      const keepClaim = () => queue.renew(context.db, [job]).catch(() => undefined);
      const renewals = clock.setInterval(() => void keepClaim(), RENEWAL_MS).unref();
      try {
        await perform(context, job, handle, new AbortController().signal);
      } finally {
        clearInterval(renewals);
      }
    },
    start(context) {
      const handle = definition.handler(context);
      if (!handle) return undefined;
      const { db, log } = context;
      const ending = new AbortController();
      const { signal } = ending;
      const rest = (ms: number) => sleep(ms, { signal, ref: false }).catch(() => undefined);
      const worker = startQueueWorker<DueJob>({
        name,
        log,
        concurrency: 1,
        claim: (limit) => claim(db, limit),
        renew: (jobs) => queue.renew(db, jobs),
        async work(job) {
          const startedAt = clock.elapsed();
          const isUp = await perform(context, job, handle, signal);
          // The other half of the time is for everybody else.
          if (!isUp) await rest(OUTAGE_REST_MS);
          else if (!isPaced) await rest(clock.elapsed() - startedAt);
        },
        intervalMs: INTERVAL_MS,
      });
      return {
        wake: worker.wake,
        stop() {
          ending.abort();
          return worker.stop();
        },
      };
    },
  };
}

/** Until the next attempt after an outage: as long as it has lasted. */
const waitAfter = (seconds: number) => 1000 * Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS);

const again = (at: RawBuilder<Date>) =>
  sql`due_at = ${at}, next_attempt_at = ${at}, moved_at = ${at}, failures = 0, failure = null`;
