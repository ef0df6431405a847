import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../queue/claimed-queue.ts';
import type { ListTarget } from './list-entry.ts';

/** A list that is being imported, a batch at each claim. */
export type ListImportJob = Claim & {
  userId: string;
  target: ListTarget;
  /** The position of the last entry that is done. */
  reached: number;
  missing: number;
  searches: number;
  /** Attempts since its last batch that failed persistently or whose process ended. */
  failures: number;
  /** Seconds since its last batch. */
  ageSeconds: number;
};

/**
 * Of each person only the earliest list is claimed, and whose turn was longest ago comes first: nobody waits longer since
 * somebody else has sent many. A claim that is still there then is one of a process that ended.
 */
export const listImportQueue = createClaimedQueue<ListImportJob>({
  table: 'list_import',
  isPending: sql`state = 'running'`,
  inTurnBy: 'user_id',
  givenUp: () => sql`state = 'done'`,
  changes: sql`failures = least(failures + case when claimed_until is null then 0 else 1 end, 32767)`,
  afterSettling: sql`told as (
    insert into outbox (user_id, list_import_id) select user_id, id from settled where settled.state = 'done'
  ), turned as (
    -- The person's next list waits for its turn from now on.
    update list_import set next_attempt_at = now() from settled
    where settled.state = 'done' and list_import.user_id = settled.user_id and list_import.id <> settled.id
      and list_import.state = 'running'
  )`,
  columns: sql`list_import.id, attempts, user_id as "userId", target, reached, missing, searches, failures,
    extract(epoch from now() - moved_at)::float8 as "ageSeconds"`,
});

/** Schedules another attempt at a list's next batch; the person's other lists wait. */
export async function postponeListImport(
  db: Kysely<Schema>,
  claim: Claim,
  { delayMs, failure, failures }: { delayMs: number; failure: string; failures: number },
): Promise<void> {
  await listImportQueue.settle(
    db,
    claim,
    sql`next_attempt_at = ${fromNow(delayMs)}, failure = ${failure}, failures = ${failures}`,
  );
}
