import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { ANSWERED_COLUMNS, type Paging, type Title } from './title.ts';
import { inTitleLanguage } from './title-language.ts';
import { HAS_WORKING_VIDEO, visibleTo } from './visible-to.ts';

/**
 * Selects titles in the shape that the repositories return, never a hidden one; the caller adds which ones and their
 * order.
 */
export function selectTitles(db: Db) {
  return selectTitlesIncludingHidden(db).where(visibleTo('lists'));
}

/** Selects unlisted titles as well: for links by id, and for titles in lists. */
export function selectReachableTitles(db: Db) {
  return selectTitlesIncludingHidden(db).where(visibleTo('people'));
}

/** Selects hidden titles as well: for the owner alone. */
export function selectTitlesIncludingHidden(db: Db) {
  return db
    .selectFrom('title')
    .leftJoin('title_stats', 'title_stats.title_id', 'title.id')
    .select(ANSWERED_COLUMNS.map((column) => inTitleLanguage(column).as(column)))
    .select([
      'title.id',
      HAS_WORKING_VIDEO.as('isPlayable'),
      sql`title.data_uscita::text`.as('data_uscita'),
      sql`coalesce(title_stats.mi_piace, 0)`.as('mi_piace'),
      sql`coalesce(title_stats.preferiti, 0)`.as('preferiti'),
      sql`coalesce(title_stats.visualizzazioni, 0)`.as('visualizzazioni'),
    ])
    .$castTo<Title>();
}

/** A query for title ids, and the order of its results. */
export type TitleIdsQuery = { ids: RawBuilder<unknown>; order: RawBuilder<unknown> };

/** Fetches the titles of an id query. The id query reads indexes only, so that only one page of titles is fetched. */
export function fetchTitlesByQuery(db: Db, { ids, order }: TitleIdsQuery): Promise<Title[]> {
  return selectTitles(db)
    .innerJoin(sql<{ id: number }>`(${ids})`.as('page'), (join) => join.onRef('page.id', '=', 'title.id'))
    .orderBy(order)
    .execute();
}

/** `limit` and `offset` of a page. */
export function limitToPage({ page, perPage }: Paging): RawBuilder<unknown> {
  return sql`limit ${perPage} offset ${(page - 1) * perPage}`;
}
