import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../domain/calendar.ts';

/**
 * Notes that somebody wants to see a title: the event for the rankings and the wish for the bot, both or
 * none. False when there is no such title.
 */
export async function recordPlay(
  db: Kysely<Schema>,
  { userId, contentId, at = new Date() }: { userId: string; contentId: number; at?: Date },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with title as (
      select id from content where id = ${contentId}
    ), event as (
      insert into play_event (user_id, content_id, played_at, day)
      select ${userId}, id, ${at}::timestamptz, ${dayOf(at)}::date from title
      returning id
    ), uncounted as (
      insert into play_uncounted (event_id) select id from event
    ), wish as (
      insert into wish (user_id, kind, content_id) select ${userId}, 'play', id from title
    )
    select exists (select from title) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Notes that somebody wants to be asked in the chat what to look for. */
export async function recordSearch(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.insertInto('wish').values({ user_id: userId, kind: 'search' }).execute();
}
