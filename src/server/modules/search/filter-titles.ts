import { type RawBuilder, sql } from 'kysely';
import { DURATIONS, type Duration } from '../../../contract/premium-search.ts';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { all, type Db } from '../../database/db.ts';
import type { PageCursorCache } from '../../lib/page-cursor-cache.ts';
import { genreIdsOf } from '../catalogue/genres.ts';
import { type KeysetRange, newestTitlesPage } from '../catalogue/newest-titles-page.ts';
import type { Paging, Title } from '../catalogue/title.ts';
import { visibleTo } from '../catalogue/visible-to.ts';

/** Filters by axis; an empty axis does not restrict, several values on one mean any of them. */
export type PremiumSearchFilters = {
  genres: readonly string[];
  durations: readonly Duration[];
  years: readonly string[];
  types: readonly TitleType[];
};

/** Upper bound of index scans in one query: beyond it planning costs more than they save. */
const MAX_READS = 24;
/** Titles that a scan may read beyond its answer: less work than planning the scans one by one. */
const MAX_READ_IN_VAIN = 100;

/** One page of the titles that match every axis, newest first. Durations match films only. */
export async function filterTitles(
  db: Db,
  {
    genres,
    durations,
    years,
    types,
    paging,
    cursors,
  }: PremiumSearchFilters & { paging: Paging; cursors?: PageCursorCache | undefined },
): Promise<Title[]> {
  if (durations.length > 0 && types.length > 0 && !types.includes('film')) return [];
  const genreIds = genres.length > 0 ? await genreIdsOf(db, genres) : undefined;
  if (genreIds?.length === 0) return [];
  const axes = {
    genre_id: genreIds,
    anno: each(years.map(Number)),
    durata_scelta: each(durations.map(durationChoiceNumber)),
    type: types.length === 1 ? types : undefined,
  };
  // A title of two genres is read twice.
  const once = genreIds && genreIds.length > 1 ? sql`distinct on (created_at, id)` : sql``;
  const read = (range: KeysetRange) => sql`
    select ${once} created_at, id from ${readsOf(axes, range)} as found`;
  return newestTitlesPage(db, { titles: JSON.stringify(axes), read, paging, cursors });
}

/** Values of the columns by which titles are filtered; a column without values does not restrict. */
type Axes = Record<'genre_id' | 'anno' | 'durata_scelta' | 'type', readonly (number | string)[] | undefined>;

const each = <Value>(values: readonly Value[]) => (values.length > 0 ? [...new Set(values)] : undefined);

/**
 * One index scan for each pair of values: there are indexes for each genre (or all) with a year, a duration and a type,
 * and the other axes are filtered on top. Each scan is in page order and ends at the page's size. On the first pages a
 * lateral join reads them all; further back a union merges them, and reads no more than it returns.
 */
function readsOf({ genre_id, ...axes }: Axes, { afterCursor, limit }: KeysetRange): RawBuilder<unknown> {
  const genres = genre_id ?? [undefined];
  const leading = (['anno', 'durata_scelta', 'type'] as const).find(
    (axis) => axes[axis] && axes[axis].length * genres.length <= MAX_READS,
  );
  const values = (leading && axes[leading]) ?? [undefined];
  const others = Object.entries(axes).filter(([axis, wanted]) => wanted && axis !== leading);
  const [table, id] = genre_id ? [sql`title_genre`, sql`title_id`] : [sql`title`, sql`id`];
  const read = (genre: unknown, value: unknown) => {
    const conditions = [
      genre_id ? sql`genre_id = ${genre}` : visibleTo('lists'),
      afterCursor(sql`created_at`, id),
      ...(leading ? [sql`${sql.ref(leading)} = ${value}`] : []),
      ...others.map(([axis, wanted]) => sql`${sql.ref(axis)} = any(${wanted})`),
    ];
    return sql`(select created_at, ${id} as id from ${table} where ${sql.join(conditions, sql` and `)}
      order by created_at desc, id desc limit ${limit})`;
  };
  if (genres.length * values.length === 1 || limit > MAX_READ_IN_VAIN) {
    const reads = genres.flatMap((genre) => values.map((value) => read(genre, value)));
    return sql`(${sql.join(reads, sql` union all `)})`;
  }
  const pairs = [
    ...(genre_id ? [sql`unnest(${genre_id}::smallint[]) as each_genre`] : []),
    ...(leading ? [sql`unnest(${values}::${TYPES[leading]}[]) as each_value`] : []),
  ];
  return sql`${sql.join(pairs)}, lateral ${read(sql`each_genre`, sql`each_value`)}`;
}

/** Types of the columns that can lead. */
const TYPES = { anno: sql`smallint`, durata_scelta: sql`smallint`, type: sql`text` };

/** The years that have titles, newest first. A loose index scan (skip scan) instead of reading all titles. */
export async function yearsWithTitles(db: Db): Promise<number[]> {
  const rows = await all<{ anno: number }>(db)`
    with recursive year(anno) as (
      select max(anno) from title where ${visibleTo('lists')}
      union all
      select (select max(title.anno) from title where title.anno < year.anno and ${visibleTo('lists')})
      from year where year.anno is not null
    )
    select anno from year where anno is not null order by anno desc`;
  return rows.map((row) => row.anno);
}

/**
 * The films' duration choices (behaviour 9.3) as the database numbers them (`title.durata_scelta`): 1 up to 30
 * minutes, 2 up to 60, 3 up to 120, 4 over that.
 */
export function durationChoiceNumber(duration: Duration): number {
  return DURATIONS.indexOf(duration) + 1;
}
