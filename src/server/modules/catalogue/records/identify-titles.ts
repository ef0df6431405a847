import { type RawBuilder, sql } from 'kysely';
import type { TitleType } from '../../../../contract/request-schemas.ts';
import { all, type Db } from '../../../database/db.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** The ids that identify a title without its name; a number in TMDB does so only along with the type. */
export type TitleIds = {
  origin?: string | undefined;
  type?: TitleType | null | undefined;
  tmdbId?: number | null | undefined;
  imdbId?: string | null | undefined;
};

/** Grades of certainty about a title, the surest first; `alias`: the origin of one that was merged into it. */
const ID_GRADES = ['origin', 'alias', 'tmdb', 'imdb'] as const;
export type IdentifiedTitle = {
  id: number;
  origin: string;
  type: TitleType;
  grade: (typeof ID_GRADES)[number];
};

/**
 * The titles that ids mean, hidden ones included unless `where` leaves them out: for each the surest first, then
 * the oldest. Each kind of id is looked up in its index.
 */
export async function identifyTitles(
  db: Db,
  wanted: readonly TitleIds[],
  where: RawBuilder<boolean> = sql`true`,
): Promise<IdentifiedTitle[][]> {
  const rows = await all<IdentifiedTitle & { place: number }>(db)`
    select place::int - 1 as place, title.id, title.origin, title.type, grade
    from unnest(
      ${wanted.map(({ origin = null }) => origin)}::text[], ${wanted.map(({ type = null }) => type)}::text[],
      ${wanted.map(({ tmdbId = null }) => tmdbId)}::int[], ${wanted.map(({ imdbId = null }) => imdbId)}::text[]
    ) with ordinality as wanted(origin, type, tmdb, imdb, place)
    cross join lateral (
      select id, 'origin' as grade from title where title.origin = wanted.origin
      union all select title_id, 'alias' from title_alias where title_alias.origin = wanted.origin
      union all select id, 'tmdb' from title
        where tmdb_id is not null and tmdb_id = tmdb and title.type = wanted.type
      union all select id, 'imdb' from title where imdb_id is not null and imdb_id = imdb
    ) as meant join title on title.id = meant.id and ${where}
    order by place, array_position(${[...ID_GRADES]}::text[], grade), title.id`;
  const found: IdentifiedTitle[][] = wanted.map(() => []);
  for (const { place, ...title } of rows) found[place]?.push(title);
  return found;
}

/** The surest and oldest title that ids mean, hidden or not. */
export async function identifyTitle(db: Db, wanted: TitleIds): Promise<IdentifiedTitle | undefined> {
  const [titles] = await identifyTitles(db, [wanted]);
  return titles?.[0];
}

export function idsOf({ origin, type, tmdb_id, imdb_id }: TitleRecord): TitleIds {
  return { origin, type, tmdbId: tmdb_id, imdbId: imdb_id };
}
