import { sql } from 'kysely';
import { MAX_CUSTOM_LISTS } from '../../../contract/own/lists.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { visibleTo } from '../catalogue/visible-to.ts';

/**
 * Creates a first custom list for a person without any. The caller's transaction must have written the person's
 * row, which serialises concurrent calls.
 */
export async function ensureFirstCustomList(transaction: Db, userId: string): Promise<void> {
  const name = await inLanguageOf(transaction, userId, async () => texts.firstList);
  await sql`
    insert into custom_list (user_id, titolo) select ${userId}, ${name}
    where not exists (select from custom_list where user_id = ${userId})`.execute(transaction);
}

type NewList = {
  userId: string;
  titolo: string;
  /** The first title in it. */
  titleId?: number | undefined;
  updateId?: number | null;
};

/**
 * Creates a custom list: checks premium, the limit, and names case-insensitively. `updateId` is the update that asks for
 * it: handled again, the list is `made` as before.
 */
export async function createCustomList(
  db: Db,
  { userId, titolo, titleId, updateId = null }: NewList,
): Promise<'made' | 'not premium' | 'taken' | 'too many'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPremium(transaction, userId))) return 'not premium';
    const { count, taken, made } = await transaction
      .selectFrom('custom_list')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<boolean>`coalesce(bool_or(lower(titolo) = lower(${titolo})), false)`.as('taken'),
        sql<boolean>`coalesce(bool_or(update_id = ${updateId}::bigint), false)`.as('made'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (made) return 'made';
    if (taken) return 'taken';
    if (count >= MAX_CUSTOM_LISTS) return 'too many';
    const { id } = await transaction
      .insertInto('custom_list')
      .values({ user_id: userId, titolo, update_id: updateId })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (titleId !== undefined) await addFirstTitle(transaction, { listId: id, titleId });
    return 'made';
  });
}

/** Adds a title to a new list. The lock keeps the title from being removed before the list is stored. */
async function addFirstTitle(
  transaction: Db,
  { listId, titleId }: { listId: number; titleId: number },
): Promise<void> {
  await sql`
    insert into custom_list_item (list_id, title_id)
    select ${listId}::int, id from title where id = ${titleId} and ${visibleTo('people')} for key share`.execute(
    transaction,
  );
}

/** Renames one of somebody's lists: checks premium, and names case-insensitively. */
export async function renameCustomList(
  db: Db,
  { userId, listId, titolo }: { userId: string; listId: number; titolo: string },
): Promise<'renamed' | 'not premium' | 'taken' | 'no such list'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPremium(transaction, userId))) return 'not premium';
    const lists = await transaction
      .selectFrom('custom_list')
      .select(['id', sql<boolean>`lower(titolo) = lower(${titolo})`.as('isSame')])
      .where('user_id', '=', userId)
      .execute();
    if (!lists.some(({ id }) => id === listId)) return 'no such list';
    if (lists.some(({ id, isSame }) => isSame && id !== listId)) return 'taken';
    await transaction.updateTable('custom_list').set({ titolo }).where('id', '=', listId).execute();
    return 'renamed';
  });
}

/** Returns true if a person is premium; locks the row until the transaction ends. */
async function lockPremium(transaction: Db, userId: string): Promise<boolean> {
  const person = await transaction
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return person !== undefined;
}
