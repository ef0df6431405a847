import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ImageKind } from '../domain/image-address.ts';

/** Where a title's picture comes from; undefined for a title that is not there or hidden, and where there is none. */
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

/** Keeps the preview of a cover, unless the title brought one, or the cover is another one by now. */
export async function keepPreview(
  db: Kysely<Schema>,
  { id, cover, preview }: { id: number; cover: string; preview: string },
): Promise<void> {
  await db
    .updateTable('content')
    .set({ anteprima: preview })
    .where('id', '=', id)
    .where('copertina', '=', cover)
    .where('anteprima', 'is', null)
    .execute();
}
