import { sql } from 'kysely';
import { type Db, one, undefinedIfDeleted } from '../../database/db.ts';
import type { Paging } from '../catalogue/title.ts';
import type { TitleVersion } from '../catalogue/title-json.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { MAX_LIST_ITEMS } from './list-limits.ts';
import { isEntry, titlesOfEntries } from './static-lists.ts';

export type CustomList = { id: number; titolo: string };
type Place = { listId: number; titleId: number };

/** Somebody's lists in their order; those without a place come last, as they were made. */
export async function findCustomLists(db: Db, userId: string): Promise<CustomList[]> {
  return db
    .selectFrom('custom_list')
    .select(['id', 'titolo'])
    .where('user_id', '=', userId)
    .orderBy(sql`place nulls last`)
    .orderBy('id')
    .execute();
}

/** One of somebody's lists; undefined when there is none of that id or it is somebody else's. */
export async function findCustomList(
  db: Db,
  { userId, listId }: { userId: string; listId: number },
): Promise<CustomList | undefined> {
  return db
    .selectFrom('custom_list')
    .select(['id', 'titolo'])
    .where('id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A list's titles, last added first; all of them without paging. */
export async function customListTitles(
  db: Db,
  { listId, paging }: { listId: number; paging?: Paging | undefined },
): Promise<TitleVersion[]> {
  return titlesOfEntries(db, entriesOf(listId), paging);
}

const entriesOf = (listId: number) => sql`custom_list_item where list_id = ${listId}`;

/** True if a title is in a list; false while it is hidden, though its list rows are kept. */
export async function isInCustomList(db: Db, { listId, titleId }: Place): Promise<boolean> {
  return isEntry(db, entriesOf(listId), titleId);
}

/**
 * Adds a title to a list, idempotent. 'no such title' when the list or the title does not exist, or it is hidden.
 */
export async function addToCustomList(
  db: Db,
  { listId, titleId }: Place,
): Promise<'added' | 'no such title' | 'full'> {
  const outcome = await one<{ known: boolean; is_full: boolean }>(db)`
    with place as (
      select custom_list.id as list_id, title.id as title_id
      from custom_list, title
      where custom_list.id = ${listId} and title.id = ${titleId} and ${visibleTo('people')}
    ), size as (
      select count(*) >= ${MAX_LIST_ITEMS} as is_full from (
        select from custom_list_item where list_id = ${listId} and title_id <> ${titleId}
        limit ${MAX_LIST_ITEMS}
      ) as item
    ), added as (
      insert into custom_list_item (list_id, title_id)
      select list_id, title_id from place, size where not size.is_full on conflict do nothing
    )
    select exists (select from place) as known, (select is_full from size)`.catch(undefinedIfDeleted);
  if (!outcome?.known) return 'no such title';
  return outcome.is_full ? 'full' : 'added';
}

/** Removes a title from a list, idempotent. */
export async function removeFromCustomList(db: Db, { listId, titleId }: Place): Promise<void> {
  await db
    .deleteFrom('custom_list_item')
    .where('list_id', '=', listId)
    .where('title_id', '=', titleId)
    .execute();
}

/** Inserts a custom list without any checks and returns its id. */
export async function insertCustomListUnchecked(
  db: Db,
  { userId, titolo }: { userId: string; titolo: string },
): Promise<number> {
  const list = await db
    .insertInto('custom_list')
    .values({ user_id: userId, titolo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return list.id;
}

/** Puts somebody's lists in this order; those left out lose their place. */
export async function orderCustomLists(
  db: Db,
  { userId, listIds }: { userId: string; listIds: readonly number[] },
): Promise<void> {
  await sql`
    update custom_list set place = array_position(${listIds}::int[], id::int) where user_id = ${userId}`.execute(
    db,
  );
}

/** Deletes one of somebody's lists; false when there is none of that id or it is somebody else's. */
export async function deleteCustomList(
  db: Db,
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
