import { sql } from 'kysely';
import { type Db, one } from '../database/db.ts';
import type { Logger } from '../database/logger.ts';
import { CLAIMED_QUEUES } from '../kinds-of-work.ts';
import { clock } from '../lib/clock.ts';
import { LONGEST_WAIT } from '../queue/claimed-queue.ts';
import type { Job } from '../queue/leader-job.ts';

/** A clock set back by less does no harm. */
const STEP_MS = 10_000;
const AHEAD = sql`now() + interval '1 minute'`;
/** A message to a limited chat waits for half a second longer than the chat. */
const FURTHEST_ATTEMPT = sql<Date>`greatest(
  ${LONGEST_WAIT}, (select max(until) + interval '1 second' from rate_limited_chat where limited_at <= ${AHEAD})
)`;

/** Moments of something that has happened, for whose age something waits. */
const HAPPENED = [
  { table: 'person', at: 'sessions_ended_at' },
  { table: 'forgotten_ban', at: 'sessions_ended_at' },
  { table: 'erasure', at: 'erased_at' },
  { table: 'arrival', at: 'arrived_at' },
  { table: 'arrival', at: 'created_at' },
  { table: 'video_post', at: 'changed_at' },
  { table: 'video', at: 'replaced_at' },
  { table: 'subtitle_file', at: 'added_at' },
  { table: 'skipped_post', at: 'skipped_at' },
  { table: 'video_channel', at: 'checked_at' },
] as const;

/**
 * A job that corrects stored times of the future: at its first run, and whenever the database's clock was set back. Sessions
 * that ended then would refuse every link until that time comes, the bot would be silent to an erased person who comes back, and
 * work and news would wait for it.
 */
export function futureTimesJob(db: Db, log: Pick<Logger, 'warn'>): Job {
  let last: { time: number; at: number } | undefined;
  const work = async () => {
    const time = await readClock(db);
    const at = clock.elapsed();
    const wasSetBack = last !== undefined && time < last.time + (at - last.at) - STEP_MS;
    if (last === undefined || wasSetBack) {
      const corrected = await correctFutureTimes(db);
      if (corrected > 0) log.warn({ corrected }, 'times of the future were corrected: a clock was ahead');
    }
    last = { time, at };
  };
  return { name: 'times of the future', everyMs: 5000, work };
}

async function readClock(db: Db): Promise<number> {
  const row = await one<{ ms: number }>(
    db,
  )`select (1000 * extract(epoch from clock_timestamp()))::float8 as ms`;
  return row?.ms ?? 0;
}

/** Corrects times that a fast clock has stored, and returns the number of corrected rows. */
export async function correctFutureTimes(db: Db): Promise<number> {
  let corrected = 0;
  for (const queue of CLAIMED_QUEUES) corrected += await queue.correctFutureTimes(db, FURTHEST_ATTEMPT);
  const statements = [
    ...HAPPENED.map(({ table, at }) => {
      const [name, moment] = [sql.table(table), sql.ref(at)];
      return sql`update ${name} set ${moment} = now() where ${moment} > ${AHEAD}`;
    }),
    ...['arrival', 'fan_out'].map(
      (table) => sql`update ${sql.table(table)} set next_at = now()
        where next_at > ${LONGEST_WAIT} and next_at < 'infinity'`,
    ),
    sql`update person set digest_at = now() + interval '7 days' where digest_at > now() + interval '8 days'`,
    sql`delete from rate_limited_chat where limited_at > ${AHEAD}`,
    sql`delete from setting where key = 'messages.paused-until' and value::timestamptz > now() + interval '1 day'`,
  ];
  for (const statement of statements) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    corrected += Number(numAffectedRows);
  }
  return corrected;
}
