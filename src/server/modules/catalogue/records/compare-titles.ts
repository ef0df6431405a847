import { sql } from 'kysely';
import { all, type Db } from '../../../database/db.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { HIDDEN_BY_OWNER } from '../visible-to.ts';
import { BROUGHT_COLUMNS, countedByPart, IS_MISSING_VERSION } from './record-videos.ts';
import { creditedNamesExpression, recordColumnsOf, recordsAsRowSet } from './title-columns.ts';
import { TRANSLATIONS_OF_RECORD } from './translations.ts';

export type TitleComparison = {
  origin: string;
  /** The title's id; null if the catalogue does not have it yet. */
  id: number | null;
  state: 'created' | 'changed' | 'unchanged';
  /**
   * A column changed that `title_genre`, `play_window` or `genre_window` depend on: type, genres, date, duration,
   * hidden.
   */
  regrouped: boolean;
};

/** The changes that an import would make to each title. Read-only. */
export async function compareTitles(db: Db, records: readonly TitleRecord[]): Promise<TitleComparison[]> {
  const id = sql<number>`title.id`;
  const rows = await all<Omit<TitleComparison, 'state'> & { differs: boolean }>(db)`
    select record.origin, title.id,
      (${recordColumnsOf('title')}) is distinct from (${recordColumnsOf('record')})
        or ${HIDDEN_BY_OWNER} <> record.hidden is true
        or (record.anteprima is not null and title.anteprima is distinct from record.anteprima)
        or (record.traduzioni is not null and ${TRANSLATIONS_OF_RECORD} <> record.traduzioni::jsonb)
        or ${creditedNamesExpression(id, 'regia')} <> record.registi
        or ${creditedNamesExpression(id, 'cast')} <> record.interpreti
        or exists (
          select from ${countedByPart(sql`(
            select title.id as title_id, one.* from json_to_recordset(record.sorgenti) as one(${BROUGHT_COLUMNS}))`)} as brought
          where ${IS_MISSING_VERSION} or not exists (
            select from video where title_id = title.id and position = 0 and season is not distinct from stagione
              and episode is not distinct from episodio)) as differs,
      title.id is null or title.type <> record.type or title.generi <> record.generi
        or title.data_uscita is distinct from record.data_uscita or title.durata <> record.durata
        or ${HIDDEN_BY_OWNER} <> record.hidden is true as regrouped
    from ${recordsAsRowSet(records)} left join title on title.origin = record.origin`;
  return rows.map(({ differs, ...row }) => ({ ...row, state: stateOf(row.id, differs) }));
}

function stateOf(id: number | null, differs: boolean): TitleComparison['state'] {
  if (id === null) return 'created';
  return differs ? 'changed' : 'unchanged';
}
