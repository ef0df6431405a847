import { type Kysely, sql } from 'kysely';
import type { StaticList } from '../../src/contract/static-lists.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { dayOf } from '../../src/server/lib/calendar.ts';

export type PlaySeed = { userId: string; titleId: number; at: Date };
export type ListItemSeed = { userId: string; list: StaticList; titleId: number; at: Date };

/** Inserts past plays without deliveries; `countPlays` counts them like all others. */
export async function seedPlays(db: Kysely<Schema>, plays: readonly PlaySeed[]): Promise<void> {
  const rows = plays.map((play) => ({ ...play, day: dayOf(play.at) }));
  await sql`
    with event as (
      insert into play_event (user_id, title_id, played_at, day)
      select "userId", "titleId", at, day
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as play("userId" text, "titleId" integer, at timestamptz, day date)
      returning id
    )
    insert into pending_play (event_id) select id from event`.execute(db);
}

/** Inserts list entries and updates the counters; existing entries are kept. */
export async function seedListItems(db: Kysely<Schema>, items: readonly ListItemSeed[]): Promise<void> {
  await sql`
    with added as (
      insert into list_item (user_id, list, title_id, added_at)
      select "userId", list, "titleId", at
      from json_to_recordset(${JSON.stringify(items)}::json)
        as item("userId" text, list text, "titleId" integer, at timestamptz)
      on conflict do nothing
      returning list, title_id
    ), number as (
      select title_id, count(*) filter (where list = 'mi_piace')::int as likes,
        count(*) filter (where list = 'preferiti')::int as loves
      from added group by title_id
    )
    update title_stats set mi_piace = mi_piace + likes, preferiti = preferiti + loves
    from number where title_stats.title_id = number.title_id`.execute(db);
}
