import { sql } from 'kysely';
import { MAX_WATCHED } from '../../queue/claimed-queue.ts';
import type { KindOfWork } from '../../queue/given-up-work.ts';

const IS_OWNERS = sql<boolean>`kind in ('intake', 'report', 'request')`;

/**
 * Live messages that owners are sent, and their edits. One that was cut off while it was sent is given up: sent again only by
 * the next change, or when an owner has it retried.
 */
export const OWNERS_MESSAGES: KindOfWork = {
  name: 'posts',
  summary: 'cards of requests and reports, and reports to owners of what became of their videos',
  table: 'live_message',
  dueJobs: sql`
    select concat(id, ':', attempts) as job from live_message
    where ${IS_OWNERS} and shown < changes and next_attempt_at <= now() and coalesce(claimed_until <= now(), true)
    order by next_attempt_at, id limit ${sql.lit(MAX_WATCHED)}`,
  isWaiting: sql`${IS_OWNERS} and shown < changes`,
  waitsSince: sql`changed_at`,
  isGivenUp: sql`${IS_OWNERS} and shown = changes and failure is not null`,
  since: sql`changed_at`,
  who: sql`chat_id::text`,
  what: sql`case kind when 'intake' then (select text from intake where intake.id::text = subject)
    else concat_ws(' ', kind, subject) end`,
  retried: sql`changes = changes + 1, begun_at = null, failure = null, changed_at = now(), next_attempt_at = now()`,
  dropped: sql`failure = null`,
};
