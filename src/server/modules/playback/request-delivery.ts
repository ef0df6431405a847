import { sql } from 'kysely';
import { type Db, type DbTransaction, one, undefinedIfDeleted } from '../../database/db.ts';
import { isWithinLast } from '../../database/tables/within-last.ts';
import { TIME_ZONE } from '../../lib/formats.ts';
import { LONGEST_WAIT } from '../../queue/claimed-queue.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { type TitlePart, titlePartExists } from '../videos/title-part.ts';
import { episodeToPlay } from '../watched/watch-progress.ts';
import { CHAT_INTERVAL_SECONDS } from './delivery-queue.ts';

/** Presses within this time, or while the first one waits, count as one. */
const REPEAT_SECONDS = 5;
/** Pending deliveries allowed for one person. */
export const MAX_PENDING_DELIVERIES = 20;

/** `repeated`: a duplicate of a recent request; `too many`: the person's queue is full. */
export type DeliveryRequestOutcome = 'taken' | 'repeated' | 'too many';

/** `episode`: of a series; without one the next episode for the person is sent, or its seasons are offered. */
type Play = TitlePart & {
  userId: string;
  /** Names the call or update that it came with, in the log. */
  requestId?: string;
  /** The update that `requestId` names: it requests one delivery, however often it is handled. */
  updateId?: number;
  /** It is requested below a message that shows the title. */
  isBelowCard?: boolean;
  at?: Date;
};

/**
 * Enqueues a title's delivery and stores the play event for the rankings (one per person, title and day), in one
 * transaction.
 */
export async function requestPlay(
  db: Db,
  { userId, titleId, episode, requestId, updateId, isBelowCard = false, at }: Play,
): Promise<DeliveryRequestOutcome | 'no such title'> {
  // The database's clock, which all servers share.
  const moment = at ? sql`${at}::timestamptz` : sql`now()`;
  const outcome = await oneAtATime(db, userId, async (transaction) => {
    // Chosen now: a delivery that is tried again sends the same.
    const chosen = episode ?? (await episodeToPlay(transaction, { userId, titleId }));
    const noted = await one<Noted & { known: boolean }>(transaction)`
      with wanted as (
        select id from title
        where id = ${titleId} and ${visibleTo('people')} and ${episode ? titlePartExists({ episode }) : sql`true`}
      ), ${queued(userId, { titleId, episode: episode ?? null })}, handled as (
        select from delivery where user_id = ${userId} and request_id = ${requestId ?? null}
          and created_at >= (select received_at from bot_update where id = ${updateId ?? null}::bigint)
      ), delivery as (
        insert into delivery (user_id, kind, title_id, below_card, season, episode, request_id, next_attempt_at)
        select ${userId}, 'play', id, ${isBelowCard}::boolean, ${chosen?.season ?? null}::smallint, ${chosen?.episode ?? null}::smallint,
          ${requestId ?? null}, free_at
        from wanted, queued
        where not queued.repeated and not exists (select from handled) and queued.waiting < ${MAX_PENDING_DELIVERIES}
        returning title_id
      ), event as (
        insert into play_event (user_id, title_id, played_at, day, first_of_day)
        select ${userId}, title_id, ${moment}, (${moment} at time zone ${TIME_ZONE})::date, true
        from delivery
        on conflict (user_id, title_id, day) where first_of_day do nothing
        returning id
      ), uncounted as (
        insert into pending_play (event_id) select id from event
      )
      select exists (select from wanted) as known, exists (select from delivery) as taken,
        queued.repeated or exists (select from handled) as repeated
      from queued`;
    return noted?.known ? outcomeOf(noted) : undefined;
  }).catch(undefinedIfDeleted);
  return outcome ?? 'no such title';
}

/** Enqueues a search prompt. */
export function requestSearchPrompt(
  db: Db,
  userId: string,
  requestId?: string,
): Promise<DeliveryRequestOutcome> {
  return oneAtATime(db, userId, async (transaction) => {
    const row = await one<Noted>(transaction)`
      with ${queued(userId, { titleId: null, episode: null })}, delivery as (
        insert into delivery (user_id, kind, request_id, next_attempt_at)
        select ${userId}, 'search', ${requestId ?? null}, free_at from queued
        where not queued.repeated and queued.waiting < ${MAX_PENDING_DELIVERIES}
        returning id
      )
      select exists (select from delivery) as taken, queued.repeated from queued`;
    return row ? outcomeOf(row) : 'too many';
  });
}

/** Serialises a person's requests: the statement after the lock sees the rows of the request before. */
function oneAtATime<T>(
  db: Db,
  userId: string,
  request: (transaction: DbTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const key = `delivery to ${userId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    return request(transaction);
  });
}

type Noted = { taken: boolean; repeated: boolean };

function outcomeOf({ taken, repeated }: Noted): DeliveryRequestOutcome {
  if (taken) return 'taken';
  return repeated ? 'repeated' : 'too many';
}

/**
 * A person's earlier requests: the number of waiting ones, a flag for one of the same thing (a search prompt has no
 * title; a series without an episode is the same as any of its episodes), and the time of the next message to them.
 * Ignores times in the future: a fast clock has written them.
 */
function queued(userId: string, { titleId, episode }: { titleId: number | null; episode: Episode | null }) {
  const isPart = episode
    ? sql`(season, episode) is not distinct from (${episode.season}::smallint, ${episode.episode}::smallint)`
    : sql`true`;
  const isSame = sql`title_id is not distinct from ${titleId}::int and not subtitles and ${isPart}`;
  const isRecent = isWithinLast(sql`created_at`, REPEAT_SECONDS);
  const interval = sql`make_interval(secs => ${CHAT_INTERVAL_SECONDS})`;
  return sql`queued as (
    select
      (select count(*) from (
        select from delivery where user_id = ${userId} and state = 'waiting' limit ${MAX_PENDING_DELIVERIES}
      ) as own) as waiting,
      exists (
        select from delivery where user_id = ${userId} and state = 'waiting' and claimed_until is null
          and ${isSame}
      ) or exists (
        select from delivery where user_id = ${userId} and ${isRecent} and ${isSame}
      ) as repeated,
      greatest(
        now(),
        (select max(case when claimed_until is null and next_attempt_at < ${LONGEST_WAIT} then next_attempt_at else now() + ${interval} end)
          from delivery where user_id = ${userId} and state = 'waiting'),
        (select max(delivered_at) + ${interval} from delivery
          where user_id = ${userId} and ${isRecent} and delivered_at < now() + interval '1 minute'),
        (select until from rate_limited_chat where user_id = ${userId} and limited_at < now() + interval '1 minute')
      ) as free_at
  )`;
}
