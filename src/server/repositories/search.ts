import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ContentType } from '../../contract/request.ts';
import type { Duration } from '../../contract/search.ts';
import type { Schema } from '../database/schema.ts';
import { durationNumber } from '../domain/durations.ts';
import { genreIdsOf } from './genre-names.ts';
import { pageOf, titlesOf } from './select-titles.ts';
import type { Paging, Title } from './title.ts';

/** What to look for; an empty axis does not restrict, several values on one axis mean any of them. */
export type Filter = {
  genres: readonly string[];
  durations: readonly Duration[];
  years: readonly string[];
  types: readonly ContentType[];
};

/** More reads off indexes than these take longer to plan than they save. */
const MOST_READS = 24;

/** One page of the titles that answer every axis, newest first. Durations match films only. */
export async function filterTitles(
  db: Kysely<Schema>,
  { genres, durations, years, types, paging }: Filter & { paging: Paging },
): Promise<Title[]> {
  if (durations.length > 0 && types.length > 0 && !types.includes('film')) return [];
  const genreIds = genres.length > 0 ? await genreIdsOf(db, genres) : undefined;
  if (genreIds?.length === 0) return [];
  const axes = {
    genre_id: genreIds,
    anno: each(years.map(Number)),
    durata_scelta: each(durations.map(durationNumber)),
    type: types.length === 1 ? types : undefined,
  };
  const reads = readsOf(axes, paging.page * paging.perPage);
  // A title of two genres is read twice.
  const ids = sql`
    select ${genreIds && genreIds.length > 1 ? sql`distinct on (created_at, id)` : sql``} created_at, id
    from (${sql.join(reads, sql` union all `)}) as found
    order by created_at desc, id desc ${pageOf(paging)}`;
  return titlesOf(db, { ids, order: sql`page.created_at desc, page.id desc` });
}

/** Values of the columns by which titles are filtered; a column without values does not restrict. */
type Axes = Record<'genre_id' | 'anno' | 'durata_scelta' | 'type', readonly (number | string)[] | undefined>;

const each = <Value>(values: readonly Value[]) => (values.length > 0 ? [...new Set(values)] : undefined);

/**
 * Queries that together find what the axes say. There is an index for each genre, or all of them, with a year, with a
 * duration and with a type: one read for each pair of values, while the other axes are looked up in what it reads. All
 * come in the order of the page, so that they are merged, and none goes further than the page.
 */
function readsOf({ genre_id, ...axes }: Axes, limit: number): RawBuilder<unknown>[] {
  const genres = genre_id ?? [undefined];
  const leading = (['anno', 'durata_scelta', 'type'] as const).find(
    (axis) => axes[axis] && axes[axis].length * genres.length <= MOST_READS,
  );
  const values = (leading && axes[leading]) ?? [undefined];
  const others = Object.entries(axes).filter(([axis, wanted]) => wanted && axis !== leading);
  return genres.flatMap((genre) =>
    values.map((value) => {
      const conditions = [
        genre === undefined ? sql`not hidden` : sql`genre_id = ${genre}`,
        ...(leading && value !== undefined ? [sql`${sql.ref(leading)} = ${value}`] : []),
        ...others.map(([axis, wanted]) => sql`${sql.ref(axis)} = any(${wanted})`),
      ];
      const titles = genre === undefined ? sql`id from content` : sql`content_id as id from content_genre`;
      return sql`(select created_at, ${titles} where ${sql.join(conditions, sql` and `)}
        order by created_at desc, id desc limit ${limit})`;
    }),
  );
}

/** The years that have titles, newest first. Steps from year to year on the index instead of reading all titles. */
export async function yearsWithTitles(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ anno: number }>`
    with recursive year(anno) as (
      select max(anno) from content where not hidden
      union all
      select (select max(content.anno) from content where content.anno < year.anno and not content.hidden)
      from year where year.anno is not null
    )
    select anno from year where anno is not null order by anno desc`.execute(db);
  return rows.map((row) => row.anno);
}
