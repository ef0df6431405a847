import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { translatedLanguages } from '../../languages/current-language.ts';
import { visibleTo } from './visible-to.ts';

type TitleImages = { copertina: string | null; banner: string | null; translated: readonly string[] };

/** SQL: covers in other languages. */
const TRANSLATED_COVERS = sql<string[]>`array(
  select cover from title_translation where content_id = content.id and cover is not null)`;

/** The image URLs of these titles, without hidden ones, by id. */
export async function readTitleImages(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TitleImages>> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'copertina', 'banner'])
    .select(
      (translatedLanguages().length > 0 ? TRANSLATED_COVERS : sql<string[]>`'{}'::text[]`).as('translated'),
    )
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(visibleTo('people'))
    .execute();
  return new Map(rows.map(({ id, ...images }) => [id, images]));
}

/** Stores a cover's ThumbHash, unless the title has one or its cover changed. */
export async function saveThumbHash(
  db: Db,
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
