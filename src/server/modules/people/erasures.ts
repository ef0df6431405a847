import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type DbTransaction, one } from '../../database/db.ts';
import { TABLES, tableNames } from '../../database/schema.ts';
import { GONE, hashOf } from '../../database/tables/refuse-erased.ts';
import { DAY_SECONDS, isWithinLast } from '../../database/tables/within-last.ts';
import { hashLookup, makeHashKey } from './bans.ts';

/** Seconds between two erasures of one person. */
const INTERVAL_SECONDS = 10 * 60;

/** The daily limits that outlive an erasure, as the facts of the tables name them. */
export type DailyLimit = 'requests' | 'open requests' | 'reports' | 'lists';

const ERASURE = 'erasure';
const ALWAYS = [ERASURE, GONE];
const USES = tableNames.flatMap((name) => Object.entries(TABLES[name].person?.uses ?? {}));

/**
 * Stores an erasure, which ends the sessions and links that it was made with and refuses the person's rows until they
 * come back, and the used part of the daily limits; before the rows that show it are deleted.
 */
export async function rememberErasure(transaction: DbTransaction, userId: string): Promise<void> {
  await makeHashKey(transaction);
  for (const kind of ALWAYS) await store(kind, sql`0`);
  for (const [limit, count] of USES) await store(limit, sql`(${count(userId)})::int`);

  async function store(kind: string, uses: ReturnType<typeof sql>): Promise<void> {
    const counts = isWithinLast(sql`erasure.erased_at`, DAY_SECONDS);
    await sql`
      insert into erasure (person_hash, kind, uses)
      select ${hashOf(userId)}, ${kind}, uses from (select ${uses} as uses) as used where uses > 0 or ${kind} = any(${ALWAYS}::text[])
      on conflict (person_hash, kind) do update set erased_at = now(),
        uses = excluded.uses + case when ${counts} then erasure.uses else 0 end`.execute(transaction);
  }
}

/** The part of a daily limit that a person had used up before their data were erased. */
export async function usedBeforeErasure(db: Db, userId: string, limit: DailyLimit): Promise<number> {
  const row = await one<{ uses: number }>(db)`
    select uses from erasure
    where person_hash = ${hashOf(userId)} and kind = ${limit} and ${isWithinLast(sql`erased_at`, DAY_SECONDS)}`;
  return row?.uses ?? 0;
}

/** Seconds until a person may erase their data again; 0: now. */
export async function secondsUntilErasure(db: Db, userId: string): Promise<number> {
  const row = await one<{ seconds: number }>(db)`
    select ceil(${INTERVAL_SECONDS} - extract(epoch from now() - erased_at))::int as seconds from erasure
    where person_hash = ${hashOf(userId)} and kind = ${ERASURE} and ${isWithinLast(sql`erased_at`, INTERVAL_SECONDS)}`;
  return Math.max(0, row?.seconds ?? 0);
}

/** When people's data were erased, within the life of a launch link; the result is a lookup by user id. */
export async function readErasureTimes(db: Db): Promise<(userId: string) => Date | undefined> {
  const rows = await all<{ hash: string; at: Date }>(db)`
    select person_hash as hash, erased_at as at from erasure
    where kind = ${ERASURE} and ${isWithinLast(sql`erased_at`, 8 * DAY_SECONDS)}`;
  return hashLookup(db, rows);
}

/** SQL: the mark of an erased person who has not come back. */
const markOf = (userId: string) => sql`erasure where kind = ${GONE} and person_hash = ${hashOf(userId)}`;

/** SQL: takes the mark away for something that happened after the erasure. */
export const unmark = (userId: string, at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`delete from ${markOf(userId)} and erased_at < ${at}`;

/** True if a person's data are erased, and they have not come back. */
export async function isGone(db: Db, userId: string): Promise<boolean> {
  return (await one(db)`select from ${markOf(userId)}`) !== undefined;
}

/**
 * Has rows name an erased person again, after something that they or others have done with them at a time, which is now by
 * default. False if they were erased after it.
 */
export async function welcomeBack(db: Db, userId: string, at = sql`now()`): Promise<boolean> {
  if (!(await isGone(db, userId))) return true;
  const { numAffectedRows = 0n } = await unmark(userId, at).execute(db);
  return numAffectedRows > 0n || !(await isGone(db, userId));
}
