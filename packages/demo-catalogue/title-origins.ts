import { type Kysely, sql } from 'kysely';
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

/** Gives titles that were loaded while posters were SVG the files that there are now. */
export async function renamePosters(db: Kysely<Schema>, beginning: string): Promise<void> {
  for (const column of ['copertina', 'banner'].map((name) => sql.ref(name)))
    await sql`
      update title set ${column} = regexp_replace(${column}, '[.]svg$', '.webp'), updated_at = now()
      where starts_with(origin, ${beginning}) and ${column} ~ '^/posters/[a-z0-9-]+[.]svg$'`.execute(db);
}
