import { sql } from 'kysely';
import type { KindOfWork } from '../../queue/given-up-work.ts';

/** Plays to be counted; the leader counts them. */
export const PLAY_WORK: KindOfWork = {
  name: 'plays',
  summary: 'plays to count in the rankings',
  label: 'conteggi',
  table: 'pending_play',
  id: 'event_id',
  join: sql`join play_event on play_event.id = event_id`,
  isWaiting: sql`failure is null`,
  waitsSince: sql`played_at`,
  oldestFirst: sql`event_id`,
  isGivenUp: sql`failure is not null`,
  since: sql`played_at`,
  who: sql`user_id`,
  what: sql`'title ' || content_id`,
  retried: sql`failure = null`,
};
