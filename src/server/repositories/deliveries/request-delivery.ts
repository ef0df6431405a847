import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { dayOf } from '../../domain/calendar.ts';

/** Presses within so many seconds, or while the first one waits, count as one. */
const REPEAT_SECONDS = 5;
/** Pending deliveries allowed for one person. */
export const MAX_PENDING_DELIVERIES = 20;

/** `repeated`: a duplicate of a recent request; `too many`: the person's queue is full. */
export type DeliveryRequestOutcome = 'taken' | 'repeated' | 'too many';

/** `requestId` names the call or update that it came with, in the log. */
type Play = { userId: string; contentId: number; requestId?: string; at?: Date };

/**
 * Enqueues a title's delivery and stores the play event for the rankings (one per person, title and day), in one
 * transaction.
 */
export async function requestPlay(
  db: Kysely<Schema>,
  { userId, contentId, requestId, at = new Date() }: Play,
): Promise<DeliveryRequestOutcome | 'no such title'> {
  const { rows } = await sql<Noted & { known: boolean }>`
    with title as (
      select id from content where id = ${contentId} and not hidden
    ), ${queued(userId, contentId)}, delivery as (
      insert into delivery (user_id, kind, content_id, request_id)
      select ${userId}, 'play', id, ${requestId ?? null} from title, queued
      where not queued.repeated and queued.waiting < ${MAX_PENDING_DELIVERIES}
      returning content_id
    ), event as (
      insert into play_event (user_id, content_id, played_at, day, first_of_day)
      select ${userId}, content_id, ${at}::timestamptz, ${dayOf(at)}::date, true from delivery
      on conflict (user_id, content_id, day) where first_of_day do nothing
      returning id
    ), uncounted as (
      insert into pending_play (event_id) select id from event
    )
    select exists (select from title) as known, exists (select from delivery) as taken, queued.repeated
    from queued`.execute(db);
  const [noted] = rows;
  return noted?.known ? outcomeOf(noted) : 'no such title';
}

/** Enqueues a search prompt. */
export async function requestSearchPrompt(
  db: Kysely<Schema>,
  userId: string,
  requestId?: string,
): Promise<DeliveryRequestOutcome> {
  const { rows } = await sql<Noted>`
    with ${queued(userId, null)}, delivery as (
      insert into delivery (user_id, kind, request_id) select ${userId}, 'search', ${requestId ?? null} from queued
      where not queued.repeated and queued.waiting < ${MAX_PENDING_DELIVERIES}
      returning id
    )
    select exists (select from delivery) as taken, queued.repeated from queued`.execute(db);
  return rows[0] ? outcomeOf(rows[0]) : 'too many';
}

type Noted = { taken: boolean; repeated: boolean };

function outcomeOf({ taken, repeated }: Noted): DeliveryRequestOutcome {
  if (taken) return 'taken';
  return repeated ? 'repeated' : 'too many';
}

/** Rows for earlier requests of the same thing, and for a full queue; a search prompt has no title. */
function queued(userId: string, contentId: number | null) {
  const since = sql`now() - make_interval(secs => ${REPEAT_SECONDS})`;
  return sql`queued as (
    select
      (select count(*) from (
        select from delivery where user_id = ${userId} and state = 'waiting' limit ${MAX_PENDING_DELIVERIES}
      ) as own) as waiting,
      exists (
        select from delivery where user_id = ${userId} and state = 'waiting' and claimed_until is null
          and content_id is not distinct from ${contentId}::int
      ) or exists (
        select from delivery where user_id = ${userId} and created_at > ${since}
          and content_id is not distinct from ${contentId}::int
      ) as repeated
  )`;
}
