import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { rowId } from '../domain/row-id.ts';
import { notFound } from '../plugins/refusal.ts';
import { customListOf } from '../repositories/custom-lists.ts';
import { demandPremium } from './premium.ts';

/**
 * The custom list with this id. Throws a `Refusal`: 403 for ordinary people, 404 when the list is somebody
 * else's or nobody's, which look the same from outside.
 */
export async function demandOwnList(
  db: Kysely<Schema>,
  userId: string,
  id: string,
): Promise<{ id: number; titolo: string }> {
  await demandPremium(db, userId);
  const listId = rowId(id);
  const list = listId === undefined ? undefined : await customListOf(db, { userId, listId });
  if (!list) throw notFound('list');
  return list;
}
