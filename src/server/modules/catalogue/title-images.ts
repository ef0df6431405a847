import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { visibleTo } from './visible-to.ts';

type TitleImages = { copertina: string | null; banner: string | null };

/** The image URLs of those of these titles that are not hidden, by id. */
export async function readTitleImages(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TitleImages>> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'copertina', 'banner'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(visibleTo('people'))
    .execute();
  return new Map(rows.map(({ id, ...images }) => [id, images]));
}

/** Stores a cover's ThumbHash, unless the title has one or its cover changed. */
export async function saveThumbHash(
  db: Kysely<Schema>,
  { id, cover, thumbHash }: { id: number; cover: string; thumbHash: string },
): Promise<void> {
  await db
    .updateTable('content')
    .set({ anteprima: thumbHash })
    .where('id', '=', id)
    .where('copertina', '=', cover)
    .where('anteprima', 'is', null)
    .execute();
}
