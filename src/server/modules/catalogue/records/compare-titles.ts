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
   * A column changed that `content_genre`, `play_window` or `genre_window` depend on: type, genres, date, duration,
   * hidden.
   */
  regrouped: boolean;
};

/** The changes that an import would make to each title. Read-only. */
export async function compareTitles(db: Db, records: readonly TitleRecord[]): Promise<TitleComparison[]> {
  const id = sql<number>`content.id`;
  const rows = await all<Omit<TitleComparison, 'state'> & { differs: boolean }>(db)`
    select title.origin, content.id,
      (${recordColumnsOf('content')}) is distinct from (${recordColumnsOf('title')})
        or ${HIDDEN_BY_OWNER} <> title.hidden is true
        or (title.anteprima is not null and content.anteprima is distinct from title.anteprima)
        or (title.traduzioni is not null and ${TRANSLATIONS_OF_RECORD} <> title.traduzioni::jsonb)
        or ${creditedNamesExpression(id, 'regia')} <> title.registi
        or ${creditedNamesExpression(id, 'cast')} <> title.interpreti
        or exists (
          select from ${countedByPart(sql`(
            select content.id as content_id, one.* from json_to_recordset(title.sorgenti) as one(${BROUGHT_COLUMNS}))`)} as brought
          where ${IS_MISSING_VERSION} or not exists (
            select from video where content_id = content.id and position = 0 and season is not distinct from stagione
              and episode is not distinct from episodio)) as differs,
      content.id is null or content.type <> title.type or content.generi <> title.generi
        or content.data_uscita is distinct from title.data_uscita or content.durata <> title.durata
        or ${HIDDEN_BY_OWNER} <> title.hidden is true as regrouped
    from ${recordsAsRowSet(records)} left join content on content.origin = title.origin`;
  return rows.map(({ differs, ...row }) => ({ ...row, state: stateOf(row.id, differs) }));
}

function stateOf(id: number | null, differs: boolean): TitleComparison['state'] {
  if (id === null) return 'created';
  return differs ? 'changed' : 'unchanged';
}
