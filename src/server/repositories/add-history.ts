import { type Kysely, sql } from 'kysely';
import type { StaticList } from '../../contract/lists.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../domain/calendar.ts';

export type PastPlay = { userId: string; contentId: number; at: Date };
export type PastListItem = { userId: string; list: StaticList; contentId: number; at: Date };

/** Adds many plays that nobody is to get delivered; `countPlays` counts them like all others. */
export async function addPlays(db: Kysely<Schema>, plays: readonly PastPlay[]): Promise<void> {
  const rows = plays.map((play) => ({ ...play, day: dayOf(play.at) }));
  await sql`
    with event as (
      insert into play_event (user_id, content_id, played_at, day)
      select "userId", "contentId", at, day
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as play("userId" text, "contentId" integer, at timestamptz, day date)
      returning id
    )
    insert into play_uncounted (event_id) select id from event`.execute(db);
}

/** Adds many titles to lists and counts them; those there already are left alone. */
export async function addListItems(db: Kysely<Schema>, items: readonly PastListItem[]): Promise<void> {
  await sql`
    with added as (
      insert into list_item (user_id, list, content_id, added_at)
      select "userId", list, "contentId", at
      from json_to_recordset(${JSON.stringify(items)}::json)
        as item("userId" text, list text, "contentId" integer, at timestamptz)
      on conflict do nothing
      returning list, content_id
    ), number as (
      select content_id, count(*) filter (where list = 'mi_piace')::int as likes,
        count(*) filter (where list = 'preferiti')::int as loves
      from added group by content_id
    )
    update content_stats set mi_piace = mi_piace + likes, preferiti = preferiti + loves
    from number where content_stats.content_id = number.content_id`.execute(db);
}
