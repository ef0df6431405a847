import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { ImageKind } from '../../domain/image-urls.ts';

/** A title's image URL; undefined when the title is missing or hidden, or has none. */
export async function findImageSource(
  db: Kysely<Schema>,
  { kind, id }: { kind: ImageKind; id: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('content')
    .select(kind)
    .where('id', '=', id)
    .where('hidden', '=', false)
    .executeTakeFirst();
  return row?.[kind] ?? undefined;
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
