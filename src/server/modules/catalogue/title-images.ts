import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { translatedLanguages } from '../../languages/current-language.ts';
import { drawnCoverSource } from '../../lib/drawn-covers.ts';
import { visibleTo } from './visible-to.ts';

type TitleImages = { copertina: string; banner: string | null; translated: readonly string[] };

type Translation = { cover: string | null; name: string };

/** SQL: covers and names in other languages. */
const TRANSLATIONS = sql<Translation[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('cover', cover, 'name', coalesce(name, title.titolo))), '[]')
  from title_translation where title_id = title.id)`;
const NONE = sql<Translation[]>`'[]'::jsonb`;

/** The image URLs of these titles, without hidden ones, by id; a title without a cover has a drawn one for each of its names. */
export async function readTitleImages(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TitleImages>> {
  const rows = await db
    .selectFrom('title')
    .select(['id', 'copertina', 'banner', 'titolo', 'generi'])
    .select((translatedLanguages().length > 0 ? TRANSLATIONS : NONE).as('translations'))
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where(visibleTo('people'))
    .execute();
  return new Map(
    rows.map(({ id, copertina, banner, titolo, generi, translations }) => {
      const coverOf = ({ cover, name }: Translation) =>
        cover ?? copertina ?? drawnCoverSource({ titolo: name, generi });
      const translated = translations.map(coverOf);
      return [id, { copertina: coverOf({ cover: null, name: titolo }), banner, translated }];
    }),
  );
}

/** Stores a cover's ThumbHash, unless the title has one or its cover changed. */
export async function saveThumbHash(
  db: Db,
  { id, cover, thumbHash }: { id: number; cover: string; thumbHash: string },
): Promise<void> {
  await db
    .updateTable('title')
    .set({ anteprima: thumbHash })
    .where('id', '=', id)
    .where('copertina', '=', cover)
    .where('anteprima', 'is', null)
    .execute();
}
