import { type Kysely, type RawBuilder, sql } from 'kysely';
import { all } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { HIDDEN_BY_OWNER } from '../visible-to.ts';
import { recordColumnsOf, recordsAsRowSet } from './title-columns.ts';
import { creditedNamesExpression } from './title-records.ts';

export type TitleComparison = {
  origin: string;
  /** The title's id; null where the catalogue does not have it yet. */
  id: number | null;
  state: 'created' | 'changed' | 'unchanged';
  /**
   * A column changed that `content_genre`, `play_window` or `genre_window` depend on: type, genres, date, duration,
   * hidden.
   */
  regrouped: boolean;
};

/** What an import would do to each title. Read-only. */
export async function compareTitles(
  db: Kysely<Schema>,
  records: readonly TitleRecord[],
): Promise<TitleComparison[]> {
  const id = sql<number>`content.id`;
  const rows = await all<Omit<TitleComparison, 'state'> & { differs: boolean }>(db)`
    select title.origin, content.id,
      (${recordColumnsOf('content')}) is distinct from (${recordColumnsOf('title')})
        or ${HIDDEN_BY_OWNER} <> title.hidden is true
        or (title.anteprima is not null and content.anteprima is distinct from title.anteprima)
        or ${creditedNamesExpression(id, 'regia')} <> title.registi
        or ${creditedNamesExpression(id, 'cast')} <> title.interpreti
        or exists (
          select from ${countedByPart(sql`(
            select content.id as content_id, one.* from json_to_recordset(title.sorgenti) as one(${BROUGHT_COLUMNS}))`)} as brought
          where ${IS_MISSING_VERSION} or not exists (
            select from video where content_id = content.id and position = 0 and season is not distinct from stagione
              and episode is not distinct from episodio)) as differs,
      content.id is null or content.type <> title.type or content.generi <> title.generi
        or content.data_uscita <> title.data_uscita or content.durata <> title.durata
        or ${HIDDEN_BY_OWNER} <> title.hidden is true as regrouped
    from ${recordsAsRowSet(records)} left join content on content.origin = title.origin`;
  return rows.map(({ differs, ...row }) => ({ ...row, state: stateOf(row.id, differs) }));
}

function stateOf(id: number | null, differs: boolean): TitleComparison['state'] {
  if (id === null) return 'created';
  return differs ? 'changed' : 'unchanged';
}

/** The columns of a record's sources as a row set, without the title's id. */
export const BROUGHT_COLUMNS = sql`stagione smallint, episodio smallint, url text, qualita smallint, lingue text[],
  sottotitoli text[], dimensione double precision, nota text`;

/**
 * SQL: of the sources `brought` of one part, which are several, one that the catalogue lacks: there is none of its place,
 * and none of its quality, languages and note.
 */
export const IS_MISSING_VERSION: RawBuilder<boolean> = sql`(
  brought.several > 1 and not exists (
    select from video as known
    where known.content_id = brought.content_id and known.position is not null and known.season is not distinct from brought.stagione
      and known.episode is not distinct from brought.episodio
      and (known.url = brought.url or (known.quality is not distinct from brought.qualita
        and known.languages = coalesce(brought.lingue, '{}') and known.note = coalesce(brought.nota, '')))
  ))`;

/** SQL: rows of such sources, with how many of the same part come with them. */
export function countedByPart(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select sources.*, count(*) over (partition by content_id, stagione, episodio) as several from ${rows} as sources
  )`;
}
