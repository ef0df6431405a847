import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { paged, selectTitles } from './select-titles.ts';
import type { Paging, Title } from './title.ts';

export type CustomList = { id: number; titolo: string };
type Place = { listId: number; contentId: number };

/** Somebody's lists in the order they were made. */
export async function customListsOf(db: Kysely<Schema>, userId: string): Promise<CustomList[]> {
  return db
    .selectFrom('custom_list')
    .select(['id', 'titolo'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** One of somebody's lists; undefined when there is none of that id or it is somebody else's. */
export async function customListOf(
  db: Kysely<Schema>,
  { userId, listId }: { userId: string; listId: number },
): Promise<CustomList | undefined> {
  return db
    .selectFrom('custom_list')
    .select(['id', 'titolo'])
    .where('id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** What stands in a list, last added first; everything without paging. */
export async function customListTitles(
  db: Kysely<Schema>,
  { listId, paging }: { listId: number; paging?: Paging | undefined },
): Promise<Title[]> {
  const titles = selectTitles(db)
    .innerJoin('custom_list_item', 'custom_list_item.content_id', 'content.id')
    .where('custom_list_item.list_id', '=', listId)
    .orderBy('custom_list_item.added_at', 'desc')
    .orderBy('custom_list_item.content_id', 'desc');
  return paged(titles, paging).execute();
}

/** Whether a title stands in a list. */
export async function isInCustomList(db: Kysely<Schema>, { listId, contentId }: Place): Promise<boolean> {
  const item = await db
    .selectFrom('custom_list_item')
    .select('content_id')
    .where('list_id', '=', listId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return item !== undefined;
}

/** Puts a title into a list; once is enough. False when there is no such title or list. */
export async function addToCustomList(db: Kysely<Schema>, { listId, contentId }: Place): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with place as (
      select custom_list.id as list_id, content.id as content_id
      from custom_list, content where custom_list.id = ${listId} and content.id = ${contentId}
    ), added as (
      insert into custom_list_item (list_id, content_id)
      select list_id, content_id from place on conflict do nothing
    )
    select exists (select from place) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Takes a title out of a list; nothing happens when it is not there. */
export async function removeFromCustomList(db: Kysely<Schema>, { listId, contentId }: Place): Promise<void> {
  await db
    .deleteFrom('custom_list_item')
    .where('list_id', '=', listId)
    .where('content_id', '=', contentId)
    .execute();
}

/** Makes an empty list and answers its id. */
export async function createCustomList(
  db: Kysely<Schema>,
  { userId, titolo }: { userId: string; titolo: string },
): Promise<number> {
  const list = await db
    .insertInto('custom_list')
    .values({ user_id: userId, titolo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return list.id;
}

/** Deletes one of somebody's lists; false when there is none of that id or it is somebody else's. */
export async function deleteCustomList(
  db: Kysely<Schema>,
  { userId, listId }: { userId: string; listId: number },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('custom_list')
    .where('id', '=', listId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
