import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../domain/calendar.ts';

/** A press within so many seconds of the one before means the same; so does one while that still waits. */
const REPEAT_SECONDS = 5;
/** Deliveries that may wait for one person at a time. */
export const MOST_WAITING = 20;

/** `repeated`: the same was asked for a moment ago; `too many`: so much waits for this person already. */
export type Handover = 'taken' | 'repeated' | 'too many';

/** `requestId` names the call or update that it came with, in the log. */
type Play = { userId: string; contentId: number; requestId?: string; at?: Date };

/**
 * Notes that somebody wants to see a title: the event for the rankings (one a person, title and day) and what the
 * bot has to deliver, both or none.
 */
export async function recordPlay(
  db: Kysely<Schema>,
  { userId, contentId, requestId, at = new Date() }: Play,
): Promise<Handover | 'no such title'> {
  const { rows } = await sql<Noted & { known: boolean }>`
    with title as (
      select id from content where id = ${contentId} and not hidden
    ), ${queued(userId, contentId)}, wish as (
      insert into wish (user_id, kind, content_id, request_id)
      select ${userId}, 'play', id, ${requestId ?? null} from title, queued
      where not queued.repeated and queued.waiting < ${MOST_WAITING}
      returning content_id
    ), event as (
      insert into play_event (user_id, content_id, played_at, day, first_of_day)
      select ${userId}, content_id, ${at}::timestamptz, ${dayOf(at)}::date, true from wish
      on conflict (user_id, content_id, day) where first_of_day do nothing
      returning id
    ), uncounted as (
      insert into play_uncounted (event_id) select id from event
    )
    select exists (select from title) as known, exists (select from wish) as taken, queued.repeated
    from queued`.execute(db);
  const [noted] = rows;
  return noted?.known ? outcomeOf(noted) : 'no such title';
}

/** Notes that somebody wants to be asked in the chat what to look for. */
export async function recordSearch(
  db: Kysely<Schema>,
  userId: string,
  requestId?: string,
): Promise<Handover> {
  const { rows } = await sql<Noted>`
    with ${queued(userId, null)}, wish as (
      insert into wish (user_id, kind, request_id) select ${userId}, 'search', ${requestId ?? null} from queued
      where not queued.repeated and queued.waiting < ${MOST_WAITING}
      returning id
    )
    select exists (select from wish) as taken, queued.repeated from queued`.execute(db);
  return rows[0] ? outcomeOf(rows[0]) : 'too many';
}

type Noted = { taken: boolean; repeated: boolean };

function outcomeOf({ taken, repeated }: Noted): Handover {
  if (taken) return 'taken';
  return repeated ? 'repeated' : 'too many';
}

/** What was asked for before; a search is the wish without a title. */
function queued(userId: string, contentId: number | null) {
  const since = sql`now() - make_interval(secs => ${REPEAT_SECONDS})`;
  return sql`queued as (
    select
      (select count(*) from (
        select from wish where user_id = ${userId} and state = 'waiting' limit ${MOST_WAITING}
      ) as own) as waiting,
      exists (
        select from wish where user_id = ${userId} and state = 'waiting' and claimed_until is null
          and content_id is not distinct from ${contentId}::int
      ) or exists (
        select from wish where user_id = ${userId} and created_at > ${since}
          and content_id is not distinct from ${contentId}::int
      ) as repeated
  )`;
}
