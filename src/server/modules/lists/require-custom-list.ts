import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../http/api-error.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { requirePremium } from '../people/premium-status.ts';
import { findCustomList } from './custom-lists.ts';

/**
 * The person's custom list. Throws an `ApiError`: 403 for ordinary people, 404 when it does not exist or is somebody
 * else's.
 */
export async function requireCustomList(
  db: Kysely<Schema>,
  userId: string,
  id: string,
): Promise<{ id: number; titolo: string }> {
  await requirePremium(db, userId);
  const listId = parseRowId(id);
  const list = listId === undefined ? undefined : await findCustomList(db, { userId, listId });
  if (!list) throw notFound('list');
  return list;
}
