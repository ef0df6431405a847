import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { type Db, one } from '../../database/db.ts';
import { sleep } from '../../lib/clock.ts';

/** A rate shared by all servers; `key` is the setting with the time until which it is used up. */
export type MessagePace = { key: string; perSecond: number };

/** No send time is further ahead, even if the database's clock was changed. */
const MAX_WAIT_SECONDS = 10;

/** Reserves the next send times and returns them in order, as milliseconds from now. */
export async function reserveSendTimes(
  db: Db,
  { key, perSecond }: MessagePace,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  // Later than `now()`: the row may be locked by others for a while.
  const now = sql`clock_timestamp()`;
  const taken = sql`make_interval(secs => ${count / perSecond})`;
  const row = await one<{ end: number }>(db)`
    insert into setting (key, value) values (${key}, (${now} + ${taken})::text)
    on conflict (key) do update set value = (${freeFrom(sql`setting.value::timestamptz`, now)} + ${taken})::text
    returning (1000 * extract(epoch from value::timestamptz - ${now}))::float8 as end`;
  const end = row?.end ?? 0;
  return Array.from({ length: count }, (_, index) => Math.max(0, end - ((count - index) * 1000) / perSecond));
}

/** SQL: the number of messages that fit into a pace within the next `ms` milliseconds. */
export function roomWithin({ key, perSecond }: MessagePace, ms: number): RawBuilder<number> {
  const until = sql`(select value::timestamptz from setting where key = ${key})`;
  const now = sql`statement_timestamp()`;
  return sql`floor(${perSecond} * extract(epoch from
    ${now} + make_interval(secs => ${ms / 1000}) - ${freeFrom(until, now)}))::int`;
}

/** SQL: when a pace is free again, given the time until which it is used up. */
function freeFrom(usedUntil: RawBuilder<unknown>, now: RawBuilder<unknown>) {
  const latest = sql`${now} + make_interval(secs => ${MAX_WAIT_SECONDS})`;
  return sql`least(greatest(${usedUntil}, ${now}), ${latest})`;
}

/** A claimed job, and the milliseconds until it may be sent. */
export type Paced<Job> = Job & { sendInMs: number };

/** Gives claimed jobs, in their order, the next send times of a pace. */
export async function withSendTimes<Job>(
  db: Db,
  pace: MessagePace,
  jobs: readonly Job[],
): Promise<Paced<Job>[]> {
  const times = await reserveSendTimes(db, pace, jobs.length);
  return jobs.map((job, index) => ({ ...job, sendInMs: times[index] ?? 0 }));
}

/** Waits for a job's send time. */
export async function untilSendTime({ sendInMs }: Paced<object>): Promise<void> {
  if (sendInMs >= 1) await sleep(sendInMs);
}

/** Paid broadcasts per second of all servers together; the Bot API allows 1000. */
const PAID_PER_SECOND = 500;

type MessagePaces = {
  deliveries: MessagePace;
  /** The pace of notifications and announcements: that of deliveries, unless they are paid broadcasts. */
  outbox: MessagePace;
};

/** The paces by the settings. */
export function messagePaces({
  messagesPerSecond,
  paidBroadcasts,
}: Pick<Config, 'messagesPerSecond' | 'paidBroadcasts'>): MessagePaces {
  const deliveries = { key: 'messages.paced-until', perSecond: messagesPerSecond };
  const paid = { key: 'paid-broadcasts.paced-until', perSecond: PAID_PER_SECOND };
  return { deliveries, outbox: paidBroadcasts ? paid : deliveries };
}

/** SQL: the pause whose end is in the setting `key` is not over. */
export const isPaused = (key: string): RawBuilder<boolean> =>
  sql`exists (select from setting where key = ${key} and value::timestamptz > now())`;

/** SQL statement: extends a pause of all servers until a time, unless that is null; never shortens it. */
export const extendPause = (key: string, until: RawBuilder<Date | null>): RawBuilder<unknown> => sql`
  insert into setting (key, value)
  select ${key}, until::text from (select ${until} as until) as pause where until is not null
  on conflict (key) do update set value = excluded.value
  where setting.value::timestamptz < excluded.value::timestamptz`;
