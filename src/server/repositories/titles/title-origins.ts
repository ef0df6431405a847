import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Whether the catalogue has any title, hidden ones included. */
export async function hasTitles(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('content').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The ids of all titles whose origin begins so (`demo:`), by origin. */
export async function titleIdsByOriginPrefix(
  db: Kysely<Schema>,
  beginning: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('content')
    .select(['origin', 'id'])
    .where((eb) => eb.fn('starts_with', ['origin', eb.val(beginning)]))
    .execute();
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}
