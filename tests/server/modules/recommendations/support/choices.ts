import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../../src/server/database/schema.ts';
import { createNeighbourRefresh } from '../../../../../src/server/modules/recommendations/neighbour-refresh.ts';
import { addTestTitles, type NewTitle } from '../../../support/test-titles.ts';

/** Adds titles that can be watched; returns their ids. */
export async function addTitlesToWatch(
  db: Kysely<Schema>,
  changes: readonly Partial<NewTitle>[],
): Promise<number[]> {
  const ids = await addTestTitles(db, changes);
  await sql`
    insert into video (title_id, kind, url) select id, 'link', 'https://example.org'
    from unnest(${ids}::int[]) as id`.execute(db);
  return ids;
}

/** Each of the people plays each of the titles, in this order, some days ago. */
export async function play(
  db: Kysely<Schema>,
  people: readonly string[],
  titles: readonly number[],
): Promise<void> {
  await sql`
    insert into play_event (user_id, title_id, played_at, day)
    select person, title, now() - interval '3 days' + make_interval(secs => place), now()::date - 3
    from unnest(${[...people]}::text[]) as person,
      unnest(${[...titles]}::int[]) with ordinality as one(title, place)
    order by place, person`.execute(db);
}

/** So many people, named after something. */
export const people = (count: number, name = 'person') =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** Computes all that is due, as the leader does. */
export function refresh(db: Kysely<Schema>): Promise<void> {
  return createNeighbourRefresh(db, 0)({ signal: new AbortController().signal, isLeader: () => true });
}

/** Moves the last computation back by a day. */
export async function makeAllDue(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('neighbour_refresh').set({ due_at: sql<string>`now()` }).execute();
}

/** The neighbours of all titles. */
export function neighbours(db: Kysely<Schema>) {
  return db
    .selectFrom('title_neighbour')
    .selectAll()
    .orderBy('title_id')
    .orderBy('score', 'desc')
    .orderBy('neighbour_id')
    .execute();
}

/** The neighbours of one title, the closest first. */
export async function neighboursOf(db: Kysely<Schema>, title: number | undefined): Promise<number[]> {
  const all = await neighbours(db);
  return all.filter((row) => row.title_id === title).map((row) => row.neighbour_id);
}
