import { type Kysely, sql } from 'kysely';
import type { StaticList } from '../../contract/lists.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../domain/calendar.ts';

export type PastPlay = { userId: string; contentId: number; at: Date };
export type PastListItem = { userId: string; list: StaticList; contentId: number; at: Date };

/** Adds many plays without counting them: `rebuildCounters` has to follow in the same transaction. */
export async function addPlays(db: Kysely<Schema>, plays: readonly PastPlay[]): Promise<void> {
  const rows = plays.map((play) => ({ ...play, day: dayOf(play.at) }));
  await sql`
    insert into play_event (user_id, content_id, played_at, day)
    select "userId", "contentId", at, day
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as play("userId" text, "contentId" integer, at timestamptz, day date)`.execute(db);
}

/** Adds many titles to lists, those there already left alone; `rebuildCounters` has to follow, too. */
export async function addListItems(db: Kysely<Schema>, items: readonly PastListItem[]): Promise<void> {
  await sql`
    insert into list_item (user_id, list, content_id, added_at)
    select "userId", list, "contentId", at
    from json_to_recordset(${JSON.stringify(items)}::json)
      as item("userId" text, list text, "contentId" integer, at timestamptz)
    on conflict do nothing`.execute(db);
}
