import { sql } from 'kysely';
import type { ListTarget } from '../../../contract/own/list-imports.ts';
import { type Claim, createClaimedQueue } from '../../queue/claimed-queue.ts';

/** A list that is being imported, a batch at each claim. */
export type ListImportJob = Claim & {
  userId: string;
  target: ListTarget;
  /** The position of the last finished entry. */
  reached: number;
  missing: number;
  searches: number;
  /** Attempts since its last batch that failed persistently or whose process ended. */
  failures: number;
  /** Seconds since its last batch. */
  ageSeconds: number;
};

/**
 * Claims only each person's earliest list, the longest wait since the last turn first: nobody waits longer because
 * somebody else has sent many. Claims left over come from processes that ended.
 */
export const listImportQueue = createClaimedQueue<ListImportJob, 'list_import'>({
  table: 'list_import',
  isPending: sql`state = 'running'`,
  inTurnBy: 'user_id',
  givenUp: () => sql`state = 'done'`,
  countsFailures: true,
  owners: {
    name: 'lists',
    summary: 'lists that people bring from elsewhere',
    waitsSince: sql`moved_at`,
    isGivenUp: sql`failure is not null and state = 'done'`,
    since: sql`moved_at`,
    who: sql`user_id`,
    what: sql`concat(file_name, ', from entry ', reached + 1)`,
    retried: sql`state = 'running', failures = 0, failure = null, moved_at = now(), next_attempt_at = now()`,
    dropped: sql`failure = null`,
  },
  afterSettling: sql`notified as (
    insert into outbox (user_id, kind, subject) select user_id, 'listImport', id from settled where settled.state = 'done'
  ), turned as (
    -- The person's next list waits for its turn from now on.
    update list_import set next_attempt_at = now() from settled
    where settled.state = 'done' and list_import.user_id = settled.user_id and list_import.id <> settled.id
      and list_import.state = 'running'
  )`,
  columns: sql`list_import.id, attempts, user_id as "userId", target, reached, missing, searches, failures,
    extract(epoch from now() - moved_at)::float8 as "ageSeconds"`,
});
