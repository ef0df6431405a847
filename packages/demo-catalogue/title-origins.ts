import type { Kysely } from 'kysely';
import type { Schema } from '../../src/server/database/schema.ts';

/** The ids of all titles whose origin begins so (`demo:`), by origin. */
export async function titleIdsByOriginPrefix(
  db: Kysely<Schema>,
  beginning: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('title')
    .select(['origin', 'id'])
    .where((eb) => eb.fn('starts_with', ['origin', eb.val(beginning)]))
    .execute();
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}
