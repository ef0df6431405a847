import { sql } from 'kysely';
import { sleep } from '../lib/clock.ts';
import type { DbTransaction } from './db.ts';

/** Shorter than PostgreSQL takes to find a deadlock, which then never ends anybody else's statement. */
const LONGEST_WAIT_FOR_LOCKS_MS = 500;

/** Attempts at work that meets others' changes. */
const ATTEMPTS = 5;
const PAUSE_MS = 50;

/** Error codes that others' changes cause: deadlocks, locks, rows that came or went since the statement began. */
const IN_THE_WAY = /^(40|55P03|2350[35])/;

/** True if others' changes have made a statement fail. */
export const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && IN_THE_WAY.test(String(error.code));

/** Repeats `work`, whose transactions `waitBriefly`, while others' changes are in its way; rejects as the last attempt does. */
export async function givingWay<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
      await sleep(PAUSE_MS * attempt);
    }
}

/** The transaction fails if others hold locks for longer than a moment. */
export async function waitBriefly(transaction: DbTransaction): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LONGEST_WAIT_FOR_LOCKS_MS)}`.execute(transaction);
}
