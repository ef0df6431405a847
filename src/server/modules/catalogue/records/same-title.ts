import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** Finds the title of a record, hidden ones included: by origin, or by its TMDB or IMDb id. */
export async function findSameTitle(
  db: Kysely<Schema>,
  { origin, type, tmdb_id, imdb_id }: TitleRecord,
): Promise<{ id: number; origin: string } | undefined> {
  return db
    .selectFrom('content')
    .select(['id', 'origin'])
    .where((eb) =>
      eb.or([
        eb('origin', '=', origin),
        ...(tmdb_id == null ? [] : [eb.and([eb('tmdb_id', '=', tmdb_id), eb('type', '=', type)])]),
        ...(imdb_id == null ? [] : [eb('imdb_id', '=', imdb_id)]),
      ]),
    )
    .orderBy(sql`origin = ${origin}`, 'desc')
    .orderBy('id')
    .executeTakeFirst();
}
