import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../../src/server/database/schema.ts';
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

/** Has one artist, Fritz Lang, direct all of these titles. */
export async function directAll(db: Kysely<Schema>, titles: readonly number[]): Promise<void> {
  await sql`
    with artist as (insert into artist (nome, nome_ricerca) values ('Fritz Lang', 'fritz lang') returning id)
    insert into credit (title_id, artist_id, role, position)
    select title, id, 'regia', 0 from artist, unnest(${[...titles]}::int[]) as title`.execute(db);
}
