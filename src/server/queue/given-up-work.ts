import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../database/db.ts';
import type { Schema } from '../database/schema.ts';
import { byLanguage } from '../languages/texts.ts';

/** The owners' names for kinds of work. */
export const workTexts = byLanguage(({ desk }) => desk.work);

type Sql<Value = unknown> = RawBuilder<Value>;

/**
 * A kind of work as owners see it in `queue list`, `/statistiche`, the doctor and the metrics; a job that was given up can
 * be retried or dropped.
 */
export type KindOfWork = {
  /** In commands and metrics. */
  name: keyof typeof workTexts;
  /** For the command line's help. */
  summary: string;
  table: keyof Schema;
  /** The column that identifies a job; `id` by default. */
  id?: string;
  /** SQL: a join for the columns below. */
  join?: Sql;
  /** SQL: a job waits, and since when. */
  isWaiting: Sql<boolean>;
  waitsSince: Sql<Date>;
  /** SQL: an indexed order that starts with the oldest waiting job, if there may be too many to read them all. */
  oldestFirst?: Sql;
  /** Age of the oldest waiting job, in seconds, from which the doctor reports it; five minutes by default. */
  isOldAfter?: number;
  /** Rows of other tables that become jobs of this kind once they are due, with the moment since when they wait. */
  feed?: { from: Sql; dueAt: Sql<Date> } | undefined;
  /**
   * SQL: `job`, a key of each of the earliest jobs that could be done now, which changes once the job moves; by default that of each
   * waiting job. Null: the work takes its time, and no standstill is reported.
   */
  dueJobs?: Sql<{ job: string }> | null;
  /** SQL: a job is no longer retried. */
  isGivenUp: Sql<boolean>;
  /** SQL: when it was given up, or when it was requested if that is not stored. */
  since: Sql<Date>;
  /** SQL: its owner, a user id, or an update's chat. */
  who: Sql<string | null>;
  what: Sql<string>;
  /** A short description, if it differs from the stored one. */
  describe?(what: string): string;
  /** SQL: the reason of giving up; the column `failure` by default. */
  failure?: Sql<string>;
  /** It fails if the person has blocked the bot or is gone, which does not count as given up: no retry can help. */
  isToPeople?: boolean;
  /** SQL: the changes of a retry, as if the job were new. */
  retried: Sql;
  /** SQL: further CTEs of a retry, after `retried`, which has the ids. */
  afterRetry?: Sql;
  /** SQL: a further condition for a retry. */
  mayRetry?: Sql<boolean>;
  /** SQL: the changes of dropping a job; without them, its row is deleted. */
  dropped?: Sql;
};

/** For work that is repeated until it succeeds, and never given up. */
export const NEVER_GIVEN_UP = {
  isGivenUp: sql<boolean>`false`,
  since: sql<Date>`now()`,
  who: sql<string>`''`,
  what: sql<string>`''`,
  failure: sql<string>`''`,
  retried: sql`id = id`,
} satisfies Partial<KindOfWork>;

/** A job that is no longer retried. */
export type GivenUpJob = { id: number; since: Date; who: string; what: string; failure: string };

/** At most this many of a kind's latest failed rows are read; counts stop there. */
export const MAX_LISTED_GIVEN_UP = 1000;
/** Waiting jobs of a kind are counted up to this number. */
const MAX_COUNTED_WAITING = 10_000;

const UNREACHABLE =
  'blocked|deactivated|chat not found|user not found|initiate|peer_id_invalid|nobody in the messenger|kept out';
const isRetryable = sql`coalesce(failure, '') !~* ${sql.lit(UNREACHABLE)}`;

export const idOf = ({ id = 'id' }: KindOfWork) => sql.ref(id);
export const rowsOf = ({ table, join = sql`` }: KindOfWork) => sql`${sql.table(table)} ${join}`;

function givenUp(kind: KindOfWork): Sql<GivenUpJob> {
  const { table, id = 'id', since, who, what, failure = sql`failure`, isGivenUp, isToPeople } = kind;
  const row = sql.ref(`${table}.${id}`);
  return sql`
    select * from (
      select ${row}::float8 as id, ${since} as since, ${who} as who, ${what} as what, ${failure} as failure
      from ${rowsOf(kind)} where ${isGivenUp} order by ${row} desc limit ${sql.lit(MAX_LISTED_GIVEN_UP)}
    ) as failed where ${isToPeople ? isRetryable : sql`true`}`;
}

/** A kind's given-up jobs, the latest first: at most `MAX_LISTED_GIVEN_UP`. */
export async function listGivenUp(db: Db, kind: KindOfWork): Promise<GivenUpJob[]> {
  return (await givenUp(kind).execute(db)).rows;
}

/** The given-up jobs to change: one by its id, or all that are listed. */
export type GivenUpChoice = number | 'all';

/** Schedules given-up jobs again; returns their number. */
export async function retryGivenUp(db: Db, kind: KindOfWork, choice: GivenUpChoice): Promise<number> {
  const { table, retried, afterRetry, mayRetry = sql`true` } = kind;
  const ids = await all<unknown>(db)`
    with retried as (
      update ${sql.table(table)} set ${retried} where ${chosen(kind, choice)} and ${mayRetry} returning ${idOf(kind)} as id
    )${afterRetry ? sql`, ${afterRetry}` : sql``}
    select from retried`;
  return ids.length;
}

/** Drops given-up jobs from the list; returns their number. */
export function dropGivenUp(db: Db, kind: KindOfWork, choice: GivenUpChoice): Promise<number> {
  const table = sql.table(kind.table);
  const how = kind.dropped ? sql`update ${table} set ${kind.dropped}` : sql`delete from ${table}`;
  return change(db, sql`${how} where ${chosen(kind, choice)}`);
}

function chosen(kind: KindOfWork, choice: GivenUpChoice): Sql<boolean> {
  const ids =
    choice === 'all' ? sql`select id::bigint from (${givenUp(kind)}) as listed` : sql`${choice}::bigint`;
  return sql`${idOf(kind)} in (${ids}) and ${kind.isGivenUp}`;
}

async function change(db: Db, statement: Sql): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return Number(numAffectedRows);
}

/** Backlog and failures of a kind of work. */
export type QueueHealth = {
  queue: KindOfWork['name'];
  /** At most `MAX_COUNTED_WAITING`. */
  waiting: number;
  /** Age of the oldest waiting job; 0 when none waits. */
  oldestSeconds: number;
  /** At most `MAX_LISTED_GIVEN_UP`. */
  givenUp: number;
};

/** Reads the health of all kinds of work in one statement, in their order. */
export async function readQueueHealth(db: Db, kinds: readonly KindOfWork[]): Promise<QueueHealth[]> {
  return all<QueueHealth>(db)`${sql.join(kinds.map(healthOf), sql` union all `)}`;
}

function healthOf(kind: KindOfWork): Sql {
  const { name, waitsSince, oldestFirst, feed } = kind;
  const waiting = sql`from ${rowsOf(kind)} where ${kind.isWaiting}`;
  const oldest = oldestFirst
    ? sql`select ${waitsSince} ${waiting} order by ${oldestFirst} limit 1`
    : sql`select min(${waitsSince}) ${waiting}`;
  const oldestFed = feed ? sql`select min(${feed.dueAt}) from ${feed.from}` : sql`select null::timestamptz`;
  return sql`
    select ${name}::text as queue, (select count(*)::int from (${givenUp(kind)}) as listed) as "givenUp",
      least(${countOf(waiting)} + ${feed ? countOf(sql`from ${feed.from}`) : sql`0`}, ${sql.lit(MAX_COUNTED_WAITING)}) as waiting,
      greatest(coalesce(extract(epoch from now() - least((${oldest}), (${oldestFed}))), 0), 0)::float8 as "oldestSeconds"`;
}

const countOf = (rows: Sql) =>
  sql`(select count(*)::int from (select ${rows} limit ${sql.lit(MAX_COUNTED_WAITING)}) as waiting)`;
