import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type MessagePace, reserveSendTimes } from './sending/message-pace.ts';

/** A claimed job that is to be sent in so many milliseconds. */
export type Paced<Job> = Job & { sendInMs: number };

/** Gives claimed jobs, in their order, the next send times of a pace that all servers share. */
export async function withSendTimes<Job>(
  db: Kysely<Schema>,
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
