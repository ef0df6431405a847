import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Paging, Title } from './title.ts';

/**
 * Selects titles in the shape that the repositories answer, never a hidden one; the caller adds which ones and their
 * order.
 */
export function selectTitles(db: Kysely<Schema>) {
  return selectAnyTitles(db).where('content.hidden', '=', false);
}

/** The same with the hidden ones: for the owner alone. */
export function selectAnyTitles(db: Kysely<Schema>) {
  return db
    .selectFrom('content')
    .leftJoin('content_stats', 'content_stats.content_id', 'content.id')
    .select([
      'content.id',
      'content.type',
      'content.titolo',
      'content.trama',
      'content.generi',
      sql<string>`content.data_uscita::text`.as('dataUscita'),
      'content.durata',
      'content.adult',
      'content.copertina',
      'content.banner',
      'content.trailer',
      'content.anteprima',
      sql<number>`coalesce(content_stats.mi_piace, 0)`.as('miPiace'),
      sql<number>`coalesce(content_stats.preferiti, 0)`.as('preferiti'),
      sql<number>`coalesce(content_stats.visualizzazioni, 0)`.as('visualizzazioni'),
    ]);
}

/** Which titles to answer, by their ids, and the order to answer them in. */
export type Cut = { ids: RawBuilder<unknown>; order: RawBuilder<unknown> };

/**
 * The titles of a query that answers `id` and what `order` needs. The query cuts its page out of indexes alone; only
 * the titles of that page are then looked at.
 */
export function titlesOf(db: Kysely<Schema>, { ids, order }: Cut): Promise<Title[]> {
  return selectTitles(db)
    .innerJoin(sql<{ id: number }>`(${ids})`.as('page'), (join) => join.onRef('page.id', '=', 'content.id'))
    .orderBy(order)
    .execute();
}

/** The end of a query that is to answer one page only. */
export function pageOf({ page, perPage }: Paging): RawBuilder<unknown> {
  return sql`limit ${perPage} offset ${(page - 1) * perPage}`;
}
