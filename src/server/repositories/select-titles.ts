import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
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
      'content.mi_piace as miPiace',
      'content.preferiti',
      'content.visualizzazioni',
    ]);
}

/** Cuts one page out of an ordered query. */
export function paged<Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, Title>,
  paging: Paging,
): SelectQueryBuilder<Schema, Tables, Title> {
  return query.limit(paging.perPage).offset((paging.page - 1) * paging.perPage);
}
