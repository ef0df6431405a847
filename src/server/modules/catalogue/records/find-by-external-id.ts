import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/** The title of the catalogue, hidden or not, that has this number in TMDB or IMDb. */
export async function findByExternalId(
  db: Kysely<Schema>,
  reference: { type: 'film' | 'serie'; id: number } | { imdb: string },
): Promise<{ id: number } | undefined> {
  const titles = db.selectFrom('content').select('id').orderBy('id');
  const found =
    'imdb' in reference
      ? titles.where('imdb_id', '=', reference.imdb)
      : titles.where('tmdb_id', '=', reference.id).where('type', '=', reference.type);
  return found.executeTakeFirst();
}
