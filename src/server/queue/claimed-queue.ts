import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import type { ClaimColumns } from '../database/tables/columns.ts';
import { CLAIM_VERSION } from './claim-version.ts';
import type { KindOfWork } from './given-up-work.ts';

/** Identifies one claim on a job. Each claim increments `attempts`, which therefore serves as a fencing token. */
export type Claim = { id: number; attempts: number };

/** Seconds until a claim expires unless it is renewed: after a crash a job waits that long. */
const CLAIM_SECONDS = 30;

/** Where jobs take turns: due jobs that a claim considers before it reads the first job of each key. */
const MAX_NEAREST = 200;

/** Due jobs that are watched, to see that some of them move. */
export const MAX_WATCHED = 50;

/** SQL: `ms` milliseconds from now. */
export const fromNow = (ms: number): RawBuilder<Date> => sql`now() + make_interval(secs => ${ms / 1000})`;
/** SQL: when a claim made now expires. */
export const CLAIM_EXPIRY = sql<Date>`now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})`;

/** SQL: no job waits longer for its next attempt, unless its chat is limited or a clock that was ahead has said when. */
export const LONGEST_WAIT = sql<Date>`now() + interval '30 minutes'`;

/** Tables whose rows are claimed: their types have the columns `ClaimColumns`. */
export type ClaimedTable<Tables = Schema> = {
  [Table in keyof Tables]: Tables[Table] extends ClaimColumns ? Table : never;
}[keyof Tables];

type Definition<Job extends Claim, Table extends ClaimedTable> = {
  table: Table;
  /** How owners see it; null when nobody waits for a job, and the next change repeats a failed one. */
  owners: (Omit<KindOfWork, 'table' | 'isWaiting'> & Partial<Pick<KindOfWork, 'isWaiting'>>) | null;
  /** SQL: a job is neither done nor given up; the predicate of its table's indexes for claiming. */
  isPending: RawBuilder<boolean>;
  /** SQL: a further condition for claiming a job. */
  isReady?: RawBuilder<boolean>;
  /** SQL: nothing is claimed for now, for a reason that is not a fault. */
  isHeldBack?: RawBuilder<boolean>;
  /** A column: only the earliest of the jobs that share its value is claimed. */
  inTurnBy?: string;
  /** The column `failures` counts persistent failures and lost claims: those whose process ended. */
  countsFailures?: boolean;
  /** SQL: changes that give a job up, besides its `failure`. */
  givenUp(job: Job): RawBuilder<unknown>;
  /** SQL: changes at the end of a claim, whatever its outcome. */
  settled?: RawBuilder<unknown>;
  /** SQL: a further CTE of a claim's end; it may read the job from `settled`. */
  afterSettling?: RawBuilder<unknown>;
  /** SQL: the columns of a claimed job. */
  columns: RawBuilder<unknown>;
};

/** A table whose rows are jobs, each run by one worker of any process at a time. */
export type ClaimedQueue<Job extends Claim, Table extends ClaimedTable = ClaimedTable> = {
  table: Table;
  owners: KindOfWork | null;
  /** SQL: a job is neither done nor given up. */
  isPending: RawBuilder<boolean>;
  /**
   * Claims up to `limit` due jobs, in the order of their ids. None when a newer schema refuses the claims of this build,
   * which may not know these jobs.
   */
  claim(db: Db, limit: number): Promise<Job[]>;
  /** Renews claims and returns the ids of the jobs that are still the caller's. */
  renew(db: Db, claims: readonly Claim[]): Promise<number[]>;
  /** Ends a claim with changes to its row. False, and no change, when another worker has the job by now. */
  settle(db: Db, claim: Claim, changes: RawBuilder<unknown>): Promise<boolean>;
  /** Ends a claim and deletes its row; false as above. */
  remove(db: Db, claim: Claim): Promise<boolean>;
  /** Schedules another attempt, after a failure or for another reason; false as above. */
  postpone(db: Db, claim: Claim, retry: Retry): Promise<boolean>;
  /** Gives a job up; false as above. */
  giveUp(db: Db, job: Job, failure: string): Promise<boolean>;
  /** Releases all claims, after a crash. Only where no other process can be running. */
  releaseAll(db: Db): Promise<void>;
  /**
   * Has jobs attempted, and claims expire, whose time was written by a clock that was ahead; returns how many. No job
   * waits until after `furthest` unless it waits for a change, at 'infinity'.
   */
  correctFutureTimes(db: Db, furthest: RawBuilder<Date>): Promise<number>;
  /** SQL: a row is still claimed, by the claim with this number. */
  isHeld(attempts: RawBuilder<unknown> | number): RawBuilder<boolean>;
};

/** `isPersistent`: the failure is the job's own, not the database's or the messenger's. */
type Retry = { delayMs: number; failure?: string; isPersistent?: boolean };

/** Creates a queue on a table with an `id`. */
export function createClaimedQueue<Job extends Claim, Table extends ClaimedTable>(
  definition: Definition<Job, Table>,
): ClaimedQueue<Job, Table> {
  const { isPending, isReady = sql`true`, isHeldBack = sql`false` } = definition;
  const { inTurnBy, givenUp, columns, owners, countsFailures } = definition;
  const table = sql.table(definition.table);
  const andIf = (part: RawBuilder<unknown> | undefined) => (part ? sql`, ${part}` : sql``);
  const andFailures = (more: RawBuilder<unknown>) =>
    countsFailures ? sql`, failures = least(failures + ${more}, 32767)` : sql``;
  const andLostClaim = andFailures(sql`case when claimed_until is null then 0 else 1 end`);
  const isInTurn =
    inTurnBy === undefined
      ? sql`true`
      : sql`id = (
          select earliest.id from ${table} as earliest
          where ${isPending} and earliest.${sql.ref(inTurnBy)} = ${table}.${sql.ref(inTurnBy)}
          order by earliest.id limit 1
        )`;
  const isDue = sql`next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())`;
  // None while a job is in hand.
  const dueJobs = sql<{ job: string }>`
    select concat(id, ':', attempts) as job from ${table}
    where not ${isHeldBack} and ${isInTurn}
      and id = any(array(
        select id from ${table} where ${isPending} and ${isDue} and ${isReady}
        order by next_attempt_at, id limit ${sql.lit(MAX_NEAREST)}
      ))
      and not exists (select from ${table} where ${isPending} and claimed_until > now())
    order by next_attempt_at, id limit ${sql.lit(MAX_WATCHED)}`;
  const candidates = inTurnBy === undefined ? undefined : candidatesInTurn(sql.ref(inTurnBy));
  const isHeld = (attempts: RawBuilder<unknown> | number) =>
    sql<boolean>`${isPending} and claimed_until is not null and ${table}.attempts = ${attempts}`;

  /**
   * SQL: CTEs that end with `candidate`, the ids that a claim chooses from. The nearest jobs are enough, unless many of one
   * key wait: every claim would read past all of these. Then the first job of each key is read, by one index lookup a key.
   * Example: chat A has the pending jobs 1 and 2, chat B has 3. `nearest` is 1, 2, 3; `ready` is 1 and 3, since 2 waits for
   * 1; `head` finds 1, and from there 3. With 500 jobs of A before 3, `nearest` holds jobs of A alone, and only `head`
   * finds 3.
   */
  function candidatesInTurn(key: RawBuilder<unknown>) {
    const first = (after: RawBuilder<unknown>) => sql`(
      select ${key} as turn, id, next_attempt_at, claimed_until from ${table} where ${isPending} and ${after}
      order by ${key}, id limit 1
    )`;
    return (limit: number) => sql`recursive head as (
        ${first(sql`true`)}
        union all
        select next.* from head cross join lateral ${first(sql`${key} > head.turn`)} as next
      ), nearest as materialized (
        select id from ${table} where ${isPending} and ${isDue} order by next_attempt_at, id limit ${MAX_NEAREST}
      ), ready as materialized (
        select id from ${table} where id = any(array(select id from nearest)) and ${isInTurn}
      ), candidate as materialized (
        select id from ready
        union
        select id from head where ${isDue}
          and (select count(*) from nearest) = ${MAX_NEAREST} and (select count(*) from ready) < ${limit}
      ),`;
  }

  async function settle(db: Db, { id, attempts }: Claim, changes: RawBuilder<unknown>): Promise<boolean> {
    const rows = await all<unknown>(db)`
      with settled as (
        update ${table} set ${changes}, claimed_until = null${andIf(definition.settled)}
        where id = ${id} and ${isHeld(attempts)}
        returning ${table}.*
      )${andIf(definition.afterSettling)}
      select from settled`;
    return rows.length > 0;
  }

  return {
    table: definition.table,
    isPending,
    owners: owners && { isWaiting: isPending, dueJobs, ...owners, table: definition.table },
    isHeld,
    settle,
    postpone(db, claim, { delayMs, failure, isPersistent }) {
      const changes = sql`next_attempt_at = ${fromNow(delayMs)}, failure = coalesce(${failure ?? null}, failure)`;
      return settle(db, claim, sql`${changes}${andFailures(sql.lit(Number(isPersistent ?? false)))}`);
    },
    giveUp(db, job, failure) {
      return settle(db, job, sql`${givenUp(job)}, failure = ${failure}`);
    },
    async remove(db, { id, attempts }) {
      const rows = await all<unknown>(db)`
        delete from ${table} where id = ${id} and ${isHeld(attempts)} returning 1`;
      return rows.length > 0;
    },
    async claim(db, limit) {
      const rows = await all<Job>(db)`
        with ${candidates?.(limit) ?? sql``} due as materialized (
          select id from ${table}
          where ${isPending} and ${isDue} and ${isReady} and ${isInTurn}
            and ${candidates ? sql`id = any(array(select id from candidate))` : sql`true`}
          order by next_attempt_at, id
          limit ${limit}
          for update skip locked
        )
        update ${table}
        set claimed_until = ${CLAIM_EXPIRY}, attempts = least(attempts + 1, 32767),
          claim_version = ${sql.lit(CLAIM_VERSION)}${andLostClaim}
        from due where ${table}.id = due.id
        returning ${columns}`;
      return rows.sort((a, b) => a.id - b.id);
    },
    async renew(db, claims) {
      const ids = claims.map(({ id }) => id);
      const numbers = claims.map(({ attempts }) => attempts);
      const rows = await all<{ id: number }>(db)`
        update ${table} set claimed_until = ${CLAIM_EXPIRY}
        from unnest(${ids}::bigint[], ${numbers}::int[]) as claim(id, attempts)
        where ${table}.id = claim.id and ${isHeld(sql`claim.attempts`)}
        returning ${table}.id`;
      return rows.map(({ id }) => id);
    },
    async correctFutureTimes(db, furthest) {
      const isAhead = sql`(next_attempt_at > ${furthest} and next_attempt_at < 'infinity')`;
      const isClaimAhead = sql`claimed_until > now() + make_interval(secs => ${sql.lit(2 * CLAIM_SECONDS)})`;
      const rows = await all<unknown>(db)`
        update ${table}
        set next_attempt_at = case when ${isAhead} then now() else next_attempt_at end,
          claimed_until = case when ${isClaimAhead} then ${CLAIM_EXPIRY} else claimed_until end
        where ${isPending} and (${isAhead} or ${isClaimAhead})
        returning 1`;
      return rows.length;
    },
    async releaseAll(db) {
      await sql`update ${table} set claimed_until = null${andLostClaim}
        where ${isPending} and claimed_until is not null`.execute(db);
    },
  };
}
