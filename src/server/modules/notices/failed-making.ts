import { type RawBuilder, sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { retryDelay } from '../../lib/retries.ts';
import { fromNow } from '../../queue/claimed-queue.ts';
import type { KindOfWork } from '../../queue/given-up-work.ts';
import { classifyWorkFailure, isGivenUp } from '../../queue/retry-limit.ts';

/** An error met while messages were made of an arrival or a fan-out. */
export type Failing = { db: Db; log: Pick<Logger, 'error' | 'warn'> | undefined; error: unknown };

/** Giving up and retrying, the same for arrivals and fan-outs. */
export const MAKES_MESSAGES = {
  isGivenUp: sql<boolean>`given_up_at is not null`,
  since: sql<Date>`given_up_at`,
  who: sql<string>`''`,
  retried: sql`given_up_at = null, failures = 0, failure = null, next_at = now()`,
} satisfies Partial<KindOfWork>;

/**
 * Postpones the row whose messages could not be made, or gives it up after as many failures as other work; other rows go on
 * meanwhile. `next`: SQL that chooses and locks it, as the failed statement did. Rejects with the error if the database was
 * unavailable.
 */
export async function recordMakingFailure(
  { db, log, error }: Failing,
  table: 'arrival' | 'fan_out',
  next: RawBuilder<unknown>,
): Promise<undefined> {
  if (classifyWorkFailure(error) === 'unavailable') throw error;
  await db.transaction().execute(async (transaction) => {
    const failed = await one<{ id: string; failures: number }>(transaction)`
      select ${sql.table(table)}.id::text, failures + 1 as failures ${next}`;
    if (!failed) return;
    const { id, failures } = failed;
    const isLast = isGivenUp({ persistentFailures: failures, ageSeconds: 0 });
    if (isLast) log?.error({ err: error, queue: table, job: id }, 'gave up a job');
    else log?.warn({ err: error, queue: table, job: id }, 'will retry a job');
    await sql`
      update ${sql.table(table)} set failures = ${failures}, failure = ${String(error)},
        next_at = ${isLast ? sql`now()` : fromNow(retryDelay(failures))},
        given_up_at = ${isLast ? sql`now()` : sql`null`}
      where id = ${id}::bigint`.execute(transaction);
  });
  return undefined;
}
